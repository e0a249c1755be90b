import type { Column, Unit } from "@parlance/contract";
import { nameWords } from "./name-words.ts";
import { unitSign } from "./title-unit.ts";

const codes = "USD|EUR|GBP|CHF|JPY|CNY|INR|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR|SGD|HKD";
const signs = "[$€£¥₹]";
const scales =
  "thousands?|tsd\\.?|millions?|mio\\.?|mill\\.?|mln\\.?|mrd\\.?|billions?|['’]?000s?|mm|mn|bn|[ktmb]";
const hundredths = "cents|pence|pennies";
const pieces =
  "mwh|kwh|gwh|mw|kw|kg|g|t|ton|tonne|km|mi|mile|l|litre|liter|gal|gallon|m2|sqm|sqft|m3|h|hr|hour|day|night|week|month|unit|piece|pcs";
const perPiece = new RegExp(
  `^(.*[^\\s_,;([-])[\\s_,;([-]+(${codes}|${signs})(?:\\s*/\\s*|[\\s_]+(?:per[\\s_]+)?)(${pieces})[)\\]\\s]*$`,
  "iu",
);
const money = `(?:(?:(?:${scales})\\s*)?(?:${codes}|${signs})(?:\\s*(?:${scales}))?|${hundredths})`;

/** What is told of it beside: "£ ex VAT", "€ net", "USD incl. tax". */
const taxed =
  "(?:net|gross|(?:ex|excl|exc|excluding|without|inc|incl|including|with|before|after)\\.?\\s*(?:vat|tax|taxes|gst|mwst|ust|tva|iva))";
const bracketed = new RegExp(
  `^(.*\\S)\\s*[([]\\s*(?:in\\s+)?(${money})(?:\\s*,?\\s*${taxed})?\\s*[)\\]]\\s*$`,
  "iu",
);
const said = new RegExp(`^(.*\\S)[\\s_]+in[\\s_]+(${money})\\s*$`, "iu");
const bare = new RegExp(`^(.*[^\\s_,;-])[\\s_,;-]+(${money})\\s*$`, "iu");

/** What is counted, behind which a currency's letters stand for something else ("qty_pln" is planned). */
const counted: ReadonlySet<string> = new Set(
  "qty quantity qnty pcs pieces units count cnt num hrs hours date dt".split(" "),
);

/**
 * The money that a column's title ends with, and the title before it: "Sales (USD)", "Umsatz in €", "fee_eur". What is told in
 * thousands or millions, or for a piece ("price_eur_mwh"), has no currency to be written with, but their sign as it stands there ("$k"). Null without one.
 */
export function titleCurrency(title: string): { unit: Unit; rest: string } | null {
  const each = perPiece.exec(title);
  if (each !== null && nameWords(each[1] ?? "").length > 0) {
    const label = `${each[2]?.toUpperCase()}/${unitSign(each[3] ?? "")}`;
    return { unit: { kind: "currency", currency: null, label }, rest: each[1] ?? "" };
  }
  const [, rest, written] = bracketed.exec(title) ?? said.exec(title) ?? bare.exec(title) ?? [];
  if (rest === undefined || written === undefined || nameWords(rest).length === 0) return null;
  if (counted.has(nameWords(rest).at(-1) ?? "")) return null;
  const [currency = ""] = new RegExp(`${codes}|${signs}`, "iu").exec(written) ?? [];
  const isWhole = currency.length === written.length;
  return {
    unit: {
      kind: "currency",
      currency: isWhole ? currency.toUpperCase() : null,
      label: isWhole ? null : written,
    },
    rest,
  };
}

/**
 * Measures called without the money that their titles end with, which their values are written with; thousands of it stay in brackets.
 * A column keeps its label where another would then be called the same ("amount_usd", "amount_eur").
 */
export function withoutCurrency(columns: readonly Column[]): Column[] {
  const labels = columns.map(({ role, label, name }) =>
    role === "measure" ? labelBesideCurrency(label, name) : label,
  );
  return columns.map((column, at) => ({
    ...column,
    label: labels.filter((label) => label === labels[at]).length > 1 ? column.label : (labels[at] ?? ""),
  }));
}

function labelBesideCurrency(label: string, title: string): string {
  const found = titleCurrency(title);
  if (found === null) return label;
  const words = label.replace(/\s*[([][^()[\]]*[)\]]$/u, "").split(" ");
  const ends = nameWords(title).slice(nameWords(found.rest).length).join(" ");
  const said = words.slice(-ends.split(" ").length).join(" ");
  const kept =
    ends !== "" && nameWords(said).join(" ") === ends ? words.slice(0, -ends.split(" ").length) : words;
  const own = kept.length === 0 ? label : kept.join(" ");
  return found.unit.label === null ? own : `${own} (${found.unit.label})`;
}
