import { describe, expect, test } from "vitest";
import { collectRows } from "./row-collector.ts";
import { readsOnly } from "./statement-guard.ts";
import { watchLimits } from "./watch-limits.ts";

describe("rows are gathered", () => {
  test("up to a number", () => {
    const rows = collectRows(2, 1000);
    expect([rows.add([1]), rows.add([2]), rows.add([3]), rows.add([4])]).toEqual([true, true, false, false]);
    expect(rows.result()).toEqual({ rows: [[1], [2]], truncated: true });
    expect(rows.isTooLarge()).toBe(false);
  });

  test("exactly that number without saying that there were more", () => {
    const rows = collectRows(2, 1000);
    rows.add([1]);
    rows.add([2]);
    expect(rows.result().truncated).toBe(false);
  });

  test("up to so many bytes", () => {
    const rows = collectRows(100, 20);
    expect(rows.add(["0123456789"])).toBe(true);
    expect(rows.add(["0123456789ab"])).toBe(false);
    expect(rows.isTooLarge()).toBe(true);
  });
});

describe("only reading statements are sent", () => {
  test.each(["SELECT 1", "  select 1", "(SELECT 1)", "WITH a AS (SELECT 1) SELECT * FROM a"])(
    "%s",
    (text) => {
      expect(readsOnly({ text, parameters: [] }).ok).toBe(true);
    },
  );
  test.each(["DELETE FROM a", "selective", "", "/* */ DROP TABLE a", "SHOW TABLES", "CALL p()"])(
    "not %j",
    (text) => {
      expect(readsOnly({ text, parameters: [] })).toMatchObject({ failure: { code: "refused" } });
    },
  );
});

describe("a run ends", () => {
  const statement = { text: "SELECT 1", parameters: [] };
  test("at its time limit, once", async () => {
    const watch = watchLimits(statement, { timeoutSeconds: 0.02, maximumRows: 1, signal: null });
    let stops = 0;
    watch.onStop(() => {
      stops += 1;
    });
    await expect.poll(() => watch.stopped()).toMatchObject({ code: "timed-out", seconds: 0.02 });
    expect(stops).toBe(1);
    watch.onStop(() => {
      stops += 1;
    });
    expect(stops).toBe(2);
    watch.end();
  });

  test("when it is cancelled, also before it began, and not after its end", () => {
    const controller = new AbortController();
    const limits = { timeoutSeconds: 60, maximumRows: 1, signal: controller.signal };
    const ended = watchLimits(statement, limits);
    ended.end();
    const running = watchLimits(statement, limits);
    controller.abort();
    expect(running.stopped()).toEqual({ code: "cancelled" });
    expect(ended.stopped()).toBeNull();
    const late = watchLimits(statement, limits);
    expect(late.stopped()).toEqual({ code: "cancelled" });
    for (const watch of [running, late]) watch.end();
  });
});
