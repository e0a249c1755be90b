import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** A metric of the Numenta benchmark: `windows` are first and last rows, `kind` the folder that it lies in. */
export type NumentaSeries = {
  id: string;
  kind: string;
  dates: string[];
  values: number[];
  windows: [number, number][];
};

const labels = z.record(z.string(), z.array(z.tuple([z.string(), z.string()])));

/** The labelled series of a folder with the benchmark's repository (Lavin and Ahmad 2015, arXiv 1510.03336). */
export async function numentaSeries(folder: string): Promise<NumentaSeries[]> {
  const text = await readFile(join(folder, "labels", "combined_windows.json"), "utf8");
  return Promise.all(
    Object.entries(labels.parse(JSON.parse(text))).map(async ([id, windows]) => {
      const lines = (await readFile(join(folder, "data", id), "utf8")).trim().split("\n").slice(1);
      const dates = lines.map((line) => line.split(",")[0] ?? "");
      return {
        id,
        kind: id.split("/")[0] ?? "",
        dates,
        values: lines.map((line) => Number(line.split(",")[1])),
        windows: windows.map(([from, to]): [number, number] => [
          dates.findIndex((date) => date >= from.slice(0, 19)),
          dates.findLastIndex((date) => date <= to.slice(0, 19)),
        ]),
      };
    }),
  );
}
