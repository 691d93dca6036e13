import { z } from "zod";
import { field, group, listFile } from "../define";
import { line, link, listOf } from "../fields";

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

const icon = z.enum(
  SERVICE_ICONS,
  `is not an icon of this site. Fix: use one of ${SERVICE_ICONS.join(", ")}`,
);

/** Families of services, in the order of the page; their headings are in content/site.json. */
export const SERVICE_FAMILIES = ["acquire", "convert", "keep", "run"] as const;

const family = z.enum(
  SERVICE_FAMILIES,
  `is not a family of services. Fix: use one of ${SERVICE_FAMILIES.join(", ")}`,
);

/** How a plan covers a service: in its price, for an extra price, or on request. */
const COVERAGE = ["included", "add-on", "quoted"] as const;

const coverage = group("ServiceCoverage", "How one plan has a service.", {
  plan: field("The plan: a name from content/plans.json", "Growth", line(40)),
  coverage: field(
    "included, add-on or quoted",
    "included",
    z.enum(COVERAGE, `is not a kind of coverage. Fix: use one of ${COVERAGE.join(", ")}`),
  ),
});

const service = group("Service", "Something the agency does for its clients.", {
  title: field("What it is called", "Paid Ads", line(60).meta({ unique: true })),
  desc: field("What it does, in one sentence", "Campaigns that pay for themselves.", line(200)),
  icon: field("Name of the drawing shown beside it", "target", icon),
  family: field("Under which of the four headings of the services page", "acquire", family),
  points: field(
    "What is included, shown on the services page",
    ["Weekly creative tests"],
    listOf(line(100), "point"),
  ),
  plans: field("How each plan has it; every plan once", listOf(coverage, "plan")),
  term: field(
    "The line of the plans' terms that says how much of it a plan includes",
    "New creatives",
    line(40).optional(),
  ),
  article: field("An article that shows how it is done", link.optional()),
});

export const services = listFile("services.json", service);
