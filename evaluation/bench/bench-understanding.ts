import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { checkQuery, type ModelIndex, planQuery, understand } from "@parlance/engine";
import { garbledQuestions } from "../../packages/engine/src/testing/garbled-questions.ts";
import {
  concertIndex,
  salesIndex,
  seasonIndex,
} from "../../packages/engine/src/understanding/testing/models.ts";
import type { Figure } from "./figure.ts";
import { largeModel } from "./large-model.ts";

const now = "2024-05-15T00:00:00";
const garbled = 20_000;
const asked = 300;
const megabyte = 2 ** 20;

/** Questions on a model of 1,000 tables, and 20,000 questions that nobody means; both seeded, without a database. */
export const benchUnderstanding = (): Figure[] => [...onLargeModel(), ...garbledOnes()];

function onLargeModel(): Figure[] {
  const made = largeModel(5, asked);
  const before = usedMemory();
  const start = performance.now();
  const index = made.build();
  const seconds = (performance.now() - start) / 1000;
  const memory = usedMemory() - before;
  let read = 0;
  const times = made.questions.map((question) => {
    const { took, planned } = answerTime(question, index);
    if (planned) read += 1;
    return took;
  });
  const what = `${made.tables.toLocaleString("en")} tables, ${made.columns.toLocaleString("en")} columns, ${made.distinct.toLocaleString("en")} distinct values`;
  return [
    {
      what: `index of ${what}`,
      value: `${Math.round(memory / megabyte)} MB, ${seconds.toFixed(1)} s`,
      mark: "stated",
    },
    {
      what: `question to SQL on it, 95th percentile of ${asked} (${read} planned)`,
      value: `${percentile(times, 0.95).toFixed(0)} ms`,
      mark: "≤ 60 ms",
    },
  ];
}

function garbledOnes(): Figure[] {
  const indexes = [salesIndex(), concertIndex(), seasonIndex()];
  const meant = [
    "top 5 customers by revenue in Germany since 2022",
    "How many singers are older than 30 and from France?",
    "average freight per month compared with last year, without the United Kingdom",
    "which opponent had the highest attendance after week 3?",
  ];
  let thrown = 0;
  const times: number[] = [];
  for (const question of garbledQuestions(meant, 1, garbled)) {
    const index = indexes[times.length % indexes.length];
    if (index === undefined) break;
    try {
      times.push(answerTime(question, index).took);
    } catch {
      thrown += 1;
    }
  }
  return [
    {
      what: `${garbled.toLocaleString("en")} garbled, marked up and injected questions: exceptions`,
      value: `${thrown}`,
      mark: "0",
    },
    { what: "the longest of them", value: `${Math.max(...times).toFixed(0)} ms`, mark: "≤ 200 ms" },
  ];
}

/** Milliseconds from a question to its SQL tree, and whether there is one. */
function answerTime(question: string, index: ModelIndex): { took: number; planned: boolean } {
  const start = performance.now();
  const understood = understand({ question, previous: [], previousQuestions: [], index, now });
  const best =
    understood.kind === "readings" || understood.kind === "ambiguous" ? understood.readings[0] : undefined;
  const checked = best === undefined ? null : checkQuery(best.query, index.model);
  const planned = checked?.ok === true && planQuery(checked.value, index.model, { now }).ok;
  return { took: performance.now() - start, planned };
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

/** Bytes of the heap in use after collecting what is not. */
function usedMemory(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  return process.memoryUsage().heapUsed;
}
