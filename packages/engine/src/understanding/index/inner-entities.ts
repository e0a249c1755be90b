import { occurrences } from "../lexicon/occurrences.ts";
import { orderWords } from "../lexicon/order-words.ts";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";

/**
 * A thing that the rows of a table repeat and that has no table of its own: the donor of gifts with a "Donor ID" and a "Donor Name".
 * `words` are what the names begin with; `naming` and `key` are columns, `kinds` those that sort it ("Donor Type").
 */
export type InnerEntity = {
  table: number;
  words: string[];
  naming: number;
  key: number | null;
  kinds: number[];
};

/** The things inside of tables: a name with an identifier or a kind that begins alike, what a kind is said of by one word ("Site" beside "Site Type"), or an identifier with a time, the rows' own, and each in many rows. */
export function innerEntities(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): InnerEntity[] {
  const outer = new Set(tables.map(({ words }) => words.join(" ")));
  return tables.flatMap((table) => {
    const own = table.columns.flatMap((id) => columns[id] ?? []);
    const numbered = own.filter((key) => isNumbered(key, own, table) && !outer.has(key.words[0] ?? ""));
    const named = own
      .filter((each) => isName(each) || isPlace(each, own) || isBare(each))
      .flatMap((naming) => {
        const words = isBare(naming) ? naming.words : naming.words.slice(0, -1);
        const called = own.filter((each) => beginsWith(each, words));
        const key = isBare(naming) ? undefined : called.find((each) => isIdentifier(each));
        const kinds = called.filter(({ words: all }) => kindWords.has(all.at(-1) ?? "")).map(({ id }) => id);
        if (key === undefined && kinds.length === 0) return [];
        if (key?.foreign === true || outer.has(words.join(" ")) || !repeats(naming, table)) return [];
        return [{ table: table.id, words, naming: naming.id, key: key?.id ?? null, kinds }];
      });
    const alone = numbered.filter(({ id }) => !named.some(({ key }) => key === id));
    return [
      ...named,
      ...alone.map(({ id, words }) => ({
        table: table.id,
        words: words.slice(0, -1),
        naming: id,
        key: id,
        kinds: [],
      })),
    ];
  });
}

/** "Order ID" beside an "Order Date", or on lines of sales: what several rows of a sheet belong to and people tell by its number alone. */
const isNumbered = (key: ColumnEntry, own: readonly ColumnEntry[], table: TableEntry): boolean =>
  key.words.length === 2 &&
  isIdentifier(key) &&
  !key.foreign &&
  key.column.role === "key" &&
  (orderWords.has(key.words[0] ?? "") ||
    own.some((each) => isTime(each.column) && beginsWith(each, key.words.slice(0, 1)))) &&
  (repeats(key, table) || (orderWords.has(key.words[0] ?? "") && isBesideIndex(key, own, table)));

/** Whether a table's rows are only counted through by their key: what else numbers them may as well be of a few together. */
const isBesideIndex = ({ id }: ColumnEntry, own: readonly ColumnEntry[], { key }: TableEntry): boolean => {
  const [counter, other] = own.filter((each) => key.includes(each.id));
  return (
    counter !== undefined && other === undefined && counter.id !== id && counting.has(counter.words[0] ?? "")
  );
};

const counting: ReadonlySet<string> = new Set("index row record line serial sequence".split(" "));

const isName = ({ words, column }: ColumnEntry): boolean =>
  words.length > 1 && words.at(-1) === "name" && column.physicalType === "string";

/** One word that calls a thing by its name ("Site"). */
const isBare = ({ words, column, foreign }: ColumnEntry): boolean =>
  words.length === 1 && !foreign && column.role !== "key" && column.physicalType === "string";

/** "Store location" beside a "Store ID", "item description" beside an "item number", one for each; what happened is told its kind so. */
const isPlace = ({ words, column }: ColumnEntry, own: readonly ColumnEntry[]): boolean =>
  words.length > 1 &&
  !occurrences.has(words[0] ?? "") &&
  ["location", "description"].includes(words.at(-1) ?? "") &&
  column.physicalType === "string" &&
  own.some(
    (key) =>
      isIdentifier(key) &&
      beginsWith(key, words.slice(0, -1)) &&
      key.column.profile?.distinct === column.profile?.distinct,
  );

const isIdentifier = ({ words }: ColumnEntry): boolean => identifiers.has(words.at(-1) ?? "");

/** A name of the same beginning with one word behind it. */
const beginsWith = ({ words }: ColumnEntry, start: readonly string[]): boolean =>
  words.length === start.length + 1 && start.every((word, at) => words[at] === word);

const repeats = ({ column }: ColumnEntry, { table }: TableEntry): boolean =>
  table.rowCount > 0 && (column.profile?.distinct ?? table.rowCount) < table.rowCount * 0.9;

const identifiers: ReadonlySet<string> = new Set("id number no code key #".split(" "));
const kindWords: ReadonlySet<string> = new Set("type kind category segment class group".split(" "));
