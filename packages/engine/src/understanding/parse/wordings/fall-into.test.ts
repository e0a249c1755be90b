import { expect, test } from "vitest";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = kioskSheet();

test.each([["what percentage of entries falls on each weather", "count(*) by weather share"]])(
  "%s",
  (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  },
);
