import type { Finding, Segment } from "@parlance/contract";

/** A number with thousands or decimals, as findings write it (en-US). */
const written = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g;

/** A finding with its numbers written by a place's customs; the numbers stay the same. Texts and dates are left alone. */
export const localiseFinding = (finding: Finding, locale: string): Finding =>
  locale === "en-US"
    ? finding
    : { ...finding, sentence: finding.sentence.map((segment) => localised(segment, locale)) };

const localised = (segment: Segment, locale: string): Segment =>
  segment.kind === "cell"
    ? { ...segment, text: segment.text.replace(written, (number) => localeNumber(number, locale)) }
    : segment;

function localeNumber(text: string, locale: string): string {
  const digits = text.split(".")[1]?.length ?? 0;
  return Number(text.replaceAll(",", "")).toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: text.includes(","),
  });
}
