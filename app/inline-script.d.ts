declare module '*?inline-script' {
  /** The module as one classic script; empty in the browser's build. */
  const code: string;
  export default code;
}
