import { lowered } from "@parlance/contract";
import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { leaders } from "../../../lexicon/workers.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const asking = phrases(
  ..."runs|manages|heads|leads|is in charge of|is the head of|is head of|supervises"
    .split("|")
    .flatMap((deed) => [`who ${deed} each`, `who ${deed} every`, `who ${deed} all`, `who ${deed} our`]),
);

/** "Who runs each department" of departments that refer to their manager: what each is called, and its manager. */
export function whoLeads(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, asking);
  const article = ["the", "our"].includes(textAt(tokens, at + size)) ? 1 : 0;
  const noun = tokens[at + size + article];
  const table = size === 0 || noun === undefined ? null : tableNamed(noun, index);
  const [name] = table?.naming ?? [];
  const [leader, other] = (table?.columns ?? []).flatMap((id) => leaderOf(index.columns[id]) ?? []);
  const called = index.columns[name ?? -1]?.column.label;
  return called === undefined || leader === undefined || other !== undefined
    ? null
    : { words: `${lowered(called)} and ${leader}`, tokens: size + article + 1 };
}

whoLeads.needs = ["who"];

/** What a reference or a text calls the one who leads. */
const leaderOf = (entry: ColumnEntry | undefined): string | null =>
  entry?.foreign === true || entry?.column.physicalType === "string"
    ? (entry.core.find((word) => leaders.has(word)) ?? null)
    : null;
