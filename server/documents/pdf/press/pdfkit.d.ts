// The part of pdfkit that the press uses; the package ships no types.
declare module 'pdfkit' {
  type Reference = {
    data: Record<string, unknown>;
    end(data?: Uint8Array | string): void;
    write(data: Uint8Array | string): void;
    compress: boolean;
  };
  type Content = object;
  type Element = { add(child: Element | Content): Element; end(): void };
  type ElementOptions = {
    title?: string;
    alt?: string;
    actual?: string;
    scope?: string;
    bbox?: [number, number, number, number];
  };

  class PDFDocument {
    constructor(options: Record<string, unknown>);
    page: { fonts: Record<string, Reference>; height: number };
    outline: { addItem(title: string): unknown };
    _root: Reference;
    endMetadata(): void;
    addPage(options: { size: [number, number]; margin: number }): this;
    addContent(operators: string): this;
    ref(data?: Record<string, unknown>): Reference;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    fillColor(color: string): this;
    image(data: Uint8Array, x: number, y: number, size: { width: number; height: number }): this;
    struct(role: string, options?: ElementOptions): Element;
    addStructure(element: Element): this;
    markContent(role: string, options?: { type: string }): this;
    markStructureContent(role: string): Content;
    endMarkedContent(): this;
    end(): void;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
  }
  export default PDFDocument;
  export type { Content, Element, Reference };
}
