/** A number as people write it, taken apart; `core` holds digits and separators only. */
export interface NumberText {
  core: string;
  /** Currency sign or code as written, upper case; null without one. */
  currency: string | null;
  percent: boolean;
  negative: boolean;
}

/** ISO codes and local words of currencies that are read next to a number. */
export const CURRENCY_WORDS =
  "USD|EUR|GBP|CHF|JPY|CNY|RMB|INR|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|RUB|UAH|BRL|MXN|ARS|CLP|COP|ZAR|KRW|SGD|HKD|TWD|THB|IDR|MYR|PHP|VND|ILS|AED|SAR|EGP|NGN|KES|US\\$|CA\\$|AU\\$|NZ\\$|HK\\$|C\\$|A\\$|R\\$|Rs|kr|zł|Kč|Ft|lei";
/** Signs of currencies. */
export const CURRENCY_SIGNS = "$€£¥₹₩₽₺₫฿₴₪₱¢₦";

const CURRENCY = `(?:${CURRENCY_WORDS}|[${CURRENCY_SIGNS}])`;
const NUMBER = "[0-9][0-9.,'’\\s]*[0-9]|[0-9]|[0-9]+[.,]|[.,][0-9]+";
const SHAPE = new RegExp(
  `^(\\()?\\s*([-+−])?\\s*(${CURRENCY})?\\s*([-+−])?\\s*(${NUMBER})(e[-+]?\\d+)?\\s*(${CURRENCY}|%)?\\s*(-|−)?\\s*(%)?\\s*(\\))?$`,
  "i",
);

/** Most characters of a cell that is looked at as a number. */
const LONGEST = 60;

/** How a column groups thousands and marks decimals. */
export interface NumberFormat {
  decimal: "." | ",";
  /** Pattern source of the separators allowed between groups. */
  group: "," | "." | "space" | "'" | null;
}

/** Every format that is tried, plain first. */
export const NUMBER_FORMATS: readonly NumberFormat[] = [
  { decimal: ".", group: null },
  { decimal: ".", group: "," },
  { decimal: ",", group: null },
  { decimal: ",", group: "." },
  { decimal: ",", group: "space" },
  { decimal: ".", group: "space" },
  { decimal: ".", group: "'" },
  { decimal: ",", group: "'" },
];

/** Takes a cell apart as a number, or returns null when it is none in any format. */
export function numberText(cell: string): NumberText | null {
  const match = cell.length <= LONGEST ? SHAPE.exec(cell.trim()) : null;
  if (!match) return null;
  const [, open, sign1, currency1, sign2, core = "", exponent = "", after, trailing, percent, close] = match;
  if ((open === undefined) !== (close === undefined)) return null;
  if ([sign1, sign2, trailing, open].filter((part) => part !== undefined).length > 1) return null;
  const currency = currency1 ?? (after === "%" ? undefined : after);
  const negative =
    [sign1, sign2, trailing].some((sign) => sign === "-" || sign === "−") || open !== undefined;
  return {
    core: core + exponent,
    currency: currency?.toUpperCase() ?? null,
    percent: after === "%" || percent !== undefined,
    negative,
  };
}

/** Pattern source (for JavaScript and RE2 alike) of a bare number in a format, without sign or currency. */
export function corePattern({ decimal, group }: NumberFormat): string {
  const point = decimal === "." ? "[.]" : ",";
  const fraction = `(?:${point}[0-9]*)?`;
  const bare = `[0-9]+${fraction}|${point}[0-9]+`;
  if (group === null) return `(?:${bare})`;
  const between = GROUP_PATTERNS[group];
  const grouped = `[0-9]{1,3}(?:${between}[0-9]{3})+${fraction}`;
  const indian = group === "," ? `|[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}${fraction}` : "";
  return `(?:${grouped}${indian}|${bare})`;
}

const GROUP_PATTERNS = { ",": ",", ".": "[.]", space: "[ \u00a0\u202f\u2009]", "'": "['’]" } as const;

/** Whether a cell taken apart is a number in this format. */
export function matchesFormat(number: NumberText, format: NumberFormat): boolean {
  const core = number.core.replace(/e[-+]?\d+$/i, "");
  return new RegExp(`^${corePattern(format)}$`).test(core);
}
