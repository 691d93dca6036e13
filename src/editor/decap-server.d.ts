declare module "decap-server/dist/middlewares" {
  interface Logger {
    info(text: string): void;
    debug(text: string): void;
    error(text: string): void;
  }
  export function registerLocalFs(app: unknown, options: { logger: Logger }): Promise<void>;
}
