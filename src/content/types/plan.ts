import { z } from "zod";
import { field, group, listFile } from "./define";
import { listOf, text, textField } from "./fields";

const plan = group("Plan", "A pricing plan.", {
  name: field("Name of the plan", text(40).meta({ unique: true })),
  price: textField("Price of the plan, as visitors see it", 20),
  summary: field("One sentence about who the plan is for", text().optional()),
  includes: field("Things that the plan includes", listOf(text())),
  cta: textField("Label of the button that chooses the plan", 40),
  featured: field(
    "Whether the plan is highlighted. At most one plan is",
    z.boolean().meta({ unique: true }),
  ),
  label: field("Badge on the highlighted plan", text(30).optional()),
});

export const plans = listFile("plans.json", plan);
