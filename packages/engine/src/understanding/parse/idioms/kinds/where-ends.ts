import { type Ends, endsOf, placeOf } from "../../../index/ends.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { sideOf } from "../../../index/side.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { rowsCalled } from "../../frame/lasting-rows.ts";
import type { Written } from "../written.ts";

const keyWords = / (?:id|key|code|number|no)$/i;
const farthest = 6;

/** "Where do most trips end", "which station do most trips start from": the ends of rows that go from place to place, by how many do. */
export function whereEnds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0 || !["where", "which", "what", "at", "from"].includes(textAt(tokens, at))) return null;
  const most = tokens.findIndex(({ text }, place) => place > at && place < at + farthest && text === "most");
  const rows = most < 0 ? null : rowsCalled(tokens[most + 1], index);
  if (rows === null || !helpers.has(textAt(tokens, most - 1))) return null;
  const verb = tokens[most + 2];
  const side = verb === undefined ? null : sideOf([verb.text, verb.lemma]);
  const ends = endsOf(index).find(({ table }) => table === rows.id);
  if (side === null || ends === undefined || !asksPlace(tokens.slice(at, most - 1), ends, index)) return null;
  const particle = /^(?:from|at|in|to|up|off|out)$/;
  let end = most + 3;
  while (particle.test(textAt(tokens, end))) end += 1;
  const place = placeOf(ends);
  const label =
    place === ""
      ? ends[side].column.label.replace(keyWords, "").toLowerCase()
      : `${side === "from" ? "origin" : "destination"} ${place}`;
  return { words: `which ${label} has the most ${textAt(tokens, most + 1)}`, tokens: end - at };
}

/** "Where", "at which station": nothing that is asked for but the place. */
function asksPlace(asked: readonly Token[], ends: Ends, { words, tables }: ModelIndex): boolean {
  const place = new Set(placeOf(ends).split(" "));
  return asked.every(
    ({ text, lemma }) =>
      ["where", "which", "what", "at", "from", "in", "do", "did", "the"].includes(text) ||
      place.has(lemma) ||
      (words.tablesByWord.get(lemma) ?? []).some((id) => tables[id]?.table.type !== "fact"),
  );
}

const helpers: ReadonlySet<string> = new Set(["do", "did", "does", "the"]);

whereEnds.needs = ["most"];
