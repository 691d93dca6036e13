import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content-check/check-content";
import { formatReport } from "../content-check/format-problem";
import { CONTACT_API } from "../routes";
import { checkEnvironment } from "./check-environment";

/**
 * Checks content and configuration before anything else runs, and says where messages will go.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreInit
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const { problems } = checkContent(path.resolve("content"));
  if (problems.length > 0) reporter.panic(formatReport(problems));
  const faults = checkEnvironment(process.env);
  if (faults.length > 0) reporter.panic(faults.join("\n"));
  const endpoint = process.env.GATSBY_CONTACT_ENDPOINT;
  reporter.info(
    `The contact form posts to ${endpoint ?? `the built-in inbox at ${CONTACT_API}, which npm start serves`}`,
  );
};
