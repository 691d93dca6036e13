import { z } from "zod";
import { line } from "./fields";

/** Names of the drawings in `src/components/ServiceIcon.tsx`. */
export const SERVICE_ICONS = [
  "target",
  "clapper",
  "funnel",
  "pulse",
  "search",
  "mail",
  "code",
  "layout",
  "chat",
  "spark",
  "loop",
] as const;

/** An entry of `content/services.json`. */
export const serviceSchema = z.strictObject({
  title: line(60),
  desc: line(200),
  icon: z.enum(
    SERVICE_ICONS,
    `is not an icon of this site. Fix: use one of ${SERVICE_ICONS.join(", ")}`,
  ),
  points: z.array(line(100), "is not a list").min(1, "is empty. Fix: name at least one point"),
});

export const serviceTypeDefs = /* GraphQL */ `
  "Something the agency does for its clients."
  type Service implements Node @dontInfer {
    "Place in the list of the file, from 0"
    position: Int!
    "What it is called"
    title: String!
    "Anchor on the services page, made from the title: /services#<slug>"
    slug: String!
    "What it does, in one sentence"
    desc: String!
    "Name of the drawing shown beside it"
    icon: String!
    "What is included, shown on the services page"
    points: [String!]!
  }
`;
