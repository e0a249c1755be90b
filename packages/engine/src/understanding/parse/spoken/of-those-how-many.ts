import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";
import { saidFrom, wordsOf } from "./said.ts";

const opening = /^(?:out of|of|among|amongst|from(?: among)?) (?:all )?(?:of )?(?:the |our |all |those )+/;
const asking = /^(?:, )?how many(?: (?:of (?:them|those|these)))? /;
const relative: ReadonlySet<string> = new Set("who that which with whose".split(" "));

/** What lasts is measured, and no rows are counted. */
const measures = /^(?:minutes|hours|days|weeks|months|years)$/;

const withoutEnd = (tokens: readonly Token[]): readonly Token[] =>
  tokens.at(-1)?.kind === "mark" ? tokens.slice(0, -1) : tokens;

/** "Of the tenants who paid in May, how many didn't in June": how many tenants who paid in May and didn't in June; "of the late loans, how many days late on average": how many days of them. */
export function ofThoseHowMany(tokens: readonly Token[]): readonly Token[] {
  const opened = wordsOf(opening.exec(`${saidFrom(tokens, 0, 6)} `)?.[0] ?? "");
  if (opened === 0) return tokens;
  const how = tokens.findIndex(
    ({ text }, at) => at > opened && text === "how" && textAt(tokens, at + 1) === "many",
  );
  const comma = textAt(tokens, how - 1) === "," ? how - 1 : how;
  const size = how < 0 ? 0 : wordsOf(asking.exec(`${saidFrom(tokens, comma, comma + 6)} `)?.[0] ?? "");
  if (size === 0) return tokens;
  if (measures.test(textAt(tokens, comma + size)))
    return [
      ...wordsFor("how many", tokens.slice(how, how + 2)),
      ...withoutEnd(tokens.slice(comma + size)),
      ...wordsFor("of", tokens.slice(0, 1)),
      ...tokens.slice(opened, comma),
    ];
  const told = tokens.slice(opened, comma).some(({ text }) => relative.has(text));
  const joint = told ? wordsFor("and", tokens.slice(comma, comma + size)) : [];
  return [
    ...wordsFor("how many", tokens.slice(how, how + 2)),
    ...tokens.slice(opened, comma),
    ...joint,
    ...tokens.slice(comma + size),
  ];
}
