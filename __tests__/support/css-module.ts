/** Mock of CSS modules: class names stay unchanged. `import * as styles` reads `__esModule`. */
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === "__esModule" ? true : String(name)) },
);
