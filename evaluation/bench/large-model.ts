import { buildModelIndex, type ModelIndex } from "@parlance/engine";
import { seededRandom } from "../../packages/engine/src/analysis/statistics/seeded-random.ts";
import { makeModel, type TableSketch } from "../../packages/engine/src/understanding/testing/make-model.ts";

/** How many tables, and how many of the 20 columns of each hold how many different texts. */
const size = { tables: 1000, names: 1500, categories: 5, members: 100 };

const areas =
  "sales finance hr legal claims fleet plant store web mobile partner campaign export import tax audit lab ward school farm rail port hotel energy water".split(
    " ",
  );
const things =
  "invoice order customer product shipment payment contract employee ticket visit device sensor batch asset booking return quote supplier budget inspection survey permit route lease shift account policy claim meter reading session event lead deal task project document sample vehicle recipe".split(
    " ",
  );
const traits = "region status channel tier category".split(" ");
const measures = "amount quantity weight duration score margin".split(" ");
const extras = "code note city owner origin".split(" ");
const syllables = "ba ro mi ka te lu no si ve da fo gra pel tan vor wim zu hel que ys".split(" ");

/** A made model with its index left to build, and questions that it can answer; the same for the same seed. */
export type LargeModel = {
  tables: number;
  columns: number;
  distinct: number;
  build: () => ModelIndex;
  questions: string[];
};

/** 1,000 tables with 20 columns each and two million different values, and `questions` on them. */
export function largeModel(seed: number, questions: number): LargeModel {
  const { uniform } = seededRandom(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(uniform() * list.length)] ?? "";
  const word = (): string => {
    const text = pick(syllables) + pick(syllables) + pick(syllables);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const texts = (count: number): string[] => {
    const found = new Set<string>();
    while (found.size < count) found.add(`${word()} ${word()}`);
    return [...found];
  };
  const names = areas.flatMap((area) => things.map((thing) => `${area}_${thing}`)).slice(0, size.tables);
  const members = new Map<string, string[]>();
  const tables = Object.fromEntries(
    names.map((name, at): [string, TableSketch] => {
      const own = traits.map((trait): [string, string[]] => [trait, texts(size.members)]);
      members.set(name, own[0]?.[1] ?? []);
      return [name, tableOf(name, names[at - 1] ?? name, own, texts(size.names))];
    }),
  );
  const references = names
    .slice(1)
    .map((name, at) => `${name}.${names[at] ?? ""}_key>${names[at] ?? ""}.${names[at] ?? ""}_id`);
  const { model, values } = makeModel({ tables, references });
  const distinct = values.reduce((sum, list) => sum + list.values.length, 0);
  return {
    tables: model.tables.length,
    columns: model.tables.reduce((sum, table) => sum + table.columns.length, 0),
    distinct,
    build: () => buildModelIndex(model, values),
    questions: Array.from({ length: questions }, () => {
      const name = pick(names);
      return askAbout(name.replace("_", " "), pick(members.get(name) ?? []), pick);
    }),
  };
}

function tableOf(
  name: string,
  parent: string,
  categories: [string, string[]][],
  named: string[],
): TableSketch {
  const text = (values: string[]) => ({ type: "string" as const, values, distinct: values.length });
  return {
    rows: 100_000,
    fact: true,
    naming: `${name}_name`,
    time: "created_date",
    columns: {
      [`${name}_id`]: { type: "integer", role: "key" },
      [`${parent}_key`]: { type: "integer", role: "key" },
      [`${name}_name`]: text(named),
      created_date: { type: "date", role: "time" },
      ...Object.fromEntries(measures.map((measure) => [measure, { type: "decimal" as const }])),
      ...Object.fromEntries(categories.map(([trait, values]) => [trait, text(values)])),
      ...Object.fromEntries(extras.map((extra) => [extra, { type: "string" as const }])),
    },
  };
}

function askAbout(table: string, member: string, pick: (list: readonly string[]) => string): string {
  const [measure, trait] = [pick(measures), pick(traits)];
  return pick([
    `total ${measure} of ${table} by ${trait}`,
    `how many ${table}s are there in ${member}`,
    `average ${measure} of ${table} for ${member} by month`,
    `top 5 ${table}s by ${measure} in 2023`,
    `${table}s with ${measure} over 100 and ${trait} ${member}`,
    `share of ${table} ${measure} by ${trait} last year`,
  ]);
}
