// The shell of the few pages that are rendered here and need no script.
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A whole page on the stage. `wide` gives its content the width of a document. */
export const plainPage = (title: string, content: Html, wide = false): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · AD BUILDER</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain-page/style.css">
</head>
<body>
<header><a href="/" class="wordmark" aria-label="AD BUILDER, to the start page"><b>A</b>D BUILDER</a></header>
<main${wide ? html` class="wide"` : ''}>
${content}
</main>
</body>
</html>`;
