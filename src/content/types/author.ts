import { field, group, listFile } from "./define";
import { picture, text, textField } from "./fields";

const author = group("Author", "An author of the blog.", {
  name: field(
    "Full name. Posts contain exactly this name in their field `author`",
    text().meta({ unique: true }),
  ),
  role: textField("Job of the author at the agency"),
  photo: field(
    "Path of a photograph from content/, as in ./authors/mara.jpg. Without it, the initials are shown",
    picture.optional(),
  ),
  bio: field("A few sentences, shown below the author's posts", text().optional()),
});

export const authors = listFile("authors.json", author);
