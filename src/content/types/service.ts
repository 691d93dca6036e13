import { z } from "zod";
import { SERVICE_FAMILIES } from "../../lib/service-families";
import { SERVICE_ICONS } from "../../lib/service-icons";
import { field, group, listFile } from "./define";
import { illustration, link, listOf, text, textField } from "./fields";

const service = group("Service", "A service of the agency.", {
  title: field("Name of the service", text().meta({ unique: true })),
  desc: textField("One sentence about the service"),
  icon: field(
    "Name of the service's icon",
    z.enum(Object.keys(SERVICE_ICONS)).meta({ graphql: "ServiceIcon" }).optional(),
  ),
  family: field(
    "Group of the service on the services page",
    z.enum(Object.keys(SERVICE_FAMILIES)).optional(),
  ),
  points: field(
    "Things that the client has afterwards, which the services page lists",
    listOf(text()).optional(),
  ),
  article: field("Link to an article about the service", link.optional()),
  picture: field("A sample of what the client receives", illustration.optional()),
});

/** The slug, for links to a service, is made from its title. */
export const services = listFile("services.json", service, { slug: "String!" });
