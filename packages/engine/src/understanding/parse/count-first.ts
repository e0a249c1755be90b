import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";

const asking: ReadonlySet<string> = new Set(
  "how which what who list show give tell is are number".split(" "),
);

/** "Clients who ordered in May: how many?" asks how many clients ordered in May. */
export function countFirst(tokens: readonly Token[]): Token[] {
  const last = tokens.findLastIndex(({ kind }) => kind !== "mark");
  const [how, many] = tokens.slice(Math.max(0, last - 1), last + 1);
  const joint = textAt(tokens, last - 2);
  if (how?.text !== "how" || many?.text !== "many" || ![":", ",", "-", ";", "("].includes(joint))
    return [...tokens];
  if (last < 4 || asking.has(textAt(tokens, 0))) return [...tokens];
  return [how, many, ...tokens.slice(0, last - 2)];
}
