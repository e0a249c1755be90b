import { listQuery, type ResultTable, type SemanticQuery } from "@parlance/contract";
import { afterAll, expect, test } from "vitest";
import { makeAnalysts } from "./make-analysts.ts";

const analysts = makeAnalysts();
afterAll(() => analysts.close());

/** Days of `shops` shops, uneven enough to be looked into: many shops take many seconds. */
function days(shops: number): ResultTable {
  const unit = { kind: "none", currency: null, label: null } as const;
  const rows = Array.from({ length: 900 * shops }, (_, index) => {
    const [shop, day] = [Math.floor(index / 900), index % 900];
    const noise = Math.sin(index * 12.9898) * 43758.5453;
    return [
      new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10),
      `Shop ${shop}`,
      100 +
        30 * Math.sin(day / 58) +
        (day % 7 > 4 ? 25 : 0) +
        20 * (noise - Math.floor(noise)) +
        (day > 500 ? 40 : 0),
    ];
  });
  return {
    columns: [
      { id: "day", label: "Day", role: "dimension", type: "date", unit },
      { id: "shop", label: "Shop", role: "dimension", type: "string", unit },
      { id: "sales", label: "Sales", role: "measure", type: "decimal", unit },
    ],
    rows,
    rowCount: rows.length,
    truncated: false,
  };
}

const query: SemanticQuery = {
  kind: "analysis",
  source: "test",
  request: { kind: "anomalies" },
  query: listQuery("test", "days"),
};

const limits = { timeoutSeconds: 60, signal: null };

/** Processor seconds that this process takes within the next half second. */
async function work(): Promise<number> {
  const before = process.cpuUsage();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

test("an analysis is carried out in a thread of its own", async () => {
  const done = await analysts.analyse(days(1), query, "2026-01-01", limits);
  expect(done).toMatchObject({ ok: true, value: { findings: [{ kind: "change" }] } });
});

test("a cancelled analysis ends at once, and its thread computes no more", async () => {
  const controller = new AbortController();
  const long = analysts.analyse(days(150), query, "2026-01-01", { ...limits, signal: controller.signal });
  await work();
  controller.abort();
  expect(await long).toEqual({ ok: false, failure: { code: "cancelled" } });
  expect(await work()).toBeLessThan(0.25);
});

test("an analysis that takes too long gives the rows and says so", async () => {
  const table = days(150);
  const late = await analysts.analyse(table, query, "2026-01-01", { ...limits, timeoutSeconds: 0.5 });
  expect(late).toMatchObject({
    ok: true,
    value: { findings: [], notes: [expect.stringContaining("0.5 s")] },
  });
  expect(late.ok && late.value.table.rows).toHaveLength(table.rows.length);
});

test("what waits for a thread is left alone when it is cancelled, and the rest still gets its turn", async () => {
  const table = days(150);
  const controllers = [new AbortController(), new AbortController(), new AbortController()];
  const [one, two, waiting] = controllers.map(({ signal }) =>
    analysts.analyse(table, query, "2026-01-01", { ...limits, signal }),
  );
  const last = analysts.analyse(days(1), query, "2026-01-01", limits);
  controllers[2]?.abort();
  expect(await waiting).toMatchObject({ ok: false, failure: { code: "cancelled" } });
  controllers[0]?.abort();
  expect(await one).toMatchObject({ ok: false });
  expect(await last).toMatchObject({ ok: true });
  controllers[1]?.abort();
  expect(await two).toMatchObject({ ok: false });
});
