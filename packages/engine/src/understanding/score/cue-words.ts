import type { Token } from "../text/tokenize.ts";

/** Words and pairs of words that say what is wanted of the data, whatever the data is about. */
const cues: ReadonlySet<string> = new Set(
  `all|also|alphabetical|and|any|are|ascending|at least|average|be|between|both|by|chart|come|count|count the|descending|different|distinct|
  do not|did|does|each|either|every|exclude|fewer|for each|for every|from|give|group|have|highest|how|how long|how many|how much|in|is|is there|largest|last|
  least|less|list|list the|longest|lowest|maximum|mean|minimum|more|more than|most|most common|name|name of|never|no|not|number|
  number of|of|of each|of the|older|oldest|on|only|or|order|order of|other|out of|over|per|percentage|respectively|return|same|share|show|
  since|smallest|sort|than|the most|their|them|then|top|total|total number|under|unique|value|what|what be|what is|what are|when|where|which|
  whose|who|with|with the|without|year|year by|youngest|compare|versus|trend|change|rank|ratio|rate|id|ids|names|code|date|"|?|,`
    .split("|")
    .map((cue) => cue.trim()),
);

/** The cue words of a question, each once, with how it opens ("^what"). */
export function cueWords(tokens: readonly Token[]): string[] {
  const found = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]?.text ?? "";
    for (const each of [token.text, token.lemma, `${token.text} ${next}`])
      if (cues.has(each)) found.add(each);
    if (token.kind === "quoted") found.add('"');
    if (token.kind === "number") found.add("#");
  }
  const [first] = tokens;
  if (first !== undefined) found.add(`^${cues.has(first.text) ? first.text : "other"}`);
  return [...found];
}
