import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const saturdays = ["sat", "saturday", "saturdays"];
const mondays = ["mon", "monday", "mondays"];
const opening = "(?:(?:on|at|during|for|over) )?(?:the |a )?";
const weekends = `${opening}(?:weekends?(?: days?)?|sat(?:urdays?)? (?:and|&|/) sun(?:days?)?)`;
const weekdays = `${opening}(?:weekdays?|midweek(?: days?)?|week days?|workdays?|working days?|business days?|during the week|mon(?:days?)? (?:to|-|through) fri(?:days?)?)`;
const joint =
  "(?:vs|versus|v|and|or|against|than|to|with|as|compared to|compared with|as opposed to|as well as)";
const pair = new RegExp(`^(?:${weekends} ${joint} ${weekdays}|${weekdays} ${joint} ${weekends})(?= |$)`);
/** "Weekend games versus midweek games": the rows that are named on both sides. */
const sameRows = new RegExp(`^${weekends} (\\w+) ${joint} ${weekdays} \\1(?= |$)`);
const first = phrases(
  "on",
  "at",
  "during",
  "for",
  "over",
  "the",
  "a",
  "weekend",
  "weekends",
  "weekday",
  "weekdays",
  "midweek",
  "week",
  "working",
  "workdays",
  "workday",
  "business",
  ...saturdays,
  ...mondays,
);
const longest = 12;
const small = new RegExp(`^(?:on|at|during|for|over|the|a|${joint.slice(3, -1)})$`);

/**
 * "Weekends vs weekdays", "on weekdays and on weekends", "weekend or working day", "saturdays and sundays vs monday to friday": each kind of days apart, though a column of the days of the week
 * is called as the one; a column that tells weekends does so itself, and one with a value for each kind of days by these.
 */
export function weekendAgainst(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (phraseAt(tokens, at, first) === 0 || index.words.columnsByWord.has("weekend")) return null;
  const said = tokens.slice(at, at + longest).map(({ text }) => text);
  const [same, rows] = sameRows.exec(said.join(" ")) ?? [];
  if (same !== undefined)
    return { words: `${rows} on weekends vs other days`, tokens: same.split(" ").length };
  const [found] = pair.exec(said.join(" ")) ?? [];
  if (found === undefined) return null;
  const size = found.split(" ").length;
  const kinds = valuesSaid(tokens.slice(at, at + size), index);
  return { words: kinds ?? "weekends vs other days", tokens: size };
}

/** Both kinds of days as the data calls them, where a column has them as values ("Weekend", "Working day", "Holiday"); null where none has. */
function valuesSaid(said: readonly Token[], { values }: ModelIndex): string | null {
  const other = said.filter(({ text, lemma }) => lemma !== "weekend" && !small.test(text));
  const [weekends, others] = ["weekend", other.map(({ lemma }) => lemma).join("")].map((key) =>
    (values.byKey.get(key) ?? []).flatMap((id) => values.values[id] ?? []),
  );
  for (const weekend of weekends ?? []) {
    const day = others?.find(({ column }) => column === weekend.column);
    if (day === undefined) continue;
    const isFirst = said.findIndex(({ lemma }) => lemma === "weekend") < said.indexOf(other[0] as Token);
    return (isFirst ? [weekend, day] : [day, weekend]).map(({ text }) => text).join(" vs ");
  }
  return null;
}

weekendAgainst.needs = ["weekend", "weekends", ...saturdays];
