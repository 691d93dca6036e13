// The packages of the editor are not installed during the type check, so their types are here.

declare module "decap-cms-app" {
  /** https://decapcms.org/docs/customization, https://decapcms.org/docs/registering-events */
  export const DecapCmsApp: {
    registerCustomFormat(name: string, extension: string, format: import("./formats").Format): void;
    registerEventListener<Entry, Result>(listener: {
      name: "preSave";
      handler: (event: { entry: Entry }) => Result;
    }): void;
    registerPreviewStyle(address: string): void;
    registerPreviewTemplate<Props>(
      collection: string,
      component: (props: Props) => React.ReactNode,
    ): void;
    init(options: { config: import("./config").EditorConfig }): void;
  };
}

declare module "decap-server/dist/middlewares" {
  interface Logger {
    info(text: string): void;
    debug(text: string): void;
    error(text: string): void;
  }
  export function registerLocalFs(app: unknown, options: { logger: Logger }): Promise<void>;
}

/** A constant with the configuration of the editor. `build-editor.ts` replaces it by its value. */
declare const CONFIG: import("./config").EditorConfig;
declare const SITE: unknown;
