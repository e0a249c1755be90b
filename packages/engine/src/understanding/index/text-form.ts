/** What a text holds besides words: the function of the semantic query that reads it. */
export type TextForm = "number" | "seconds" | "day";

const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec";
const monthName = "january|february|march|april|may|june|july|august|september|october|november|december";
const amount = "(?:\\d{1,3}(?:[, ]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)";
const unit = "[\\p{L}²³µ°/]{1,6}";
const note = "(?:\\s*[[(][^\\])]*[\\])])?\\s*[*†‡+^]*";

const patterns: Record<TextForm, RegExp> = {
  seconds: new RegExp(`^(?:\\d+:)?\\d+:\\d{2}(?:\\.\\d+)?${note}$`, "u"),
  day: new RegExp(
    `^(?:\\p{L}+, ?)?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${monthName}|${months})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?,?(?: \\d{4})?${note}$|^\\d{4}-\\d{2}-\\d{2}$|^\\d{1,2}[/.]\\d{1,2}[/.]\\d{4}$`,
    "iu",
  ),
  number: new RegExp(
    `^~?${amount} ?${unit}(?:[\\s;/(]+${amount} ?${unit}\\)?)+$|^(?:(?:US|A|C|R)(?=[$])|Rs|No|T(?=[1-9])|c(?=[. ])|ca(?=[. ]))?[^\\p{L}\\p{N}(]{0,3}(?:\\d{4}[/–-]\\d{2,4}|\\d{1,3}(?:[, ]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)\\s?(?:%|°|[\\p{L}²³µ°/"'.]{1,12})?${note}$`,
    "u",
  ),
};

/** A month by itself, of any year: a kind of rows, and no date. */
const bareMonth = new RegExp(`^(?:${monthName}|${months})\\.?$`, "iu");

/** Whether a text is the name of a month alone. */
export const isMonthName = (value: string): boolean => bareMonth.test(value.trim());

/** Text that stands for no value. */
const empty = /^(?:[^\p{L}\p{N}]*|n\/?a|tba|tbd|tbc|unknown|none|nil|dnf|dns|dnq|ret|did not .*|not held)$/iu;

const sampled = 400;

/** "48 Madison", "12 Wabash": a number before a name of its own is a code, not an amount with its unit. */
function countsThings(values: readonly string[]): boolean {
  const words = values.flatMap((value) => /\d ?(\p{L}{4,})$/u.exec(value.trim())?.[1]?.toLowerCase() ?? []);
  return words.length > values.length / 2 && new Set(words).size > Math.max(2, words.length / 2);
}

/** "4G", "1A": one digit and one capital are a kind, unless the letter stands for thousands, millions or billions. */
const kindCode = /^\d[AC-JLN-Z]$/;

/** A note or a heading among the few numbers of a short table. */
const isButOne = (values: readonly string[], test: (value: string) => boolean): boolean =>
  values.length > 3 && values.filter(test).length === values.length - 1;

/**
 * What the distinct values of a text column can be read as: numbers with marks and units, times taken ("2:31.5"), or
 * dates. Nine of ten of the values that say something must have the form, or all but one; years beside dates are dates. Null for words and for codes
 * ("007").
 */
export function textForm(values: readonly string[]): TextForm | null {
  const said = values
    .slice(0, sampled)
    .map((value) => value.trim())
    .filter((value) => !empty.test(value));
  if (said.length === 0) return null;
  const share = (test: (value: string) => boolean): number => said.filter(test).length / said.length;
  const is =
    (form: TextForm) =>
    (value: string): boolean =>
      patterns[form].test(value);
  if (share((value) => /^0\d/.test(value)) > 0.2 || said.every((value) => kindCode.test(value))) return null;
  if (share(is("number")) >= 0.9 || isButOne(said, is("number"))) return countsThings(said) ? null : "number";
  const clocked = share(is("seconds"));
  if (clocked > 0.3 && share((value) => is("seconds")(value) || is("number")(value)) >= 0.8) return "seconds";
  if (said.every(isMonthName)) return null;
  const dated = share(is("day"));
  const year = /^\(?\d{4}\)?$/;
  return dated > 0.3 && share((value) => is("day")(value) || year.test(value)) >= 0.8 ? "day" : null;
}
