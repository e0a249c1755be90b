import { type ColumnEntry, isNumeric, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Hint } from "../../lexicon/adjectives.ts";
import { type Cue, cuesOf, longestCue } from "../../lexicon/cues.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const average = phrases(
  "the overall average",
  "the general average",
  "the average",
  "overall average",
  "average overall",
  "average",
  "the mean",
  "on average",
  "usual",
);

/**
 * "Neighbourhoods that are pricier than average", "genres whose tracks are longer than the average": kinds of rows, or what rows belong to, whose own
 * average of what the comparative measures lies on that side of the average of all rows. A thing that has the figure itself is compared by that.
 */
export function kindsBesideAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const isWhose = textAt(tokens, at + 1) === "whose";
  const whose = isWhose ? tableCalled(tokens[at + 2], index) : null;
  const table = isWhose ? whose?.id : kindAt(tokens[at], index)?.table;
  if (table === undefined) return null;
  const relative = isWhose ? at + 3 : at + 1 + (relatives.has(textAt(tokens, at + 1)) ? 1 : 0);
  const from = relative + (verbs.has(textAt(tokens, relative)) ? 1 : 0);
  const compared = comparativeAt(tokens, from);
  if (compared === null) return null;
  const size = phraseAt(tokens, compared.end, average);
  const rest = tokens.slice(compared.end + size);
  if (size === 0 || rest.some(({ kind }) => kind !== "mark")) return null;
  const figure = measured(compared.cue.hints, table, index);
  if (figure === null) return null;
  const side = compared.cue.operator === "<" ? "below" : "above";
  return {
    words: `${tokens[at]?.raw} with an average ${figure.column.label} ${side} the overall average`,
    tokens: compared.end + size - at,
  };
}

const relatives: ReadonlySet<string> = new Set(["that", "which", "who"]);
const verbs: ReadonlySet<string> = new Set(["is", "are", "was", "were", "run", "last", "cost"]);

type Compared = Extract<Cue, { kind: "compare" }>;

/** The longest phrase at a token that compares by what an adjective measures ("more expensive than"). */
function comparativeAt(tokens: readonly Token[], at: number): { cue: Compared; end: number } | null {
  for (let end = at + longestCue; end > at; end -= 1) {
    const cues = cuesOf(
      tokens
        .slice(at, end)
        .map(({ text }) => text)
        .join(" "),
    );
    const cue = cues.find((each): each is Compared => each.kind === "compare" && each.hints.length > 0);
    if (cue !== undefined) return { cue, end };
  }
  return null;
}

/** The column that a word calls kinds of rows by; null where it names rows of their own. */
function kindAt(token: Token | undefined, index: ModelIndex): ColumnEntry | null {
  if (token?.kind !== "word" || tableCalled(token, index) !== null) return null;
  const { phrases: names, columnsByWord } = index.words;
  const forms = [token.lemma, token.text.replace(/s$/, "")];
  const whole = forms.flatMap((form) => names.get(form) ?? []);
  const ids =
    whole.length > 0
      ? whole.flatMap(({ kind, id }) => (kind === "column" ? [id] : []))
      : forms.flatMap((form) => columnsByWord.get(form) ?? []);
  return ids.flatMap((id) => index.columns[id] ?? []).find(isKind) ?? null;
}

const isKind = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && column.role !== "key" && !isNumeric(column) && !isTime(column);

/** The number of a table's rows that an adjective measures, by the first of its words that names one. */
function measured(
  hints: readonly Hint[],
  table: number,
  { tables, columns }: ModelIndex,
): ColumnEntry | null {
  const own = (tables[table]?.columns ?? [])
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column, foreign }) => !foreign && column.role !== "key" && isNumeric(column));
  for (const word of hints.filter(({ role }) => role !== "time").flatMap(({ words }) => words)) {
    const found = own.find(({ words }) => words.includes(word));
    if (found !== undefined) return found;
  }
  return null;
}

kindsBesideAverage.needs = ["average", "mean", "usual"];
