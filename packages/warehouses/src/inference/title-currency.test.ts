import { type Column, makeColumn } from "@parlance/contract";
import { expect, test } from "vitest";
import { nameLabel } from "./name-words.ts";
import { titleCurrency, withoutCurrency } from "./title-currency.ts";

const calledIn = (titles: string[]): string[] =>
  withoutCurrency(
    titles.map((title): Column => ({ ...makeColumn(title, { role: "measure" }), label: nameLabel(title) })),
  ).map(({ label }) => label);

test.each<[string, string | null, string | null, string]>([
  ["Umsatz in €", "€", null, "Umsatz"],
  ["Toll (USD)", "USD", null, "Toll"],
  ["Berth rent [EUR]", "EUR", null, "Berth rent"],
  ["towage_gbp", "GBP", null, "Towage"],
  ["Dues £", "£", null, "Dues"],
  ["Bill (£ ex VAT)", "£", null, "Bill"],
  ["Bill (EUR incl. tax)", "EUR", null, "Bill"],
  ["Takings ($k)", null, "$k", "Takings ($k)"],
  ["Takings in Mio. €", null, "Mio. €", "Takings (Mio. €)"],
  ["Takings TEUR", null, "TEUR", "Takings (TEUR)"],
  ["toll_cents", null, "cents", "Toll (cents)"],
  ["Takings (USD m)", null, "USD m", "Takings (USD m)"],
  ["price_eur_mwh", null, "EUR/MWh", "Price (EUR/MWh)"],
  ["Rate (USD/kg)", null, "USD/kg", "Rate (USD/kg)"],
])("%s is money in %s or %s, called %s", (title, currency, label, called) => {
  expect(titleCurrency(title)?.unit).toEqual({ kind: "currency", currency, label });
  expect(calledIn([title])).toEqual([called]);
});

test.each(["USD", "Berth (north)", "Weight (kg)", "Rate EUR/USD", "Sealed in yard", "Length (m)", "qty_pln"])(
  "%s ends with no money",
  (title) => {
    expect(titleCurrency(title)).toBeNull();
  },
);

test("two that would be called the same keep what tells them apart", () => {
  expect(calledIn(["toll_usd", "toll_eur", "dues_eur"])).toEqual(["Toll usd", "Toll eur", "Dues"]);
});
