import { codes, day, days, figure, figures, linked, numbers, skewed, texts } from "./columns.ts";
import type { Cells, Growing, Target } from "./growing.ts";
import { people, roles, selfRoles } from "./words.ts";

/** Kinds of tables. */
export type Kind = "lookup" | "thing" | "event" | "line" | "pair" | "part" | "history" | "note";

/** Adds a table of a kind, when what it refers to is there. */
export function makeTable(growing: Growing, kind: Kind, words: string[]): void {
  makers[kind](growing, words);
}

const makers: Record<Kind, (growing: Growing, words: string[]) => void> = {
  lookup: makeLookup,
  thing: makeThing,
  event: makeEvent,
  line: makeLines,
  pair: (growing) => makePairs(growing, false),
  history: (growing) => makePairs(growing, true),
  part: makePart,
  note: makeNotes,
};

function makeLookup(growing: Growing, words: string[]): void {
  const { chance, style } = growing;
  const rows = chance.between(3, 18);
  const isCode = chance.is(0.25);
  const keys = isCode ? codes(chance, rows, chance.between(2, 3)) : numbers(1, rows);
  const columns = [{ name: style.column(["name"]), cells: texts(chance, rows, words.join(" ")) }];
  if (chance.is(0.3)) columns.push(figure(growing, rows));
  growing.short.push(add(growing, words, keys, columns));
}

function makeThing(growing: Growing, words: string[]): void {
  const { chance, style } = growing;
  const rows = chance.is(0.2) ? chance.between(12, 40) : chance.between(60, 600);
  const columns: Cells[] = [{ name: style.column(["name"]), cells: texts(chance, rows, words.join(" ")) }];
  const links = [
    ...chance.some(growing.short, chance.between(0, 2)).map((target) => ({ target, role: null })),
    ...chance.some(growing.things, chance.between(0, 2)).map((target) => ({ target, role: null })),
  ].map((link) => ({ ...link, ...linked(growing, link.target, rows, null) }));
  columns.push(...links, ...figures(growing, rows, chance.between(1, 3)));
  const placed = chance.is(0.5)
    ? columns
    : [...links, ...columns.filter((one) => !links.some((link) => link === one))];
  const keys = chance.is(0.15)
    ? numbers(1, rows).map((key) => `${words.join("").slice(0, 2).toUpperCase()}${key.padStart(4, "0")}`)
    : numbers(chance.is(0.2) ? chance.pick([100, 1000, 5001]) : 1, rows);
  const target = add(growing, words, keys, placed, chance.is(0.2));
  refer(growing, target.table, links);
  growing.things.push(target);
}

function makeEvent(growing: Growing, words: string[]): void {
  const { chance } = growing;
  const rows = chance.between(150, 1200);
  const targets = [
    ...chance.some(growing.things, chance.between(1, 3)),
    ...chance.some(growing.short, chance.between(0, 2)),
    ...chance.some(growing.happenings, chance.is(0.25) ? 1 : 0),
  ];
  const links = targets.map((target) => ({ target, ...linked(growing, target, rows, null) }));
  const [first] = targets;
  if (first !== undefined && chance.is(0.25))
    links.push({ target: first, ...linked(growing, first, rows, chance.pick(roles)) });
  const others = [days(growing, rows), ...figures(growing, rows, chance.between(1, 3))];
  const columns = chance.is(0.6) ? [...links, ...others] : chance.some([...links, ...others], 99);
  const target = add(
    growing,
    words,
    numbers(chance.is(0.3) ? chance.pick([1000, 10_248]) : 1, rows),
    columns,
  );
  refer(growing, target.table, links);
  growing.happenings.push(target);
}

/** Several lines of what happened, numbered from 1 in each. */
function makeLines(growing: Growing): void {
  const { chance, style } = growing;
  const owner = chance.pick(growing.happenings);
  const words = [...owner.words, chance.pick(["line", "item", "detail"])];
  if (growing.tables.some(({ name }) => name === style.table(words))) {
    makePairs(growing, false);
    return;
  }
  const keys = owner.keys.flatMap(([key = ""]) =>
    numbers(1, chance.between(1, 5)).map((line) => [key, line]),
  );
  const thing = chance.pick(growing.things);
  const link = { target: thing, ...linked(growing, thing, keys.length, null) };
  const owned = {
    name: style.reference(owner.words, null),
    cells: keys.map(([key = ""]) => key),
    target: owner,
  };
  const columns = [
    owned,
    { name: style.column(["line", "no"]), cells: keys.map(([, line = ""]) => line) },
    link,
    ...figures(growing, keys.length, 2),
  ];
  growing.lines.push(addRows(growing, words, columns, 2));
  refer(growing, style.table(words), [owned, link]);
}

/** Pairs of things, each once; with a first day when the same pair comes again. */
function makePairs(growing: Growing, isHistory: boolean): void {
  const { chance, style } = growing;
  const [left, right] = chance.some(growing.things, 2);
  if (left === undefined || right === undefined) return;
  const words = isHistory ? [...left.words, ...right.words, "history"] : [...left.words, ...right.words];
  if (growing.tables.some(({ name }) => name === style.table(words))) return;
  const seen = new Set<string>();
  const [leftSkew, rightSkew] = [skewed(chance), skewed(chance)];
  for (let more = chance.between(80, 500); more > 0; more--) {
    const pair = [leftSkew(left.keys)[0], rightSkew(right.keys)[0]];
    if (isHistory) pair.push(day(chance));
    seen.add(JSON.stringify(pair));
  }
  const rows = [...seen].map((pair): string[] => JSON.parse(pair));
  const links = [left, right].map((target, at) => ({
    target,
    name: style.reference(target.words, null),
    cells: rows.map((row) => row[at] ?? ""),
  }));
  const columns: Cells[] = [...links];
  if (isHistory)
    columns.push({ name: style.column(["start", "date"]), cells: rows.map((row) => row[2] ?? "") });
  if (chance.is(0.4)) columns.push(figure(growing, rows.length));
  addRows(growing, words, columns, isHistory ? 3 : 2);
  refer(growing, style.table(words), links);
}

/** What only some rows of a thing have more, under the thing's own key. */
function makePart(growing: Growing): void {
  const { chance, style } = growing;
  const thing = chance.pick(growing.things);
  const words = [...thing.words, chance.pick(["profile", "detail", "extra", "warranty"])];
  if (growing.tables.some(({ name }) => name === style.table(words))) return;
  const some = thing.keys.filter(() => chance.is(0.6));
  const link = {
    target: thing,
    name: style.reference(thing.words, null),
    cells: some.map(([key = ""]) => key),
  };
  const columns = [link, ...figures(growing, some.length, 2), days(growing, some.length)];
  addRows(growing, words, columns, 1);
  refer(growing, style.table(words), [link]);
}

/** Rows that refer to lines by both columns of their key. */
function makeNotes(growing: Growing): void {
  const { chance, style } = growing;
  const [line] = chance.some(growing.lines, 1);
  if (line === undefined) {
    makeLines(growing);
    return;
  }
  const words = [...line.words, "note"];
  if (growing.tables.some(({ name }) => name === style.table(words))) return;
  const rows = chance.between(60, 300);
  const keys = numbers(1, rows).map(() => chance.pick(line.keys));
  const columns = [
    ...line.keyColumns.map((name, at) => ({ name, cells: keys.map((key) => key[at] ?? "") })),
    { name: style.column(["remark"]), cells: texts(chance, rows, "remark") },
  ];
  const { table } = add(growing, words, numbers(1, rows), columns);
  growing.references.push({
    table,
    columns: line.keyColumns,
    refTable: line.table,
    refColumns: line.keyColumns,
  });
}

/** Adds a table under a key of one column, its own id. */
function add(growing: Growing, words: string[], keys: string[], columns: Cells[], isNested = false): Target {
  const { chance, style } = growing;
  const all = [{ name: style.key(words), cells: keys }, ...columns];
  if (isNested) {
    const isPerson = people.has(words.at(-1) ?? "");
    const role =
      isPerson && chance.is(0.6) ? "manager" : chance.pick(selfRoles.filter((one) => one !== "manager"));
    const name = style.reference(words, role);
    all.push({
      name,
      cells: keys.map((_, at) =>
        at === 0 || chance.is(0.25) ? "" : (keys[chance.between(0, at - 1)] ?? ""),
      ),
    });
    const table = style.table(words);
    growing.references.push({ table, columns: [name], refTable: table, refColumns: [style.key(words)] });
  }
  return addRows(growing, words, all, 1);
}

function addRows(growing: Growing, words: string[], columns: Cells[], keyWidth: number): Target {
  const names = columns.map(({ name }) => name);
  const unique = columns.filter(({ name }, at) => names.indexOf(name) === at);
  const table = growing.style.table(words);
  const rows = (unique[0]?.cells ?? []).map((_, row) => unique.map(({ cells }) => cells[row] ?? ""));
  const keyColumns = unique.slice(0, keyWidth).map(({ name }) => name);
  growing.tables.push({
    name: table,
    primaryKey: keyColumns,
    rows: [unique.map(({ name }) => name), ...rows],
  });
  return { table, words, keyColumns, keys: rows.map((row) => row.slice(0, keyWidth)) };
}

function refer(growing: Growing, table: string, links: { name: string; target: Target }[]): void {
  const done = new Set<string>();
  for (const { name, target } of links) {
    if (done.has(name)) continue;
    done.add(name);
    growing.references.push({
      table,
      columns: [name],
      refTable: target.table,
      refColumns: target.keyColumns,
    });
  }
}
