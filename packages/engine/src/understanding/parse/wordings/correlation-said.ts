import { type ColumnEntry, isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const joints: ReadonlySet<string> = new Set(["of", "between", "for"]);
const comparing =
  /^(?:more|less|better|worse|longer|shorter|higher|lower|older|bigger|smaller|sooner|later)$/;
const asked = phrases(
  ...["correlation coefficient", "coefficient", "correlation"].flatMap((noun) =>
    [
      "give me the",
      "show me the",
      "show the",
      "tell me the",
      "what is the",
      "whats the",
      "calculate the",
    ].map((give) => `${give} ${noun}`),
  ),
);
/** What people do, and what data calls the number that tells how. */
const kept: ReadonlyMap<string, readonly string[]> = new Map([
  ["rate", ["rating", "score", "satisfaction", "star", "csat"]],
  ["score", ["score", "rating"]],
]);

/**
 * "Do bigger flats pay more? Correlation of sqft and rent", "do patients who wait longer rate us worse? Give me the correlation
 * coefficient": the correlation of the two, of which the question before only tells why it is asked for.
 */
export function correlationSaid(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said =
    at === 0 ? tokens.findLastIndex(({ lemma }) => /^(?:correlation|coefficient)$/.test(lemma)) : -1;
  if (said < 1) return null;
  const stop = tokens.slice(0, said).findLastIndex(({ text }) => /^[?.!:;]$/.test(text));
  if (stop < 1) return null;
  const named = said + 1;
  if (joints.has(textAt(tokens, named))) return { words: "correlation of", tokens: named + 1 };
  const alone = tokens.slice(stop + 1).findIndex((_, place) => phraseAt(tokens, stop + 1 + place, asked) > 0);
  if (alone !== 0 || tokens.slice(named).some(({ kind }) => kind === "word")) return null;
  const head = tokens.slice(0, stop);
  const figures = head.flatMap(({ text }, place) => {
    const verb = textAt(head, place - 1) === "us" ? head[place - 2] : head[place - 1];
    return comparing.test(text) ? (measureOf(verb, index) ?? []) : [];
  });
  const [one, other, further] = figures;
  return one === undefined || other === undefined || further !== undefined || one.table !== other.table
    ? null
    : { words: `correlation of ${one.column.label} and ${other.column.label}`, tokens: tokens.length };
}

/** The one number of rows that tells what somebody does. */
function measureOf(verb: Token | undefined, { columns }: ModelIndex): ColumnEntry | null {
  if (verb?.kind !== "word") return null;
  const names = kept.get(verb.lemma) ?? [];
  const [only, other] = columns.filter(
    ({ column, words, foreign }) =>
      !foreign &&
      isNumeric(column) &&
      column.role === "measure" &&
      words.some((word) => word === verb.lemma || sharesRoot(word, verb.text) || names.includes(word)),
  );
  return other === undefined ? (only ?? null) : null;
}

correlationSaid.needs = ["correlation", "coefficient"];

/** "Correlation between scrap and energy per run": the two are always of each row. */
export function correlationPer(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["per", "by"].includes(textAt(tokens, at)) || tokens.slice(at + 2).some(({ kind }) => kind === "word"))
    return null;
  const isAsked = tokens.slice(0, at).some(({ text }) => /^correlat(?:ion|ions|e|ed|es)$/.test(text));
  const rows = isAsked ? tableNamed(tokens[at + 1], index) : null;
  return rows !== null && rows.table.type === "fact" ? { words: "", tokens: 2 } : null;
}

correlationPer.needs = ["correlation", "correlations", "correlate", "correlated", "correlates"];
