/** Answers every class name with itself, also to `import * as styles`, which asks `__esModule`. */
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === "__esModule" ? true : String(name)) },
);
