import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const saturdays = ["sat", "saturday", "saturdays"];
const mondays = ["mon", "monday", "mondays"];
const opening = "(?:(?:on|at|during|for|over) )?(?:the |a )?";
const weekends = `${opening}(?:weekends?(?: days?)?|sat(?:urdays?)? (?:and|&|/) sun(?:days?)?)`;
const weekdays = `${opening}(?:weekdays?|week days?|workdays?|working days?|business days?|during the week|mon(?:days?)? (?:to|-|through) fri(?:days?)?)`;
const joint =
  "(?:vs|versus|v|and|or|against|than|to|with|as|compared to|compared with|as opposed to|as well as)";
const pair = new RegExp(`^(?:${weekends} ${joint} ${weekdays}|${weekdays} ${joint} ${weekends})(?= |$)`);
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
  "week",
  "working",
  "workdays",
  "workday",
  "business",
  ...saturdays,
  ...mondays,
);
const longest = 12;

/**
 * "Weekends vs weekdays", "on weekdays and on weekends", "weekend or working day", "saturdays and sundays vs monday to friday": each kind of days apart, though a column of the days of the week
 * is called as the one; a column that tells weekends does so itself.
 */
export function weekendAgainst(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  if (phraseAt(tokens, at, first) === 0 || words.columnsByWord.has("weekend")) return null;
  const said = tokens.slice(at, at + longest).map(({ text }) => text);
  const [found] = pair.exec(said.join(" ")) ?? [];
  return found === undefined ? null : { words: "weekends vs other days", tokens: found.split(" ").length };
}

weekendAgainst.needs = ["weekend", "weekends", ...saturdays];
