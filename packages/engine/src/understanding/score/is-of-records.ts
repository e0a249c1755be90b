import type { FeatureVector } from "./query-features.ts";

/** Rows of the largest table from which data are records of a business rather than a table of the web. */
const fewest = 200;

/**
 * Whether a reading is of records, the dated rows of a business, by the features of its data. How sure such a reading is hangs on other things than with the
 * short and plainly named tables that published suites mostly hold (docs/decisions/0046-two-confidences.md).
 */
export const isOfRecords = (features: FeatureVector): boolean =>
  features["model/timed"] === 1 && (features["model/rows"] ?? 0) >= Math.log(1 + fewest);
