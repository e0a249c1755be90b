import { wayIn, wentWhere } from "../lexicon/growth-verbs.ts";
import { tokenize } from "../text/tokenize.ts";

const idle: ReadonlySet<string> = new Set(
  "and so but ok okay now then which what who one ones of them those these that has have had did does is are was went gone the by in show me us its their over time shown member group".split(
    " ",
  ),
);
const most: ReadonlySet<string> = new Set(
  "most fastest strongest biggest largest greatest highest steepest sharpest".split(" "),
);
const relative: ReadonlySet<string> = new Set(
  "grew grown grow growth growing fastest percent percentage % relative rate".split(" "),
);

const asking: ReadonlySet<string> = new Set("which what who ones those".split(" "));

/** A change that is asked for: which way, whether in relative terms, whether of the one that went furthest, and whether it asks which did. */
export type Change = { falls: boolean; part: "change" | "difference"; furthest: boolean; which: boolean };

/** The change that a follow-up asks for; null where it asks for anything else. `shown` are words for what is shown. */
export function changeAsked(question: string, shown: ReadonlySet<string>): Change | null {
  const words = tokenize(question, 14).filter(({ kind, text }) => kind !== "mark" || text === "%");
  const ways = words.map(({ text, lemma }) => wentWhere(text) ?? wayOf(lemma));
  const way = ways.find((each) => each !== null) ?? null;
  const plain = words.every(
    ({ text, lemma }, at) =>
      ways[at] !== null || most.has(text) || relative.has(text) || idle.has(text) || shown.has(lemma),
  );
  if (way === null || !plain) return null;
  return {
    falls: way < 0,
    part: words.some(({ text }) => relative.has(text)) ? "change" : "difference",
    furthest: words.some(({ text }) => most.has(text)),
    which: words.some(({ text }) => asking.has(text)),
  };
}

const wayOf = (lemma: string): 1 | -1 | null => {
  const way = wayIn([lemma]);
  return way === undefined ? null : way === "rise" ? 1 : -1;
};
