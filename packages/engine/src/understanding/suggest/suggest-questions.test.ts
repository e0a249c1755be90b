import { describe, expect, it } from "vitest";
import { buildModelIndex, withTerms } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { concertIndex, salesIndex, seasonIndex } from "../testing/models.ts";
import { best, brief } from "../testing/read.ts";
import { suggestQuestions } from "./suggest-questions.ts";

describe("suggestQuestions", () => {
  it.each([
    ["sales", salesIndex()],
    ["concerts", concertIndex()],
    ["season", seasonIndex()],
  ])("offers different starters that are read back: %s", (_name, index) => {
    const questions = suggestQuestions(index, { around: null, count: 4 });
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(questions).size).toBe(questions.length);
    for (const question of questions) expect(best(index, question).unread).toEqual([]);
    expect(new Set(questions.map((question) => brief(best(index, question).query))).size).toBe(
      questions.length,
    );
  });

  it("offers the same when it has read them before, and reads them anew where terms were added", () => {
    const index = salesIndex();
    const first = suggestQuestions(index, { around: null, count: 4 });
    expect([...index.suggested.keys()]).toEqual(expect.arrayContaining(first));
    expect(suggestQuestions(index, { around: null, count: 4 })).toEqual(first);
    expect(withTerms(index, []).suggested.size).toBe(0);
  });

  it("never repeats the query that it is about", () => {
    const index = salesIndex();
    const { query } = best(index, "total revenue by country");
    for (const question of suggestQuestions(index, { around: query, count: 3 })) {
      expect(brief(best(index, question).query)).not.toBe(brief(query));
    }
  });

  it("offers nothing that was asked before, in these words or as that query", () => {
    const index = salesIndex();
    const [first = "", second = "", third = ""] = suggestQuestions(index, { around: null, count: 4 });
    const asked = { questions: [first.toUpperCase()], queries: [best(index, second).query] };
    const others = suggestQuestions(index, { around: null, count: 4, asked });
    expect(others).toContain(third);
    expect(others).not.toEqual(expect.arrayContaining([first]));
    expect(others).not.toEqual(expect.arrayContaining([second]));
  });

  it("speaks of many rows, compares by kinds alone and says totals once", () => {
    const { model, values } = makeModel({
      tables: {
        claim: {
          fact: true,
          rows: 400,
          time: "filed",
          columns: {
            claim_id: { type: "integer", role: "key" },
            filed: { type: "date" },
            home_address: { type: "string", values: ["Elm Rd 1", "Oak St 2"] },
            branch: { type: "string", distinct: 12 },
            paid: { type: "boolean", distinct: 2 },
            total_fee: { type: "decimal" },
          },
        },
      },
      references: [],
    });
    const questions = suggestQuestions(buildModelIndex(model, values), { around: null, count: 6 });
    expect(questions).toEqual(
      expect.arrayContaining([
        "Total fee by branch",
        "Top 5 branches by total fee",
        "How many claims are there for each branch?",
      ]),
    );
    expect(questions.join()).not.toMatch(/address|total total|top 5 paid/i);
  });

  it("splits a table of keys and figures by what its rows belong to, and takes no code for the figure", () => {
    const { model, values } = makeModel({
      tables: {
        catch_line: {
          fact: true,
          rows: 900,
          columns: {
            trip_id: { type: "integer", role: "key" },
            species_id: { type: "integer", role: "key" },
            gear: { type: "integer", distinct: 3 },
            weight: { type: "decimal", distinct: 700 },
          },
        },
        trip: {
          rows: 200,
          time: "landed",
          columns: { trip_id: { type: "integer", role: "key" }, landed: { type: "date" } },
        },
        species: {
          rows: 12,
          naming: "species_name",
          columns: {
            species_id: { type: "integer", role: "key" },
            species_name: { type: "string", distinct: 12 },
          },
        },
      },
      references: ["catch_line.trip_id>trip.trip_id", "catch_line.species_id>species.species_id"],
    });
    expect(suggestQuestions(buildModelIndex(model, values), { around: null, count: 3 })).toEqual([
      "Total weight by species",
      "Top 5 species by weight",
      "Monthly total weight",
    ]);
  });

  it("asks for what sales bring before what is taken off them", () => {
    const { model, values } = makeModel({
      tables: {
        sale: {
          fact: true,
          rows: 900,
          time: "sold",
          columns: {
            sale_id: { type: "integer", role: "key" },
            sold: { type: "date" },
            stall: { type: "string", values: ["North gate", "South gate"] },
            discount: { type: "decimal", unit: "currency", distinct: 700 },
            revenue: { type: "decimal", unit: "currency", distinct: 700 },
          },
        },
      },
    });
    const questions = suggestQuestions(buildModelIndex(model, values), { around: null, count: 4 });
    expect(questions.join()).toMatch(/revenue by stall/);
    expect(questions.join()).not.toMatch(/discount/);
  });
});
