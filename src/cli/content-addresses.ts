import { readFileSync, writeFileSync } from "node:fs";
import { buildContext } from "../build-context";
import { checkContent } from "../content/check";
import { FIXED_PAGES } from "../content/link-targets";
import { formatReport } from "../content/report";
import { ADDRESSES_FILE, readAddresses } from "../content/rules/addresses";
import { visibilityAt } from "../content/types";
import { categoryPath, MESSAGE_SENT, postPath } from "../routes";
import { Failure, runCommand } from "./shared/command";

const FILE = `content/${ADDRESSES_FILE}`;

const HEADER = `# Every address that was ever published. The content check fails if one of them no longer exists.
# "npm run content:addresses" adds new addresses; delete a line to give up an address.
`;

async function main(): Promise<void> {
  const { now } = buildContext();
  const { problems, posts, json } = await checkContent("content", now);
  if (problems.length > 0) throw new Failure(formatReport(problems));
  let text = HEADER;
  try {
    text = readFileSync(FILE, "utf8");
  } catch {
    // If the file of addresses does not exist yet, its header is written before the first address.
  }
  const listed = readAddresses(text).map(({ path }) => path);
  const present = [
    ...Object.keys(FIXED_PAGES).filter((path) => path !== MESSAGE_SENT),
    ...(json["categories.json"] ?? []).map(({ slug }) => categoryPath(slug)),
    ...posts
      .filter((post) => visibilityAt(post, now) === "published")
      .map(({ slug }) => postPath(slug)),
  ];
  const added = present.filter((path) => !listed.includes(path)).sort();
  writeFileSync(FILE, [text.trimEnd(), ...added, ""].join("\n"));
  console.log(
    `Added ${added.length} new addresses to ${FILE}, which now contains ${listed.length + added.length} addresses.`,
  );
}

runCommand(main);
