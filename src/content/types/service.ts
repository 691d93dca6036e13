import { z } from "zod";
import { SERVICE_FAMILIES } from "../../choices/service-families";
import { SERVICE_ICONS } from "../../choices/service-icons";
import { field, group, listFile } from "./define";
import { line, link, listOf, text } from "./fields";

const ICONS = Object.keys(SERVICE_ICONS);

const icon = z.enum(ICONS, `is not an icon of this site. Fix: use one of ${ICONS.join(", ")}`);

const FAMILIES = Object.keys(SERVICE_FAMILIES);

const family = z.enum(
  FAMILIES,
  `is not a group of services. Fix: use one of ${FAMILIES.join(", ")}`,
);

const service = group("Service", "A service of the agency.", {
  title: field("Name of the service", line(60).meta({ unique: true }), "Paid Ads"),
  desc: text("One sentence about the service", 200, "Campaigns that pay for themselves."),
  icon: field("Name of the service's icon", icon.optional(), "target"),
  family: field("Group of the service on the services page", family.optional(), "acquire"),
  points: field(
    "Things that the client has afterwards, which the services page lists",
    listOf(line(100), "point").optional(),
    ["A log of every test"],
  ),
  article: field("Link to an article about the service", link.optional()),
});

export const services = listFile("services.json", service, { from: "title" });
