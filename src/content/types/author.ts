import { field, group, listFile } from "../define";
import { line } from "../fields";

const author = group("Author", "Somebody who writes for the blog.", {
  name: field("Full name, as posts give it", "Jonas Adeyemi", line(60).meta({ unique: true })),
  role: field("What they do at the agency", "Social commerce lead", line(80)),
  field: field(
    "What they answer for, where the role does not say it",
    "TikTok Shop, creators and live selling",
    line(80).optional(),
  ),
  bio: field(
    "A few sentences under their posts",
    "Jonas looks after TikTok Shop and live selling.",
    line(320),
  ),
});

export const authors = listFile("authors.json", author);
