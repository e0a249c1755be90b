import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** What columns of means are called beside their deed. */
const ways: ReadonlySet<string> = new Set(
  "method mode means way via channel service carrier provider gateway option type".split(" "),
);
const joints: ReadonlySet<string> = new Set(["with", "by", "via", "using", "through", "in"]);

/**
 * "Paid with PayPal", "shipped by courier" where a column tells the means of it ("payment method"): those by that means, and not those in
 * the state that is called so.
 */
export function byMeans(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [deed, , means] = tokens.slice(at, at + 3);
  if (deed === undefined || means === undefined) return null;
  if (!joints.has(textAt(tokens, at + 1))) return null;
  const { values, columns } = index;
  if (!values.byKey.has(deed.text)) return null;
  const isOfDeed = (word: string): boolean => word.startsWith(deed.lemma) || sharesRoot(word, deed.lemma);
  const isMeans = (column: number): boolean => {
    const words = columns[column]?.words ?? [];
    return words.some(isOfDeed) && words.some((word) => ways.has(word));
  };
  const told = [...(values.byWord.get(means.text) ?? []), ...(values.byKey.get(means.text) ?? [])].some(
    (id) => isMeans(values.values[id]?.column ?? -1),
  );
  return told ? { words: "with", tokens: 2 } : null;
}

byMeans.needs = joints;
