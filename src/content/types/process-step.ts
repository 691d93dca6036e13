import { z } from "zod";
import { field, group, listFile } from "./define";
import { listOf, text, textField } from "./fields";

const processStep = group("ProcessStep", "A step of the process.", {
  step: field("Number of the step, from 1", z.int().min(1).meta({ unique: true })),
  title: textField("Name of the step"),
  desc: textField("One sentence about the step"),
  outcomes: field("Results that the client has after the step", listOf(text()).optional()),
  needs: field("Things that the client provides for the step", text().optional()),
});

export const processSteps = listFile("process.json", processStep);
