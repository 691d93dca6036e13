import type { z } from "zod";
import { nearest } from "./nearest";
import type { Fault } from "./problem";
import type { Source } from "./source";
import { describe, kindOf } from "./value-words";
import { valueAt } from "./values";

type Issue = z.core.$ZodIssue;

/** Splits a message of a schema, which reads "is wrong. Fix: do this"; the second half may lack. */
export const splitMessage = (text: string): { message: string; fix?: string } => {
  const [message = "", fix] = text.split(/\.?\s*\bFix: /);
  return { message, fix: fix?.replace(/\.$/, "") };
};

/**
 * Words for an issue. Its message is what the schema says, or "" where the schema leaves it to us;
 * what is missing or empty is called so whatever the schema says about the type.
 */
export function issueFault(issue: Issue, source: Source): Fault {
  const { message, fix } = splitMessage(issue.message);
  const value = valueAt(source.data, issue.path);
  const own = issue.code === "custom" ? undefined : absence(value, issue, source);
  if (own) return { message: own.message, fix: fix ?? own.fix };
  const general = generalFault(issue, value, source);
  return { message: message || general.message, fix: fix ?? general.fix };
}

function absence(value: unknown, issue: Issue, { format }: Source): Fault | undefined {
  if (value !== null && value !== undefined) return undefined;
  const example = kindOf(issue)?.example ?? "...";
  const key = issue.path.at(-1);
  const name = format === "json" ? `"${String(key)}"` : String(key);
  const entry = typeof key === "string" ? `${name}: ${example}` : example;
  return value === null
    ? { message: "is empty", fix: `write ${entry}` }
    : { message: "is missing", fix: `add ${entry}` };
}

function generalFault(issue: Issue, value: unknown, source: Source): Fault {
  switch (issue.code) {
    case "invalid_type": {
      const kind = kindOf(issue);
      const found = describe(value, issue.path, source);
      const quotable = issue.expected === "string" && typeof value !== "object";
      const fix = quotable ? "put it in quotes" : kind?.fix;
      return { message: `is ${found} but must be ${kind?.word}`, fix: fix ?? "correct it" };
    }
    case "invalid_value": {
      const known = issue.values.map(String);
      const meant = nearest(String(value), known);
      const fix = meant ? `write ${meant}` : "write one of them";
      return { message: `is not one of ${known.join(", ")}`, fix };
    }
    case "too_small":
      return bound(issue.origin, "small", "short", Number(issue.minimum), "at least");
    case "too_big":
      return bound(issue.origin, "large", "long", Number(issue.maximum), "at most");
    default:
      return { message: "is not valid", fix: "compare it with another entry" };
  }
}

function bound(origin: string, size: string, length: string, limit: number, side: string): Fault {
  if (origin === "string") {
    return { message: `is too ${length}`, fix: `write ${side} ${limit} characters` };
  }
  if (origin === "array") {
    return { message: `is too ${length}`, fix: `name ${side} ${limit} of them` };
  }
  return { message: `is too ${size}`, fix: `write ${side} ${limit}` };
}
