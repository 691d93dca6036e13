import { z } from "zod";
import { field, group, listFile } from "./define";
import { line, listOf, text } from "./fields";

const processStep = group("ProcessStep", "A step of the process.", {
  step: field("Number of the step, from 1", z.int().min(1).meta({ unique: true }), 1),
  title: text("Name of the step", 60, "Discovery & Audit"),
  desc: text("One sentence about the step", 240, "We look at the numbers."),
  outcomes: field(
    "Results that the client has after the step",
    listOf(line(100), "outcome").optional(),
    ["A written plan"],
  ),
  needs: field(
    "Things that the client provides for the step",
    line(160).optional(),
    "Access to your accounts",
  ),
});

export const process = listFile("process.json", processStep);
