import { expect, test } from "vitest";
import { readingText } from "./period-text.ts";

test.each([
  ["Total, where order date from 2024-01-01 to before 2025-01-01 (2024)", "Total, where order date in 2024"],
  [
    "Total, where order date from 2024-11-01 to before 2024-12-01 (last month), top 5 by total",
    "Total, where order date in last month (Nov 2024), top 5 by total",
  ],
  [
    "Total, where order date from 2024-03-05 to before 2024-04-11 and country is “France”",
    "Total, where order date from Mar 5, 2024 – Apr 10, 2024 and country is “France”",
  ],
  ["Total, where order date from 2024-03-05", "Total, where order date since Mar 5, 2024"],
  [
    "What drives it, order date from 2024-01-01 to before 2025-01-01 (2024) compared with from 2023-01-01 to before 2024-01-01 (2023)",
    "What drives it, order date in 2024 compared with 2023",
  ],
  ["Number of orders by country", "Number of orders by country"],
])("%s", (sentence, text) => expect(readingText(sentence, "en-US")).toBe(text));
