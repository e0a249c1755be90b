import type { Locale } from "@parlance/charts";
import type { Chip } from "@parlance/contract";
import { periodText, readingText } from "./period-text.ts";

/** "what drives the change, order date from … compared with from …": what is compared, and both periods. */
const comparedPeriods = /^(.+?) (from .+) compared with (from .+)$/;
const comparing: readonly Chip["kind"][] = ["comparison", "analysis"];

/**
 * What a chip shows: periods as people write them ("order date: last month · Mar 2024", "order date: Mar 2024 vs Feb 2024"), all else
 * as it was read.
 */
export function chipText({ kind, label }: Chip, locale: Locale): string {
  const [, about = "", now = "", before = ""] = comparing.includes(kind)
    ? (comparedPeriods.exec(label) ?? [])
    : [];
  const both = [now, before].map((period) => periodText(period, locale));
  if (both.every((text) => text !== null)) return `${about}: ${both.join(" vs ")}`;
  const [, forecast = "", coming = ""] = kind === "analysis" ? (/^(\w+), (from .+)$/.exec(label) ?? []) : [];
  const asked = periodText(coming, locale);
  if (asked !== null) return `${forecast}: ${asked}`;
  if (kind === "period") {
    const [, of = "", period = ""] = /^(.+?) (from .+)$/.exec(label) ?? [];
    const text = periodText(period, locale);
    return text === null ? label : `${of}: ${text}`;
  }
  if (kind !== "filter") return label;
  const among = / is (?:not )?among: /.test(label) ? (ranking(label) ?? readingText(label, locale)) : null;
  return among ?? severalPeriods(label, locale) ?? label;
}

/** "(order date from … (2023) or order date from … (2024))": "order date: 2023 or 2024"; null of other texts. */
function severalPeriods(label: string, locale: Locale): string | null {
  const [, either = ""] = /^\((.+ or .+)\)$/.exec(label) ?? [];
  const parts = either.split(" or ").map((part) => /^(.+?) (from .+)$/.exec(part) ?? []);
  const of = parts[0]?.[1];
  const texts = parts.map(([, about, period = ""]) => (about === of ? periodText(period, locale) : null));
  return of !== undefined && texts.every((text) => text !== null) ? `${of}: ${texts.join(" or ")}` : null;
}

/** "category is among: (revenue by category, where …, top 3 by revenue)": "category: top 3 by revenue", what is not among them "category: not top 3 by revenue"; null of other texts. */
function ranking(label: string): string | null {
  const [, of, denied = "", which] =
    /^(.+?) is (not )?among: \(.+, ((?:top|bottom) \d+ by [^,]+?)\)$/.exec(label) ?? [];
  return of === undefined || which === undefined ? null : `${of}: ${denied}${which}`;
}
