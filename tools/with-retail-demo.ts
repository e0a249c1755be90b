import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type DataAnswer,
  demoPreferences,
  type SemanticQuery,
  standardConventions,
} from "@parlance/contract";
import { ask, buildModelIndex } from "@parlance/engine";
import { duckdbDialect, openFolder } from "@parlance/warehouses";
import { writeCsv } from "../examples/retail_demo/write-csv.ts";

/** Asks the retail demo; fails where the question is not answered. A query, without its source, is computed as it is. */
type AskDemo = (question: string, query?: SemanticQuery) => Promise<DataAnswer>;

/** Makes the retail demo in a temporary folder, as it is asked on the day `now` with so many rows shown at most, for as long as `use` takes. */
export async function withRetailDemo<T>(
  { now, maximumRows }: { now: string; maximumRows: number },
  use: (askDemo: AskDemo) => Promise<T>,
): Promise<T> {
  const temporary = mkdtempSync(join(tmpdir(), "parlance-demo-"));
  const folder = join(temporary, "retail_demo");
  mkdirSync(folder);
  try {
    writeCsv(folder);
    const opened = await openFolder(folder);
    if (!opened.ok) throw new Error(opened.failure.code);
    const { warehouse, model, values, close } = opened.value;
    const index = buildModelIndex(model, values);
    const result = await use(async (question, query) => {
      const answer = await ask({
        question,
        query: query === undefined ? null : { ...query, source: model.source },
        previous: [],
        previousQuestions: [],
        index,
        warehouse,
        dialect: duckdbDialect,
        conventions: { ...standardConventions, currency: demoPreferences.currency },
        clock: { now: () => now },
        stopwatch: { milliseconds: () => 0 },
        limits: { timeoutSeconds: 120, maximumRows, signal: null },
        onStep: () => {},
      });
      if (answer.outcome !== "answered") throw new Error(`“${question}” was ${answer.outcome}`);
      return answer;
    });
    await close();
    return result;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
