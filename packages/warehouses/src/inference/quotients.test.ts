import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openFolder } from "../file/folder/open-folder.ts";
import { workshop } from "../file/ingest/test-support.ts";

const { root } = workshop();

it("finds the columns that a rate is the quotient of, and what a share is of", async () => {
  const rows = Array.from({ length: 60 }, (_, at) => {
    const [visits, groups] = [20 + 10 * ((at * 37) % 40), 3 + ((at * 11) % 17)];
    const [guided, empty, guides] = [1 + ((at * 13) % 20), (at * 7) % 20, 1 + (at % 4)];
    const percent = (part: number): string => `${((100 * part) / visits).toFixed(2)}%`;
    return [
      visits,
      groups,
      guided,
      percent(guided),
      percent(empty),
      guides,
      (at % 9) / 2,
      4 + (at % 5),
    ].join();
  });
  const file = join(root, "rooms.csv");
  writeFileSync(
    file,
    `Visits,Groups,Guided,Guided Rate,Empty Rate,Guides,Exhibits / Visit,Entry price\n${rows.join("\n")}\n`,
  );
  const opened = await openFolder(file);
  if (!opened.ok) throw new Error("not opened");
  const columns = opened.value.model.tables[0]?.columns ?? [];
  const found = columns.flatMap(({ label, quotient }) => (quotient ? [[label, quotient]] : []));
  await opened.value.close();
  expect(found).toEqual([
    ["Guided rate", { part: "Guided", whole: "Visits", factor: 1 }],
    ["Empty rate", { part: null, whole: "Visits", factor: 1 }],
    ["Exhibits per visit", { part: null, whole: "Visits", factor: 1 }],
  ]);
});
