import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { garbledQuestions } from "../../../testing/garbled-questions.ts";
import { salesIndex } from "../../testing/models.ts";
import { rentalIndex } from "../../testing/rental-model.ts";
import { ticketSheet } from "../../testing/ticket-sheet.ts";
import { tokenize } from "../../text/tokenize.ts";
import { wordings } from "../wordings/say-plainly.ts";
import { rewrite, rewriter } from "./rewrite.ts";
import { thatMayRead } from "./that-may-read.ts";
import { idioms } from "./write-out-idioms.ts";
import type { ReadIdiom } from "./written.ts";

const reader = (needs?: readonly string[]): ReadIdiom =>
  Object.assign((): null => null, needs === undefined ? {} : { needs });

test("readers keep their order; one is left out where none of its words is said, as it stands or in its dictionary form", () => {
  const [always, loans, never, also] = [
    reader(),
    reader(["loan", "debt"]),
    reader(["peak"]),
    reader(["due"]),
  ];
  const tried = thatMayRead([also, always, loans, never]);
  expect(tried(tokenize("loans due in May"))).toEqual([also, always, loans]);
  expect(tried([])).toEqual([always]);
});

/** Some of what is asked in the tests of this engine. */
const sentences = globSync("../../**/*.test.ts", { cwd: import.meta.dirname })
  .toSorted()
  .flatMap(
    (file) => readFileSync(join(import.meta.dirname, file), "utf8").match(/(?<=")[^"\n]{12,120}(?=")/g) ?? [],
  )
  .filter((text, at) => at % 8 === 0 && /^[\p{L}\d]+ .* /u.test(text));

test.each([
  ["sales", salesIndex()],
  ["rentals", rentalIndex()],
  ["a sheet", ticketSheet()],
])("no reader that is left out reads anything, of %s", (_, index) => {
  expect(sentences.length).toBeGreaterThan(600);
  for (const readers of [wordings, idioms]) {
    const tried = rewriter(readers);
    for (const text of [...sentences, ...garbledQuestions(sentences, 7, 100)]) {
      const tokens = tokenize(text, 90);
      expect(tried(tokens, index), text).toEqual(rewrite(tokens, index, readers));
    }
  }
});
