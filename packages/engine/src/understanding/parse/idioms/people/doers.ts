import { pluralOf } from "@parlance/contract";
import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Who does what is dealt: verbs, and what the tables of those are called. */
const doings: readonly (readonly [verbs: ReadonlySet<string>, doers: ReadonlySet<string>])[] = [
  [
    words(
      "buy buys bought buying purchase purchases purchased order orders ordered place places placed spend spends spent consume consumed",
    ),
    words("customer client buyer account member guest shopper patron subscriber consumer"),
  ],
  [
    words("supply supplies supplied deliver delivers delivered produce produces produced make makes made"),
    words("supplier vendor manufacturer producer maker"),
  ],
  [
    words("sell sells sold selling"),
    words("store shop branch outlet dealer seller agent salesperson employee staff vendor supplier"),
  ],
];
/** What others do as well, where nothing is ranked by it: "who made the bookings". */
const manifold = /^(?:make|made|deliver|produc)/;
const between: ReadonlySet<string> = words("that which who have has do does did only just");

/**
 * "Which countries buy the most tea" where customers and suppliers have a country: that of those who do it. Where several tables are
 * of such doers, or none has the column, it is left as it is.
 */
export function doers(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token?.kind !== "word" || tableNamed(tokens[at - 1], index) !== null) return null;
  const verb = between.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const called = doings.find(([verbs]) => verbs.has(textAt(tokens, verb)))?.[1];
  if (called === undefined) return null;
  const [only, other] = index.tables.filter((table) => called.has(table.words.at(-1) ?? ""));
  if (only === undefined || other !== undefined) return null;
  const most = textAt(tokens, verb + 1) === "the" ? verb + 2 : verb + 1;
  const ranked = textAt(tokens, most) === "most";
  const isSure = at === 0 && !manifold.test(textAt(tokens, verb));
  if (token.text === "who" && (ranked || isSure))
    return { words: `which ${only.words.join(" ")}`, tokens: 1 };
  if (!sharesColumn(token.lemma, only, index)) return null;
  const doer = `${only.words.join(" ")} ${token.raw}`;
  const rows = tableNamed(tokens[verb], index);
  return rows !== null && ranked && tokens[most + 1]?.kind !== "word"
    ? { words: `${doer} with the most ${pluralOf(rows.words.join(" "))}`, tokens: most + 1 - at }
    : { words: doer, tokens: 1 };
}

/** Whether a table has a text that is called so, and others have one as well. */
function sharesColumn(word: string, { columns: own }: TableEntry, { columns }: ModelIndex): boolean {
  const alike = columns.filter(
    ({ column, core, foreign }) =>
      !foreign && column.physicalType === "string" && core.length === 1 && core[0] === word,
  );
  return alike.length > 1 && alike.some(({ id }) => own.includes(id));
}

doers.needs = doings.flatMap(([verbs]) => [...verbs]);
