import { z } from "zod";
import { field, group } from "../define";
import { line, listOf } from "../fields";

const ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;
const SCRIPT = /^https:\/\/[a-z0-9.-]+(:\d+)?\/[!-~]+$/;

const origin = z
  .string()
  .regex(
    ORIGIN,
    "is not an https origin. Fix: write protocol and host in ASCII, as in https://stats.example.com",
  );

const script = z
  .string()
  .regex(
    SCRIPT,
    "is not an https URL of a script. Fix: write the URL in ASCII, as in https://stats.example.com/script.js",
  );

const attribute = group("AnalyticsAttribute", "An attribute of the analytics script", {
  name: field(
    "Name of the attribute",
    "data-website-id",
    z
      .string()
      .regex(
        /^data-[a-z0-9-]+$/,
        "is not the name of a data attribute. Fix: write a name that begins with data-",
      ),
  ),
  value: field("Value of the attribute", "94db1cb1", line()),
});

/** One script that counts visits. Its origins are added to the content security policy. */
export const analytics = group("Analytics", "A script of an analytics provider, on every page", {
  script: field("URL of the script", "https://stats.example.com/script.js", script),
  attributes: field(
    "Attributes by which the provider knows the site",
    listOf(attribute, "attribute").optional(),
  ),
  origins: field(
    "Origins to which the script sends, if they are not the origin of the script",
    ["https://collect.example.com"],
    listOf(origin, "origin").optional(),
  ),
});
