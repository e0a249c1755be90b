import { isPersonal } from "../../index/persons.ts";
import { deedsAlike } from "../../lexicon/deeds-alike.ts";
import { clients, roles } from "../../lexicon/workers.ts";
import { stem } from "../../text/lemma.ts";
import { columnKind } from "../column-kind.ts";
import type { Link } from "../links/link.ts";
import { type Element, isRanked } from "./find-list.ts";
import { amountOf, isAkin, type ListPlace, linkTo, nearTables, tableLink, timeOf } from "./list-place.ts";

/** What a question word of a list asks to see: links to it, none where it is the figure that ranks the rows; null where nothing is. */
export function askedColumn(element: Element, place: ListPlace): Link[] | null {
  const { start, end, words: asked } = bare(element, place);
  const words = asked.at(-1) === "when" ? ["when", ...asked.slice(0, -1)] : asked;
  const [first = "", next] = words;
  const said = { start, end };
  if (first === "when" && next !== undefined) {
    const time = timeOfDeed(words.slice(1), place);
    if (time !== null) return [linkTo(said, time, place)];
  }
  if (first === "how" && amounts.has(next ?? "") && words.length === 2) {
    const amount =
      next === "much" && !isRanked(place.tokens.slice(0, place.list.start)) ? amountOf(place) : null;
    return amount === null ? [] : [linkTo(said, amount, place)];
  }
  if (first === "how") {
    const means = meansOf(words.slice(1), place);
    return means === null ? null : [linkTo(said, means, place)];
  }
  if ((first === "when" || first === "where") && next !== undefined && !pronouns.has(next)) return null;
  if (first === "when" || (asking.has(first) && units.has(next ?? "") && words.length === 2)) {
    const time = timeOf(place, next === "time");
    return time === null ? null : [linkTo(said, time, place)];
  }
  if (first === "where") return whereOf(said, place);
  if (first === "who" || first === "whom") return whoOf(said, place, words.slice(1));
  return null;
}

/** "How it was paid", "how they got in touch": the one text that tells the means of a deed; null where none does. */
function meansOf(said: readonly string[], { index, table }: ListPlace): number | null {
  const deeds = said
    .filter((word) => !pronouns.has(word))
    .flatMap((word) => [word, ...deedsAlike(word), ...(nounsOf[word] ?? [])]);
  const texts = (index.tables[table]?.columns ?? []).filter((id) => columnKind(id, index) === "text");
  const [only, other] = texts.filter((id) => {
    const words = index.columns[id]?.words ?? [];
    return (
      words.some((word) => means.has(word)) && words.some((word) => deeds.some((deed) => isAkin(word, deed)))
    );
  });
  return only === undefined || other !== undefined ? null : only;
}

const means: ReadonlySet<string> = new Set(
  "method mode means type way channel form kind medium carrier".split(" "),
);
/** What deeds are called that no stem leads to. */
const nounsOf: Readonly<Partial<Record<string, readonly string[]>>> = {
  paid: ["payment", "pay"],
  pay: ["payment"],
  sent: ["shipping", "delivery", "dispatch"],
};

/** Whether the tokens of an element ask a question of their own. */
export const isQuestion = (element: Element, place: ListPlace): boolean => {
  const { words } = bare(element, place);
  const [first = ""] = words;
  return ["how", "when", "where", "who", "whom", "which", "what"].includes(first) || words.at(-1) === "when";
};

/** The rows' only time that is called after a deed: "signed up when" of a signup date, "when they joined". */
function timeOfDeed(said: readonly string[], { index, table }: ListPlace): number | null {
  const [deed, particle = ""] = said.filter((word) => !pronouns.has(word));
  if (deed === undefined) return null;
  const names = [deed, ...deedsAlike(deed)];
  const times = (index.tables[table]?.columns ?? []).filter((id) => columnKind(id, index) === "time");
  const called = times.filter((id) =>
    index.columns[id]?.words.some(
      (word) => word === `${stem(deed)}${particle}` || names.some((name) => isAkin(word, name)),
    ),
  );
  const [only, other] = called.length > 0 || pronouns.has(deed) ? called : times;
  return only === undefined || other !== undefined ? null : only;
}

/** An element of "which …" or "how many …" without its question words and its verb, where what follows is a name; null elsewhere. */
export function askedName(element: Element, place: ListPlace): Element | null {
  const { start, end, words } = bare(element, place);
  let asked = asking.has(words[0] ?? "") ? 1 : words[0] === "how" && amounts.has(words[1] ?? "") ? 2 : 0;
  while (asked > 0 && linking.test(words[asked] ?? "")) asked += 1;
  const deed = words.findIndex(
    (word, at) => at > asked && (buying.has(word) || pronouns.has(word) || relating.test(word)),
  );
  return asked > 0 && words.length > asked
    ? { start: start + asked, end: deed < 0 ? end : start + deed }
    : null;
}

/** "How much is outstanding": what stands between the question words and the name. */
const linking = /^(?:is|are|was|were|still)$/;

/** "Who placed it", "which customer placed it": what those do whom the rows are for. */
const buying: ReadonlySet<string> = new Set(
  "placed ordered bought purchased booked made paid requested".split(" "),
);

/** What says how the rows stand to it: "which album they are on", "which clerk handled them". */
const relating =
  /^(?:[a-z]{3,}ed|on|in|at|from|by|belongs?|comes?|goes|go|made|makes?|sold|sells?|did|does|re|theyre)$/;

const asking: ReadonlySet<string> = new Set(["which", "what"]);
const units: ReadonlySet<string> = new Set(["date", "day", "time", "month", "year", "week", "quarter"]);
const amounts: ReadonlySet<string> = new Set(
  "much many long high big large old far late expensive often".split(" "),
);

/** "in which month was it": without the preposition before it and the pronoun behind it. */
function bare({ start, end }: Element, { tokens }: ListPlace): Element & { words: string[] } {
  let [from, to] = [start, end];
  while (from < to && prepositions.has(tokens[from]?.text ?? "")) from += 1;
  while (to > from && pronouns.has(tokens[to - 1]?.text ?? "")) to -= 1;
  return { start: from, end: to, words: tokens.slice(from, to).map(({ text }) => text) };
}

const prepositions: ReadonlySet<string> = new Set("in on at for by from to with".split(" "));
const pronouns: ReadonlySet<string> = new Set(
  "was is were are did does it that this they them theyre he she happen happened take took place for been has".split(
    " ",
  ),
);

const places: ReadonlySet<string> = new Set(
  "location place city venue address country site branch store shop plant office club hotel warehouse region room".split(
    " ",
  ),
);

/** The place of the rows: a column of their own, else of what they refer to, whose name says a place. */
function whereOf(element: Element, place: ListPlace): Link[] | null {
  const { index, table } = place;
  const own = index.tables[table]?.columns.find(
    (id) =>
      columnKind(id, index) === "text" && index.columns[id]?.words.some((word) => places.has(word)) === true,
  );
  if (own !== undefined) return [linkTo(element, own, place)];
  const near = nearTables(place).find((id) => index.tables[id]?.words.some((word) => places.has(word)));
  return near === undefined ? null : [tableLink(element, near)];
}

/** What those are called who do a deed, where no stem leads to it. */
const doersOfDeeds: Readonly<Partial<Record<string, readonly string[]>>> = {
  makes: ["brand", "maker", "manufacturer", "producer"],
  made: ["brand", "maker", "manufacturer", "producer"],
  sells: ["vendor", "supplier"],
  supplies: ["vendor"],
  wrote: ["author", "composer", "writer"],
};

const persons: ReadonlySet<string> = new Set([
  ...roles,
  ..."waiter rep cashier doctor technician operator user host trainer patient guest".split(" "),
]);

/** Who did it: the column called after the deed ("who posted it"), else the person that was named before or that rows refer to. */
function whoOf(element: Element, place: ListPlace, deed: readonly string[]): Link[] | null {
  const { index, table, links, list } = place;
  const own = index.tables[table]?.columns ?? [];
  const [done] = deed;
  if (done !== undefined) {
    const column = own.find(
      (id) =>
        ["text", "key"].includes(columnKind(id, index)) &&
        index.columns[id]?.words.some(
          (word) => isAkin(word, done) || doersOfDeeds[done]?.includes(word) === true,
        ) === true,
    );
    if (column !== undefined) return [linkTo(element, column, place)];
  }
  const near = nearTables(place);
  const client = near.find((id) => clients.has(index.tables[id]?.words.at(-1) ?? ""));
  if (client !== undefined && buying.has(done ?? "")) return [tableLink(element, client)];
  const isPerson = (id: number): boolean => {
    const entry = index.tables[id];
    return (
      entry !== undefined &&
      (isPersonal(entry, index.columns) || entry.words.some((word) => persons.has(word)))
    );
  };
  const people = near.filter(isPerson);
  for (const link of links.filter(({ end }) => end <= list.start)) {
    if (link.kind === "table" && people.includes(link.table)) return [tableLink(element, link.table)];
    const named =
      link.kind === "column" ? link.options.find((option) => own.includes(option.column)) : undefined;
    if (named?.kind === "text") return [linkTo(element, named.column, place)];
  }
  const [only, other] = people;
  if (only !== undefined && other === undefined) return [tableLink(element, only)];
  const called = own.filter((id) => index.columns[id]?.words.some((word) => persons.has(word)));
  const text = called.find((id) => columnKind(id, index) === "text");
  return text === undefined ? null : [linkTo(element, text, place)];
}
