import { z } from "zod";
import { field, group, listFile } from "../define";
import { line, listOf } from "../fields";

const number = z
  .int("is not a whole number. Fix: count 1, 2, 3, 4")
  .positive("is not above 0. Fix: count 1, 2, 3, 4");

const processStep = group("ProcessStep", "A step of the way from first look to scale.", {
  step: field("Number of the step, from 1", 1, number),
  title: field("What it is called", "Discovery & Audit", line(60)),
  desc: field("What happens, in one sentence", "We look at the numbers.", line(240)),
  outcomes: field(
    "What the client has at the end of the step",
    ["A written plan"],
    listOf(line(100), "outcome"),
  ),
  terms: field(
    "Lines of the plans' terms that say how much of it a plan has",
    ["New creatives"],
    z.array(line(40), "is not a list").optional(),
  ),
  needs: field("What the client brings", "Access to your accounts", line(160)),
});

export const process = listFile("process.json", processStep);
