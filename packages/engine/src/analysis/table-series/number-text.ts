import type { ResultColumn } from "@parlance/contract";

/** A number as a sentence has it: at most three significant decimals, with currency or per cent where its column says. */
export function numberText(value: number, column: ResultColumn | undefined): string {
  if (!Number.isFinite(value)) return "–";
  const { kind, currency } = column?.unit ?? { kind: "none", currency: null };
  if (kind === "percent" || kind === "ratio")
    return `${(kind === "ratio" ? value * 100 : value).toLocaleString("en-US", { maximumFractionDigits: 1 })} %`;
  const digits = Math.abs(value) >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 4 };
  return kind === "currency" && currency !== null && /^[A-Z]{3}$/.test(currency)
    ? value.toLocaleString("en-US", { style: "currency", currency, ...digits, minimumFractionDigits: 0 })
    : value.toLocaleString("en-US", digits);
}

/** A share of change, signed, as per cent: 0.123 is "+12.3 %". */
export const changeText = (share: number): string =>
  `${share >= 0 ? "+" : "−"}${Math.abs(share * 100).toLocaleString("en-US", { maximumFractionDigits: 1 })} %`;
