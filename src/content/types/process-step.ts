import { z } from "zod";
import { field, group, listFile } from "./define";
import { line, listOf, text } from "./fields";

const processStep = group("ProcessStep", "A step of the process.", {
  step: field("Number of the step, from 1", z.int().min(1).meta({ unique: true })),
  title: text("Name of the step"),
  desc: text("One sentence about the step"),
  outcomes: field("Results that the client has after the step", listOf(line()).optional()),
  needs: field("Things that the client provides for the step", line().optional()),
});

export const process = listFile("process.json", processStep);
