declare module '*?inline-script' {
  /** The module as one classic script; empty in the browser's build. */
  const code: string;
  export default code;
}

declare module '*?chunk-files' {
  /** Addresses of the scripts and styles that a dynamic import of the module asks for. */
  const files: string[];
  export default files;
}
