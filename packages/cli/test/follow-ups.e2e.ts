import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DataAnswer, sentenceText } from "@parlance/contract";
import { afterAll, describe, expect, test } from "vitest";
import { answerOnce } from "../src/answer-once.ts";
import { openSource } from "../src/open-source.ts";
import { madeBusinesses, writeBusiness } from "./made-business.ts";

const folder = mkdtempSync(join(tmpdir(), "parlance-follow-ups-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = "2025-01-05T00:00:00";

describe.each(Array.from({ length: madeBusinesses }, (_, place) => place))("made business %d", (place) => {
  test("each question that ten answers suggest is read well and gives rows", async () => {
    const own = mkdtempSync(join(folder, "business-"));
    const questions = writeBusiness(own, place);
    const source = await openSource(own);
    const ask = async (question: string): Promise<DataAnswer> => {
      const answer = await answerOnce(source, question, { questions: [], queries: [] }, now);
      if (answer.outcome !== "answered") throw new Error(`“${question}”: ${answer.outcome}`);
      return answer;
    };
    const confidences: number[] = [];
    for (const question of questions) {
      const { followUps } = await ask(question);
      expect(followUps).toHaveLength(3);
      expect(followUps).not.toContain(question);
      for (const suggested of followUps) {
        const answer = await ask(suggested);
        expect([suggested, answer.table.rowCount]).not.toEqual([suggested, 0]);
        expect([suggested, sentenceText(answer.headline)]).not.toEqual([
          suggested,
          expect.stringMatching(/too little data|No results/),
        ]);
        confidences.push(answer.reading.confidence);
      }
    }
    const sorted = confidences.toSorted((a, b) => a - b);
    expect(sorted[0]).toBeGreaterThan(0.4);
    expect(sorted[sorted.length >> 1]).toBeGreaterThan(0.7);
  });
});
