import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { sheetSaid } from "../sheet-said.ts";
import type { Written } from "../written.ts";

const inAll = phrases(
  "total",
  "overall",
  "altogether",
  "in total",
  "in all",
  "all together",
  "all told",
  "grand total",
);
/** What may stand between the rows and what asks for all of them. */
const joints: ReadonlySet<string> = new Set([",", "-", ":", ";"]);

/** "Tickets total", "urgent tickets overall": how many of a sheet's rows there are, where nothing before asks for anything else. */
export function rowsInAll(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const rows = tokens[at];
  if (rows?.kind !== "word" || rows.text === rows.lemma || index.tables.length > 1) return null;
  const behind = at + 1 + sheetSaid(tokens, at + 1, index);
  const place = joints.has(textAt(tokens, behind)) ? behind + 1 : behind;
  const size = phraseAt(tokens, place, inAll);
  if (size === 0 || tokens[place + size]?.kind === "word" || tableNamed(rows, index) === null) return null;
  return tokens.slice(0, at).every((token) => isKind(token, index))
    ? { words: `number of ${rawOf([rows])}`, tokens: place + size - at }
    : null;
}

/** Which of the rows they are. */
const isKind = ({ text, lemma }: Token, { values }: ModelIndex): boolean =>
  values.byKey.has(text) || values.byKey.has(lemma) || text === "all" || text === "the";

rowsInAll.needs = openings(inAll);
