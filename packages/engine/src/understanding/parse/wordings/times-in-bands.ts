import { lowered, rowsOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { bandsAt } from "../frame/bands.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { deedTable } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

/** "How many customers ordered once, 2-5 times, more than 5 times": by how many rows of that deed they have, in these bands. */
export function timesInBands(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const subject = tableNamed(tokens[at - 1], index);
  const verb = tokens[at];
  if (subject === null || verb?.kind !== "word") return null;
  const rows = deedTable(verb.text, subject, index);
  if (rows === null || rows === subject) return null;
  const said = tokens.slice(at + 1);
  const kept = said.filter(({ text }) => text !== "times");
  const bands = bandsAt(kept, 0).find((found) => found.bands.kind === "ranges");
  const last = bands === undefined ? undefined : kept[bands.end - 1];
  if (bands === undefined || last === undefined) return null;
  const end = at + 1 + said.indexOf(last) + 1;
  const times = textAt(tokens, end) === "times" ? 1 : 0;
  const words = kept.slice(0, bands.end).map(({ raw }) => raw);
  return {
    words: `by number of ${rowsOf(lowered(rows.table.label))} : ${words.join(" ")}`,
    tokens: end + times - at,
  };
}

timesInBands.needs = ["times"];
