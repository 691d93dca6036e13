/** What decides which posts are in a build, beside the posts. */
export interface Occasion {
  /** When it takes place, in milliseconds since 1970 */
  now: number;
  /** Whether it shows posts that visitors may not see yet */
  preview: boolean;
}

/**
 * The occasion of this build: it takes place now, or as if it were BUILD_DATE (ISO 8601), and is a
 * preview under `develop` and with PREVIEW=1.
 */
export const occasion = (env: NodeJS.ProcessEnv = process.env): Occasion => ({
  now: env.BUILD_DATE ? Date.parse(env.BUILD_DATE) : Date.now(),
  preview: env.PREVIEW === "1" || env.NODE_ENV === "development",
});
