import type { ModelIndex } from "./index/model-index.ts";
import type { Token } from "./text/tokenize.ts";

const held = "(?:data|dataset|data set|database|file|sheet|tables?|columns?|fields?|datasets|information)";
const forms = [
  `what (?:questions )?can (?:i|we|you) (?:ask|answer)(?: you| about| here)*`,
  `what (?:else )?do you know`,
  `(?:what|which) ${held} (?:do|does|can|could) (?:you|we|i|it|this ${held})(?: have| use| see| ask about| query)*`,
  `(?:what|which) ${held} (?:are|is) (?:there|available|in (?:here|this ${held}|the ${held}))`,
  `what(?: is)? in (?:here|this|(?:this|the|my|our) ${held})`,
  `what(?: is)? (?:this|the|my|our) ${held} about`,
  `(?:list|show)(?: me)?(?: all)?(?: of)?(?: the| my| our)? (?:tables|columns|fields)`,
  `(?:describe|summari[sz]e|explain)(?: me)? (?:this|the|my|our) ${held}`,
  `(?:tell me about|give me an overview of|overview of|summary of) (?:this|the|my|our) ${held}`,
  "help",
].map((form) => new RegExp(`^(?:please )?${form}$`));

const words: ReadonlySet<string> = new Set(
  "data dataset database file sheet table tables column columns field fields information help".split(" "),
);

/** "What can I ask?", "which tables are there?", "summarise this data": a question about what there is, not of it. */
export function asksWhatThereIs(tokens: readonly Token[], { model }: ModelIndex): boolean {
  const said = tokens.filter(({ kind }) => kind !== "mark");
  const text = said.map((token) => token.text).join(" ");
  if (!forms.some((form) => form.test(text))) return false;
  const named = new Set(model.tables.flatMap(({ name, label }) => [name.toLowerCase(), label.toLowerCase()]));
  return !said.some((token) => words.has(token.text) && (named.has(token.text) || named.has(token.lemma)));
}
