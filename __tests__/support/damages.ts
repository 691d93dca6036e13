/** A damaged file, with a description of the damage for failure messages. */
export type Damage = [how: string, bytes: Buffer];

const VALUES = [
  ..."||~|null|1|-1.5|0x1F|0123|1_000|12:30|true|no|yes|[]|{}|[a, b]|{a: b}|a: b|a #b|# b".split(
    "|",
  ),
  ..."'|\"|'a|\"a|\"\\\"|\"\\q\"|'it''s'|`a`|@a|%a|*a|&a|&a b|!a b|!!js/function x|? a|- a|--- a".split(
    "|",
  ),
  ...">;|;> a;| a;<b>;</script>;javascript:alert(1);../x;/etc/passwd;./../x.png".split(";"),
  ...";\ta;a\tb;a\u0000b;a\u0007b;a\u00a0b;\ufeffa;a\u2028b;a\u202eb;\ud83d\ude80;日本;Ａｄｓ".split(
    ";",
  ),
  ..."2025-02-30;2025-13-45;2025-11-20 08:00;tomorrow;9999-12-31;__proto__;constructor".split(";"),
  "x".repeat(300),
  "x ".repeat(5000),
  "[".repeat(70),
  "{a: ".repeat(70),
];

const text = (how: string, whole: string): Damage => [how, Buffer.from(whole)];

/** Returns copies of a post with one field removed, repeated, renamed, moved or changed. */
export function fieldDamages(file: string): Damage[] {
  const lines = file.split("\n");
  const end = lines.indexOf("---", 1);
  const damages: Damage[] = [];
  for (const [index, line] of lines.slice(0, end).entries()) {
    const name = /^(\w+):/.exec(line)?.[1];
    if (!name) continue;
    const replaced = (...by: string[]) => lines.toSpliced(index, 1, ...by).join("\n");
    damages.push(text(`${name} left out`, replaced()));
    damages.push(text(`${name} twice`, replaced(line, line)));
    damages.push(
      text(`${name} misspelled`, replaced(`${name.slice(1)}${line.slice(name.length)}`)),
    );
    damages.push(text(`${name} without colon`, replaced(line.replace(":", ""))));
    damages.push(text(`${name} without space`, replaced(line.replace(": ", ":"))));
    damages.push(text(`${name} indented`, replaced(`  ${line}`)));
    damages.push(text(`${name} after a tab`, replaced(`\t${line}`)));
    damages.push(text(`${name} after ---`, replaced("---", line)));
    for (const value of VALUES) {
      damages.push(text(`${name}: ${value.slice(0, 30)}`, replaced(`${name}: ${value}`)));
    }
  }
  return damages;
}
