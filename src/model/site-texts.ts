import { z } from "zod";
import { line } from "./fields";

/** Groups of texts in `content/site.json` that scripts show. */

export const notificationsSchema = z.strictObject({
  area: line(60).includes("{hotkey}", {
    error: "does not say which key leads there. Fix: write {hotkey} in it",
  }),
  announcement: line(40),
  close: line(40),
});

export const copyLinkSchema = z.strictObject({
  label: line(40),
  copied: line(80),
  failed: line(160),
});

export const backgroundSchema = z.strictObject({
  pause: line(40),
  resume: line(40),
});

export const measurementSchema = z.strictObject({
  label: line(40),
  text: line(200),
  accept: line(30),
  decline: line(30),
  granted: line(40),
  declined: line(40),
});

export const siteTextsTypeDefs = /* GraphQL */ `
  "Texts around every notification."
  type NotificationTexts {
    "Name of the area, with {hotkey} where the key that leads to it goes"
    area: String!
    "What screen readers say before the text"
    announcement: String!
    "Name of the button that closes it"
    close: String!
  }

  "Names of the button that pauses the animated background, by what it does next."
  type BackgroundTexts {
    "While it moves"
    pause: String!
    "While it does not"
    resume: String!
  }

  "Texts that ask whether what visitors use may be counted."
  type MeasurementTexts {
    "Name of the area with the question"
    label: String!
    "The question, and what is counted"
    text: String!
    "Button that allows it"
    accept: String!
    "Button that does not"
    decline: String!
    "Button in the footer that asks again, while it is allowed"
    granted: String!
    "The same while it is not allowed"
    declined: String!
  }

  "Texts of what copies the address of a page or of a part of it."
  type CopyLinkTexts {
    "Name of the button"
    label: String!
    "After the address was copied"
    copied: String!
    "After it was not"
    failed: String!
  }
`;
