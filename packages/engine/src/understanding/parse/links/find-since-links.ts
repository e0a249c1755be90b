import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitsOf } from "../unit-said.ts";
import { formulaLink } from "./formula-link.ts";
import type { Link } from "./link.ts";

const longest = 3;

/** Links of "days since signup date": from a time that is named in full until now. */
export function findSinceLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((token, at): Link[] => {
    const unit = textAt(tokens, at + 1) === "since" ? unitsOf(token) : null;
    if (unit === null) return [];
    for (let size = Math.min(longest, tokens.length - at - 2); size > 0; size -= 1) {
      const said = tokens.slice(at + 2, at + 2 + size).map(({ lemma }) => lemma);
      const times = (index.words.phrases.get(said.join("")) ?? []).filter(
        ({ kind, id }) => kind === "column" && isTime(index.columns[id]?.column),
      );
      const [only, other] = times;
      if (only !== undefined && other === undefined)
        return [
          formulaLink(at, at + 2 + size, { kind: "since", unit, from: only.id, until: null, whole: true }),
        ];
    }
    return [];
  });
}
