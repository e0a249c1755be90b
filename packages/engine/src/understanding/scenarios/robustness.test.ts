import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { garbledQuestions } from "../../testing/garbled-questions.ts";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { concertIndex, salesIndex, seasonIndex } from "../testing/models.ts";
import { understand } from "../understand.ts";

const indexes = [salesIndex(), concertIndex(), seasonIndex()];
const ask = (question: string, at = 0) => {
  const index = indexes[at % indexes.length] ?? salesIndex();
  return understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" });
};

describe("understand", () => {
  it("reads anything without throwing", () => {
    const word = fc.constantFrom(
      "revenue",
      "by",
      "top",
      "5",
      "not",
      "without",
      "more",
      "than",
      "average",
      "singer",
      "orders",
      "and",
      "or",
      "most",
      "2023",
      "last",
      "month",
      "country",
      "France",
      "between",
      '"',
      "'",
      "(",
      "how",
      "many",
      "each",
      "percentage",
      "why",
      "vs",
      "opponent",
      "h",
      ",",
      "<",
      ";",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.nat(2), (words, at) => {
        ask(words.join(" "), at);
      }),
      { seed: 11, numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 500, unit: "grapheme" }), fc.nat(2), (text, at) => {
        ask(text, at);
      }),
      { seed: 12, numRuns: 200 },
    );
  });

  it("reads garbled, marked up and injected questions without throwing", () => {
    const meant = ["top 5 customers by revenue in Germany", "How many singers are older than 30?"];
    const garbled = garbledQuestions(meant, 17, 150);
    expect(new Set(garbled).size).toBeGreaterThan(110);
    expect(Math.max(...garbled.map(({ length }) => length))).toBe(500);
    const kinds = new Set(garbled.map((question, at) => ask(question, at).kind));
    expect(kinds).toContain("readings");
    expect(kinds).toContain("unknown-terms");
  }, 60_000);

  it("takes data with any names", () => {
    const name = fc.oneof(
      fc.constantFrom(
        "p++",
        "(",
        "[x]",
        "a|b",
        "qty*",
        "^",
        "$",
        "\\d",
        "{2}",
        "?",
        "__proto__",
        "constructor",
      ),
      fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 3, maxLength: 8 }), ([table = "t", ...columns]) => {
        const sketch = columns.map((each, at) => [
          each,
          at % 2 === 0 ? ({ type: "string", values: columns } as const) : ({ type: "decimal" } as const),
        ]);
        const { model, values } = makeModel({ tables: { [table]: { columns: Object.fromEntries(sketch) } } });
        const index = buildModelIndex(model, values);
        const question = `${columns.join(" by ")} of ${table}`;
        understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" });
      }),
      { seed: 13, numRuns: 200 },
    );
  });

  it("is deterministic", () => {
    const question = "top 3 customers by revenue in Germany since 2022";
    expect(JSON.stringify(ask(question))).toBe(JSON.stringify(ask(question)));
  });

  it("stays quick on long questions", () => {
    const start = process.cpuUsage();
    ask("revenue and orders by country with more than 3 products ".repeat(9).slice(0, 500));
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(400);
  });

  it.each([
    "good morning, how are you?",
    "write me an email to the CEO",
    "please write a reply to TK-1",
    "hello",
    "",
  ])("“%s” is not about data", (text) => {
    expect(ask(text).kind).toBe("not-a-data-question");
  });

  it("names the words that nothing carries", () => {
    const read = ask("website visitors in march");
    expect(read.kind).toBe("unknown-terms");
    expect(read.kind === "unknown-terms" ? read.terms : []).toEqual(
      expect.arrayContaining(["website", "visitors"]),
    );
  });

  it("reports an unread word in the reading", () => {
    const read = ask("number of blorb customers in France");
    expect(read.kind === "unknown-terms" ? read.guess?.unread : []).toEqual(["blorb"]);
  });
});
