import { monthlyPrice } from "../../src/seo/price";

test.each([
  ["$1k/mo", 1000],
  ["$3.5k/mo", 3500],
  ["$2.01k/mo", 2010],
  ["$1,200/mo", 1200],
  ["$1,200,000/month", 1_200_000],
  ["US$999.50 / mo", 999.5],
  ["€900/mo", 900],
  ["0/mo", 0],
])("monthlyPrice reads %s", (price, amount) => {
  expect(monthlyPrice(price)).toBe(amount);
});

test.each([
  "€3.500/mo",
  "€3,5k/mo",
  "€3,50/mo",
  "$1,20,000/mo",
  "$1k",
  "from $1k/mo",
  "$1k-2k/mo",
  "% + base",
  "On request",
  "$1k/year",
  "",
])("monthlyPrice reads no amount from %j, because the amount is not certain", (price) => {
  expect(monthlyPrice(price)).toBeUndefined();
});
