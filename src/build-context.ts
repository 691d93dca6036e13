export interface BuildContext {
  now: number;
  /** A preview includes drafts and scheduled posts. */
  preview: boolean;
}

export const buildContext = (env: NodeJS.ProcessEnv = process.env): BuildContext => ({
  now: env.BUILD_DATE ? Date.parse(env.BUILD_DATE) : Date.now(),
  preview: env.PREVIEW === "1" || env.NODE_ENV === "development",
});
