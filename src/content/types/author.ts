import { z } from "zod";
import { PORTRAITS } from "../../choices/portraits";
import { field, group, listFile } from "./define";
import { text, textField } from "./fields";

const author = group("Author", "An author of the blog.", {
  name: field(
    "Full name. Posts contain exactly this name in their field `author`",
    text().meta({ unique: true }),
  ),
  role: textField("Job of the author at the agency"),
  portrait: field("Drawing of the person", z.enum(Object.keys(PORTRAITS))),
  bio: field("A few sentences, shown below the author's posts", text().optional()),
});

export const authors = listFile("authors.json", author);
