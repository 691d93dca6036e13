/**
 * Lets work go on until somebody waits for it, who is told then when it has failed: before that, a
 * failure that nobody waits for would end the build without a word.
 */
export function begin<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  return work;
}
