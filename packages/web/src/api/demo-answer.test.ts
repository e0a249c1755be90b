import { expect, it } from "vitest";
import { demoAnswer } from "./demo-answer.ts";

it("hands out bundled answers that still fit the contract, with the specified confidence", async () => {
  for (let turn = 0; turn < 50; turn++) {
    const { reading, table } = await demoAnswer();
    expect(reading.confidence).toBeGreaterThanOrEqual(0.92);
    expect(reading.confidence).toBeLessThanOrEqual(0.99);
    expect(table.rowCount).toBe(table.rows.length);
  }
});
