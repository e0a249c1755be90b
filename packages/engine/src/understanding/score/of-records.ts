import type { FeatureVector } from "./query-features.ts";

/** Rows of the largest table from which data are records of a business rather than a table of the web. */
const fewest = 200;

/**
 * Confidence (0 to 1) of a reading of records, the dated rows of a business, from the fitted one: published suites hold few such data, and
 * their single tables are short and plainly named, so that what is fitted on them is too sure of a sheet of records and of words that a
 * name holds only in part. A logistic correction (Platt 1999) of the log odds by both, measured on questions that nobody had read
 * (docs/decisions/0039-sure-of-sheets.md); other data keep theirs.
 */
export function confidenceOfRecords(confidence: number, features: FeatureVector): number {
  const isRecords = features["model/timed"] === 1 && (features["model/rows"] ?? 0) >= Math.log(1 + fewest);
  if (!isRecords) return confidence;
  const sure = Math.min(surest, Math.max(1 - surest, confidence));
  const weak = Math.min(mostWeak, features["match/weak"] ?? 0);
  const sheet = features["model/single"] === 1 ? ofSheet : 0;
  const odds = base + slope * Math.log(sure / (1 - sure)) + sheet + ofWeak * weak;
  return 1 / (1 + Math.exp(-odds));
}

const surest = 0.985;
/** Words that were found weakly, of which further ones say no more. */
const mostWeak = 2;
const [base, slope, ofSheet, ofWeak] = [0.2, 0.85, -0.9, -0.3];
