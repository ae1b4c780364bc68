/** The groups of operations, by the first word of their address, in the order of a reader's day. */
const groups = [
  ['functions', 'What the wizard asks for: concepts, brief, script, frames, the package by mail.'],
  ['projects', 'Projects of a member: saved, changed, shared, compared, claimed.'],
  ['archived-projects', 'Deleted projects, to be restored or let go.'],
  ['project-files', 'Projects made of a file.'],
  ['files', 'What a project is downloaded as.'],
  ['schemas', 'The form of a project as a file.'],
  ['product-pictures', 'Pictures of a product, for whoever sent them.'],
  ['storage', 'Drawn frames and other public files.'],
  ['frames', 'The layers of a drawn frame, for films.'],
  ['directors', 'The directory of directors.'],
  ['catalogue', 'The twelve that a match is made of.'],
  ['payments', 'Orders, checkouts, receipts and the subscription of a member.'],
  ['auth', 'Signing up and in, passwords, mailed links, second factor, passkeys.'],
  ['session', 'Who is signed in, with an access token.'],
  ['account', 'A member about themselves: data, sessions, keys to the API, deletion.'],
  ['profile', 'Name, company and telephone of a member.'],
  ['rpc', 'Whether a member has a role.'],
  ['realtime', 'The socket that says what may have changed.'],
  ['s', 'Files behind a link to a project, without signing in.'],
  ['page-views', 'Visits, counted without cookies.'],
  ['webhooks', 'What the payment provider tells.'],
  ['admin', 'The administration, for its roles alone.'],
] as const;

/** As the description of the API lists them. */
export const tags = groups.map(([name, description]) => ({ name, description }));
