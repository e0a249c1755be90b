import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { type Token, valueWords } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const titles: ReadonlySet<string> = new Set(
  "dr prof professor doctor judge captain capt sir sister father".split(" "),
);
/** How many words of a name may stand behind a title. */
const longest = 3;

/** "Dr. Thorne" where one name is "Dr. Alice Thorne": that one, and nobody else who is called Thorne. */
export function titledName(tokens: readonly Token[], at: number, { values }: ModelIndex): Written | null {
  const title = textAt(tokens, at);
  if (!titles.has(title)) return null;
  const from = textAt(tokens, at + 1) === "." ? at + 2 : at + 1;
  for (let size = longest; size > 0; size -= 1) {
    const said = tokens.slice(from, from + size).map(({ text }) => text);
    if (said.length < size) continue;
    const [first = ""] = said;
    const named = (values.byWord.get(first) ?? []).flatMap((id) => {
      const text = values.values[id]?.text ?? "";
      const words = valueWords(text).map((word) => word.text);
      const isTitled = words[0] === title && words.length > size + 1;
      return isTitled && words.slice(1).join(" ").endsWith(said.join(" ")) ? [text] : [];
    });
    const [only, other] = new Set(named);
    if (only !== undefined && other === undefined) return { words: only, tokens: from + size - at };
  }
  return null;
}

titledName.needs = titles;
