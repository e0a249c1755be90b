import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";

const helpers: ReadonlySet<string> = new Set(["do", "does", "did", "have", "has"]);
const sums = phrases(
  ..."add up to|adds up to|added up to|amount to|amounts to|amounted to|come to|came to|comes to|total up to|sum up to|sums up to|run to|ran to".split(
    "|",
  ),
);
const longest = 6;

/** "What did our sales add up to in May", "how much do the fines come to": the total of them; of one on average it is none. */
export function addUpTo(tokens: readonly Token[]): readonly Token[] {
  const size = textAt(tokens, 0) === "what" ? 1 : textAt(tokens, 0) === "how" ? 2 : 0;
  if (size === 0 || !helpers.has(textAt(tokens, size))) return tokens;
  const verb = tokens.findIndex((_, at) => at > size + 1 && phraseAt(tokens, at, sums) > 0);
  const next = tokens[verb + phraseAt(tokens, verb, sums)];
  const ends = next === undefined || next.kind === "mark" || joints.has(next.text);
  const averaged = tokens.findIndex(({ text }) => text === "average");
  const single = averaged === size + 2 || /^(?:a|an|one|average|typical)$/.test(textAt(tokens, size + 1));
  if (verb < 0 || verb > size + 1 + longest || !ends || (single && averaged >= 0)) return tokens;
  return [
    ...wordsFor("total", tokens.slice(0, size + 1)),
    ...tokens.slice(size + 1, verb),
    ...tokens.slice(verb + phraseAt(tokens, verb, sums)),
  ];
}

const joints: ReadonlySet<string> = new Set(
  "in on during from since by for at of per over each last this within throughout across altogether".split(
    " ",
  ),
);
