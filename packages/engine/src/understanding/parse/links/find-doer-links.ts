import type { ColumnEntry } from "../../index/entries.ts";
import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link, ValueOption } from "./link.ts";

const articles: ReadonlySet<string> = new Set(["the", "a", "an", "our"]);

/** "Bookings cancelled by the host" where a column "cancelled by" says who it was: those of which it says so, and no split by hosts. */
export function findDoerLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((verb, start): Link[] => {
    if (verb.kind !== "word" || textAt(tokens, start + 1) !== "by") return [];
    const doer = start + 2 + (articles.has(textAt(tokens, start + 2)) ? 1 : 0);
    const options = [...new Set([verb.lemma, verb.text])]
      .flatMap((form) => columnsCalled(index, `${form}by`))
      .flatMap((column) => optionOf(column, tokens[doer], index));
    return options.length === 0 ? [] : [{ kind: "value", start, end: doer + 1, options }];
  });
}

/** What a column holds that is called so, in the singular or the plural. */
function optionOf({ id }: ColumnEntry, token: Token | undefined, { values }: ModelIndex): ValueOption[] {
  if (token?.kind !== "word") return [];
  const found = [token.text, token.lemma]
    .flatMap((form) => values.byKey.get(form) ?? [])
    .flatMap((value) => values.values[value] ?? [])
    .find(({ column }) => column === id);
  return found === undefined
    ? []
    : [
        {
          column: id,
          values: [found.value],
          evidence: "exact",
          strength: 1,
          within: null,
          condition: null,
        },
      ];
}
