import { standardConventions } from "@parlance/contract";
import { expect, it } from "vitest";
import { weights } from "../score/weights.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Link } from "./links/link.ts";
import { segment } from "./segment.ts";

const table = (start: number, end: number, id: number, strength = 1): Link => ({
  kind: "table",
  start,
  end,
  table: id,
  evidence: "exact",
  strength,
});

/** The best cut of a question, its items told by kind and words. */
const cut = (question: string, links: Link[] = [], listed: number[] = []): string[] =>
  cuts(question, links, listed)[0] ?? [];

/** The best cuts of a question. */
function cuts(question: string, links: Link[], listed: number[] = []): string[][] {
  const tokens = tokenize(question);
  const found = segment(
    {
      tokens,
      links,
      listed: new Set(listed),
      now: "2024-05-15T00:00:00",
      calendar: standardConventions,
      weights,
      dated: true,
      clocked: true,
      returned: true,
    },
    3,
  );
  return found.map(({ items }) =>
    items.map(
      ({ kind, start, end }) =>
        `${kind} ${tokens
          .slice(start, end)
          .map(({ text }) => text)
          .join(" ")}`,
    ),
  );
}

it.each<[string, Link[], number[], string[]]>([
  ["how many looms in 2023", [table(2, 3, 0)], [], ["cue how many", "table looms", "skip in", "period 2023"]],
  ["dye lots", [table(0, 1, 0), table(1, 2, 1), table(0, 2, 2)], [], ["table dye lots"]],
  ["dye lots", [table(0, 1, 0), table(1, 2, 1), table(0, 2, 2, 0.3)], [], ["table dye", "table lots"]],
  ["looms over 12", [table(0, 1, 0)], [], ["table looms", "cue over", "number 12"]],
  ["average looms", [table(1, 2, 0)], [0], ["skip average", "table looms"]],
  ["looms please", [table(0, 1, 0)], [], ["table looms", "skip please"]],
])("“%s” is cut by its links", (question, links, listed, items) => {
  expect(cut(question, links, listed)).toEqual(items);
});

it('takes a number like a year behind a key and "in" for no number of a row', () => {
  const key: Link = {
    kind: "column",
    start: 0,
    end: 2,
    options: [{ column: 1, evidence: "stem", strength: 0.7, kind: "key", table: 1 }],
  };
  const numbers = (question: string): string[] =>
    cuts(question, [key])
      .flat()
      .filter((item) => item.startsWith("number"));
  expect(numbers("orders shipped in 2024")).toEqual([]);
  expect(numbers("order number 2024")).toContain("number 2024");
});
