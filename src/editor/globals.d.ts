/** The editor's configuration. `build-editor.ts` defines the constants CONFIG and SITE. */
declare const CONFIG: import("./config").EditorConfig;
/** The content of site.json, with the URL of the build. */
declare const SITE: unknown;
