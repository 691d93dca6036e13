import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { checkContent } from "../content/check";
import { formatDraftProblem, formatProblem, type Problem } from "../content/read";
import { environmentProblems } from "../environment";

const FOLDER = path.resolve("content");

/** Stops the build if the configuration or the content has a problem. Prints the problems of drafts. */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  const { problems, drafts } = await checkContent(FOLDER);
  const faults = [...environmentProblems(), ...problems.map(formatProblem)];
  const lines = [...drafts.map(formatDraftProblem), ...faults];
  // Gatsby's reporter would break lines at 80 characters, and `reporter.panic` prints a stack trace.
  if (lines.length > 0) process.stderr.write(`\n${lines.join("\n")}\n\n`);
  if (faults.length > 0) process.exit(1);
};

/**
 * A webpack plugin that checks the content again after each change under `gatsby develop`. Gatsby
 * shows the errors of webpack in the terminal and in the browser, until they are corrected, and its
 * warnings, the problems of drafts, in the terminal.
 */
export const contentCheckPlugin = {
  apply({ hooks, webpack }: Compiler): void {
    hooks.afterCompile.tapPromise("content check", async (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.contextDependencies.add(FOLDER);
      const { problems, drafts } = await checkContent(FOLDER);
      const inWebpack = (problem: Problem) => new webpack.WebpackError(formatProblem(problem));
      compilation.errors.push(...problems.map(inWebpack));
      compilation.warnings.push(...drafts.map(inWebpack));
    });
  },
};
