/**
 * A webpack loader that replaces the custom media `(--from-NAME)` and `(--below-NAME)` by the width
 * of the breakpoint NAME. Browsers do not support custom media yet.
 * https://www.w3.org/TR/mediaqueries-5/#custom-mq
 */
module.exports = function replaceCustomMedia(css) {
  const { breakpoints } = this.getOptions();
  return css.replace(/\(--(from|below)-(\w+)\)/g, (_, side, name) => {
    const width = breakpoints[name];
    if (!width) {
      throw new Error(
        `${this.resourcePath} uses the breakpoint "${name}". Add it to src/styles/breakpoints.ts, or use one of ${Object.keys(breakpoints).join(", ")}.`,
      );
    }
    return side === "from" ? `(width >= ${width})` : `(width < ${width})`;
  });
};
