import { phrases } from "../text/phrase-at.ts";

/** What says that something is so now. */
export const nowWords = phrases(
  "right now",
  "at the moment",
  "at present",
  "as of now",
  "as of today",
  "currently",
  "nowadays",
  "these days",
  "still with us",
  "with us right now",
  "with us now",
  "here right now",
  "here now",
);
