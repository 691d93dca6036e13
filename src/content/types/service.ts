import { z } from "zod";
import { SERVICE_FAMILIES } from "../../service-families";
import { SERVICE_ICONS } from "../../service-icons";
import { field, group, listFile } from "./define";
import { line, link, listOf, text } from "./fields";

const ICONS = Object.keys(SERVICE_ICONS);

const icon = z.enum(ICONS, `is not an icon of this site. Fix: use one of ${ICONS.join(", ")}`);

const FAMILIES = Object.keys(SERVICE_FAMILIES);

const family = z.enum(
  FAMILIES,
  `is not a group of services. Fix: use one of ${FAMILIES.join(", ")}`,
);

const COVERAGE = ["included", "add-on", "quoted"] as const;

const coverage = group("ServiceCoverage", "The coverage of a service by a plan.", {
  plan: field(
    "Name of the plan, from content/plans.json",
    "Growth",
    line(40).meta({ names: "plans" }),
  ),
  coverage: field(
    "Whether the service is included in the price, an add-on, or quoted on request",
    "included",
    z.enum(COVERAGE, `is not a kind of coverage. Fix: use one of ${COVERAGE.join(", ")}`),
  ),
});

const service = group("Service", "A service of the agency.", {
  title: field("Name of the service", "Paid Ads", line(60).meta({ unique: true })),
  desc: text("One sentence about the service", "Campaigns that pay for themselves.", 200),
  icon: field("Name of the service's icon", "target", icon.optional()),
  family: field("Group of the service on the services page", "acquire", family.optional()),
  points: field(
    "Parts of the service, which the services page lists",
    ["Weekly creative tests"],
    listOf(line(100), "point").optional(),
  ),
  plans: field(
    "Coverage of the service by each plan; every plan is listed once. Without this field, the comparison of plans leaves the service out",
    listOf(coverage, "plan").optional(),
  ),
  planFeature: field(
    "Label of the plan feature whose value says how much of this service a plan includes",
    "New creatives",
    line(40).meta({ names: "features" }).optional(),
  ),
  article: field("Link to an article about the service", link.optional()),
});

export const services = listFile("services.json", service);
