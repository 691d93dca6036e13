/** Mock of CSS modules: every class name is itself. `import * as styles` reads `__esModule`. */
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === "__esModule" ? true : String(name)) },
);
