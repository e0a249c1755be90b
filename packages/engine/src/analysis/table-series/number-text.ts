import type { ResultColumn } from "@parlance/contract";

/**
 * A number as a sentence has it: at most four significant digits and decimals below a thousand, with currency, per cent or unit
 * where its column says (dollars with both digits of their cents); numbers that nobody reads digit by digit by their power of ten ("1.56e+120").
 */
export function numberText(value: number, column: ResultColumn | undefined): string {
  if (!Number.isFinite(value)) return "–";
  const { kind, currency, label } = column?.unit ?? { kind: "none", currency: null, label: null };
  const size = Math.abs(value);
  if (size >= 1e15 || (size > 0 && size < 1e-6)) return value.toExponential(2);
  if (kind === "percent" || kind === "ratio")
    return `${written(kind === "ratio" ? value * 100 : value, { maximumFractionDigits: 1 })} %`;
  const digits = size >= 1000 ? { maximumFractionDigits: 0 } : fewDigits(kind === "count" && size >= 0.1);
  if ((kind === "none" || kind === "currency") && currency === null && label !== null)
    return `${written(value, digits)} ${label}`;
  if (kind !== "currency" || currency === null) return written(value, digits);
  const cents = size >= 1 && size < 1000 && Math.round(size * 100) % 100 !== 0;
  return /^[A-Z]{3}$/.test(currency)
    ? written(value, {
        style: "currency",
        currency,
        ...(cents ? {} : { ...digits, minimumFractionDigits: 0 }),
      })
    : `${value < 0 ? "-" : ""}${currency}${written(size, digits)}`;
}

/** What rounds to nothing has no sign. */
const written = (value: number, options: Intl.NumberFormatOptions): string =>
  value.toLocaleString("en-US", { signDisplay: "negative", ...options });

/** Expected or mean numbers of things need no more than tenths. */
const fewDigits = (counts: boolean): Intl.NumberFormatOptions =>
  counts ? { maximumFractionDigits: 1 } : { maximumSignificantDigits: 4 };

/** A share of change, signed, as per cent: 0.123 is "+12.3 %". */
export const changeText = (share: number): string =>
  `${share >= 0 ? "+" : "-"}${Math.abs(share * 100).toLocaleString("en-US", { maximumFractionDigits: 1 })} %`;
