import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** A series of the Turing change-point dataset, with the rows that each of its annotators marked. */
export type TuringSeries = {
  id: string;
  dates: string[];
  values: (number | null)[];
  annotations: number[][];
};

const annotated = z.record(z.string(), z.record(z.string(), z.array(z.number())));
const dataset = z.object({
  name: z.string(),
  series: z.array(z.object({ raw: z.array(z.union([z.number(), z.null()])) })),
  time: z.object({ raw: z.array(z.union([z.string(), z.number()])).optional() }).optional(),
});

/**
 * The annotated series of one figure in a folder with the dataset's repository (van den Burg and Williams 2020, arXiv
 * 2003.06222); those that its repository does not hold are fetched by its own program. Series without dates have none.
 */
export async function turingSeries(folder: string): Promise<TuringSeries[]> {
  const marks = annotated.parse(JSON.parse(await readFile(join(folder, "annotations.json"), "utf8")));
  const read = await Promise.all(
    (await readdir(join(folder, "datasets"))).toSorted().map(async (name) => {
      const text = await readFile(join(folder, "datasets", name, `${name}.json`), "utf8").catch(() => null);
      return text === null ? [] : [dataset.parse(JSON.parse(text))];
    }),
  );
  return read.flat().flatMap(({ name, series: [first, ...others], time }) => {
    const annotations = Object.values(marks[name] ?? {});
    return first === undefined || others.length > 0 || annotations.length === 0
      ? []
      : [{ id: name, dates: (time?.raw ?? []).map(String).map(wholeDate), values: first.raw, annotations }];
  });
}

/** A year or a month as its first day. */
const wholeDate = (text: string): string =>
  /^\d{4}$/.test(text) ? `${text}-01-01` : /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text;
