import { isBoundOfOther } from "../../index/bound-of-other.ts";
import { type ColumnEntry, holdsFigure } from "../../index/entries.ts";
import { isWordOf } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { staffTable } from "../../index/persons.ts";
import { measuringHints } from "../../lexicon/adjectives.ts";
import { tellsChange } from "../../lexicon/change-nouns.ts";
import { synonymsOf } from "../../lexicon/synonyms.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { peopleNouns } from "../idioms/people/people.ts";
import type { Link } from "./link.ts";

const gains = /^(?:makes?|made|making|pa(?:ys?|id|ying)|gets? paid|gets?)$/;
const farthest = 5;

/**
 * Links of verbs to the number that they measure, wherever they stand: "what do nurses earn on average", "crates that weigh over 5 kg",
 * "how many people make 60k to 80k". What deals come to is nothing that they cost. A verb that may mean anything else measures only what is said of those who work here.
 */
export function findVerbLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((token, at): Link[] => {
    if (token.kind !== "word" || isWordOf(index, token.text, token.lemma)) return [];
    const own = measuringHints(token.text);
    const hints = own.length === 0 && gains.test(token.text) && isOfStaff(tokens, at, index) ? earned : own;
    const words = hints.flatMap((hint) => (hint.role === "measure" ? hint.words : []));
    if (words.length === 0) return [];
    const called = (names: readonly string[]): ColumnEntry[] =>
      index.columns.filter(
        (entry) =>
          holdsFigure(entry) &&
          !isBoundOfOther(entry, index.columns) &&
          !tellsChange(entry.words) &&
          names.some((word) => entry.words.includes(word)) &&
          !(
            outlays.has(token.lemma) &&
            entry.table === index.deals?.table.id &&
            !entry.words.includes("cost")
          ),
      );
    const meant = called([...words.filter((word) => !general.has(word)), ...synonymsOf(token.lemma)]);
    const options = meant.length > 0 ? meant : called(words);
    return options.length === 0
      ? []
      : [{ kind: "column", start: at, end: at + 1, options: options.map(asOption) }];
  });
}

/** What may be said of any money, or of what was only planned: meant where no figure is called more nearly. */
const general: ReadonlySet<string> = new Set(["amount", "value", "budget"]);

const earned = measuringHints("earn");
const outlays: ReadonlySet<string> = new Set(["cost", "spend", "spent"]);

const asOption = ({ id, table }: ColumnEntry): Extract<Link, { kind: "column" }>["options"][number] => ({
  column: id,
  evidence: "synonym",
  strength: 0.9,
  kind: "number",
  table,
});

/** Whether those who work here, or some of them, are named close by: "what do women make", "do we pay engineers". */
function isOfStaff(tokens: readonly Token[], at: number, index: ModelIndex): boolean {
  const staff = staffTable(index.tables);
  if (staff === null) return false;
  const near = tokens.slice(Math.max(0, at - farthest), at + farthest);
  return (
    near.some(
      (token) =>
        peopleNouns.has(token.text) || tableNamed(token, index) === staff || isKindOf(token, staff.id, index),
    ) || textAt(tokens, 0) === "who"
  );
}

/** A word that some of these rows are called by. */
const isKindOf = ({ text, lemma }: Token, table: number, { values, columns }: ModelIndex): boolean =>
  [text, lemma].some((word) =>
    (values.byKey.get(word) ?? []).some((id) => columns[values.values[id]?.column ?? -1]?.table === table),
  );
