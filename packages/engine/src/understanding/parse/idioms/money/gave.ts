import type { ModelIndex } from "../../../index/model-index.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { synonymsOf } from "../../../lexicon/synonyms.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const giving: ReadonlySet<string> = new Set("gave give given gives donated donate contributed".split(" "));

/** "donors who gave more than 20 times", "who have given at least 3 gifts": as many rows as there are of theirs, where the rows are gifts. */
export function gave(tokens: readonly Token[], at: number, { tables }: ModelIndex): Written | null {
  const [token, ...behind] = tokens.slice(at, at + 6);
  if (token === undefined || !giving.has(token.text)) return null;
  const gifts = tables.find(({ words }) =>
    words.some((word) => word === "gift" || synonymsOf(word).includes("gift")),
  );
  if (gifts === undefined) return null;
  const times = behind.findIndex(({ text }) => text === "times");
  const said = behind.slice(0, Math.max(0, times));
  if (numberSaid(said.at(-1)) === null) return null;
  return { words: `with ${rawOf(said)} ${gifts.table.label}`, tokens: times + 2 };
}

gave.needs = giving;
