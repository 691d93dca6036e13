import { isEmail } from "../../src/inbox/parse-message";

test.each([
  "ana@brand.example",
  "a@b",
  "ana+ads@mail.brand.co.uk",
  "o'neil!#$%&*/=?^_`{|}~-@brand.example",
  ".dots..are.fine.@brand.example",
  "ana@münchen.example",
  "ana@xn--mnchen-3ya.example",
  "ana@例え.テスト",
  "ana@παράδειγμα.δοκιμή",
  `ana@${"a".repeat(63)}.example`,
])("the inbox accepts the email address %s", (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  "",
  "@",
  "ana",
  "@brand.example",
  "ana@",
  "ana@@brand.example",
  "a@b@c",
  "an a@brand.example",
  "ana@brand .example",
  "ana@-brand.example",
  "ana@brand-.example",
  "ana@brand..example",
  "ana@.example",
  "ana@brand.example.",
  "ana@brand_x.example",
  "ana@münchen/evil.example",
  "ana@münchen%2eexample",
  "ana@münchen:80",
  "ana@\ud800.example",
  "ána@brand.example",
  "ana@brand.example\nBcc: all@brand.example",
  "Ana <ana@brand.example>",
  `ana@${"a".repeat(64)}.example`,
])("the inbox refuses the email address %j", (address) => {
  expect(isEmail(address)).toBe(false);
});

test("the inbox checks a very long email address within two seconds", () => {
  const started = performance.now();
  isEmail(`${"a.".repeat(100_000)}@${"a-".repeat(100_000)}`);
  expect(performance.now() - started).toBeLessThan(2_000);
});
