// Gatsby takes these signs in the path of a folder for patterns or for codes: it then compiles
// nothing, and its message names another reason, or it never ends.
const [sign] = /[()[\]%#]/.exec(process.cwd()) ?? [];

if (sign) {
  console.error(`Gatsby cannot work in a folder with ${sign} in its path. Rename ${process.cwd()}`);
  process.exitCode = 1;
}
