import { columnsWithLike } from "../../index/columns-with.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { askedHints } from "../../lexicon/adjectives.ts";
import { textAt } from "../../text/phrase-at.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { columnKind } from "../column-kind.ts";
import type { Link } from "./link.ts";

/** Links of what tells how rows are: "by how severe they were" of a severity, whatever its values are called. */
export function findHowLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((token, at): Link[] => {
    if (token.text !== "how") return [];
    const quality = textAt(tokens, at + 1);
    if (quality.length < 4 || askedHints(quality).length > 0) return [];
    const isNoun = (word: string): boolean => nounOf.test(word) && sharesRoot(word, quality);
    const options = columnsWithLike(isNoun, index).flatMap(({ id, table, foreign }): Option[] =>
      !foreign && columnKind(id, index) === "text"
        ? [{ column: id, evidence: "stem", strength: 1, kind: "text", table }]
        : [],
    );
    return options.length === 0 ? [] : [{ kind: "column", start: at, end: at + 2, options }];
  });
}

type Option = Extract<Link, { kind: "column" }>["options"][number];

const nounOf = /(?:ity|ness|ency|ancy|ance|ence|th|cy|ty)$/;
