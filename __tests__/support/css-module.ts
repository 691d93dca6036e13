/**
 * This mock of CSS modules returns each class name unchanged. `import * as styles` also reads the
 * property `__esModule`, which must be true.
 */
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === "__esModule" ? true : String(name)) },
);
