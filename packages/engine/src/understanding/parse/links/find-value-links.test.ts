import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { findValueLinks } from "./find-value-links.ts";

const { model, values } = makeModel({
  tables: {
    carpets: {
      columns: {
        carpet_id: { type: "integer", role: "key" },
        style: { type: "string", values: ["Hand Tufted", "Kilim", "Berber", "Dhurrie", "Maisie Loop"] },
        country: { type: "string", values: ["Iran", "United Kingdom", "TR"] },
        title: { type: "string", distinct: 400, values: ["Month of Seasons", "Month", "Mobile, AL"] },
        shelf: { type: "string", values: ["IT", "QX", "ZB", "KL"] },
        wool: { type: "string", values: ["no", "yes"] },
        knotted_on: { type: "date", role: "time" },
        ply: { type: "integer", role: "category", values: ["5"] },
        state: { type: "string", values: ["knotted", "sold", "no_show"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

/** What a span may stand for, best first: value, evidence, strength. */
const read = (question: string, span: string): string[] => {
  const tokens = tokenize(question);
  const links = findValueLinks(tokens, index, question).filter(
    ({ start, end }) => question.slice(tokens[start]?.start, tokens[end - 1]?.end) === span,
  );
  return links.flatMap((link) =>
    link.kind === "value"
      ? link.options.map(
          ({ values: found, evidence, strength }) => `${found.join("|")} ${evidence} ${strength.toFixed(2)}`,
        )
      : [],
  );
};

it.each([
  ["Kilim carpets", "Kilim", ["Kilim exact 1.00"]],
  ["kilim carpets", "kilim", ["Kilim exact 0.99"]],
  ["all kilims", "kilims", ["Kilim stem 0.87"]],
  ["all maisies", "maisies", ["Maisie Loop partial 0.60"]],
  ["carpets from the UK", "UK", ["United Kingdom alias 0.82"]],
  ["carpets from Turkey", "Turkey", ["TR alias 0.87"]],
  ["carpets from Italy", "Italy", []],
  ["carpets whose month is not seasons", "month is not seasons", []],
  ["HT carpets", "HT", ["Hand Tufted alias 0.78"]],
  ["tufted carpets", "tufted", ["Hand Tufted partial 0.60"]],
  ["carpets of Alabama", "Alabama", ["Mobile, AL alias 0.60"]],
  ["berbr carpets", "berbr", ["Berber typo 0.74"]],
  ["hand tuftd carpets", "hand tuftd", ["Hand Tufted typo 0.74"]],
  ["Kilm carpets", "Kilm", ["Kilim typo 0.74"]],
  ["kilm carpets", "kilm", []],
  ["brittish carpets", "brittish", ["United Kingdom typo 0.72"]],
  ["wool of no", "no", ["no exact 1.00"]],
  ["carpets by loom", "loom", []],
  ["carpets per loop", "loop", []],
  ["carpets from loop", "loop", ["Maisie Loop partial 0.60"]],
  ["carpets by maisie", "maisie", ["Maisie Loop partial 0.60"]],
  ["5 carpets", "5", ["5 exact 1.00"]],
  ["top 5 carpets", "5", []],
])("in “%s” “%s” stands for %j", (question, span, expected) => {
  expect(read(question, span)).toEqual(expected);
});

it.each([
  ["how many no shows last month", "no shows", ["no_show stem 0.94"]],
  ["carpets with no shelf", "no shelf", []],
])("what did not take place has a name of its own: %s", (question, span, expected) => {
  expect(read(question, span)).toEqual(expected);
});

it("a deed before its time is hardly a state", () => {
  expect(read("carpets knotted", "knotted")).toEqual(["knotted exact 1.00"]);
  expect(read("carpets knotted in 2020", "knotted")).toEqual(["knotted exact 0.50"]);
});

it("takes a word of the data for a value where it is said to be shown, and no column for a word of its place", () => {
  const made = makeModel({
    tables: {
      hits: {
        columns: {
          medium: { type: "string", values: ["Display", "Search"] },
          source: { type: "string", values: ["Banner", "Mail"] },
          nation: { type: "string", values: ["Spain", "Iran"] },
        },
      },
    },
  });
  const own = buildModelIndex(made.model, made.values);
  const spans = (question: string): string[] => {
    const tokens = tokenize(question);
    return findValueLinks(tokens, own, question).flatMap((link) =>
      link.kind === "value" && link.options.some(({ strength }) => strength > 0.9)
        ? [question.slice(tokens[link.start]?.start, tokens[link.end - 1]?.end)]
        : [],
    );
  };
  expect(spans("show display hits")).toEqual(["display"]);
  expect(spans("hits by source from Spain")).toEqual(["Spain"]);
});
