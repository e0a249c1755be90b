import type { Candidate, Understanding } from "./types.ts";

/** What a question is read as without asking back; undefined where it is asked back or declined. */
export const oneReading = (read: Understanding | null | undefined): Candidate | undefined =>
  read?.kind === "readings" ? read.readings[0] : undefined;

/** An outcome that was put together of readings: its words have no places in the whole question. */
export const madeOf = (
  reading: Candidate,
  query: Candidate["query"],
  confidence = reading.confidence,
): Understanding => ({ kind: "readings", readings: [{ ...reading, query, confidence, matches: [] }] });
