/** What `build-editor.ts` writes into the script of the editor. */
declare const CONFIG: import("./config").EditorConfig;
/** The content of site.json, with the address the site has. */
declare const SITE: unknown;
