import type { Column, Literal } from "@parlance/contract";
import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { yesOf } from "../../index/yes-no.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { fold, type Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const verbs = phrases("is", "are", "was", "were", "equals", "equal to", "is equal to", "=", "==", ":");
const denials: ReadonlySet<string> = new Set(["no", "n", "false", "f", "0"]);

/**
 * Links in which a flag and the answer that is written behind it are one: "paid is no", "accepted = No", "active: false". "No" denies
 * nothing of what goes on behind it then.
 */
export function withAnswers(tokens: readonly Token[], links: readonly Link[], index: ModelIndex): Link[] {
  const answers = answersIn(tokens, links, index);
  const within = ({ start, end }: Link): boolean =>
    answers.some((answer) => answer.start <= start && end <= answer.end);
  return [...links.filter((link) => !within(link)), ...answers];
}

function answersIn(tokens: readonly Token[], links: readonly Link[], { columns }: ModelIndex): Link[] {
  return links.flatMap((link): Link[] => {
    if (link.kind !== "column") return [];
    const verb = phraseAt(tokens, link.end, verbs);
    const said = fold(textAt(tokens, link.end + verb));
    if (verb === 0 || !denials.has(said)) return [];
    const options = link.options.flatMap(({ column, evidence, strength }) => {
      const entry = columns[column];
      const value = entry === undefined ? null : answerCalled(said, entry.column);
      return value === null
        ? []
        : [{ column, values: [value], evidence, strength, within: null, condition: null }];
    });
    return options.length === 0
      ? []
      : [{ kind: "value", start: link.start, end: link.end + verb + 1, options }];
  });
}

/** The value of a flag that a word of denial names; null where the column has none. */
function answerCalled(said: string, column: Column): Literal | null {
  if (columnKindOf(column) !== "flag") return null;
  if (column.physicalType === "boolean") return false;
  const values = column.profile?.topValues.map(({ value }) => value) ?? [];
  if (column.physicalType !== "string") return values.find((value) => Number(value) === 0) ?? null;
  const yes = yesOf(column);
  return values.find((value) => typeof value === "string" && value !== yes && fold(value) === said) ?? null;
}
