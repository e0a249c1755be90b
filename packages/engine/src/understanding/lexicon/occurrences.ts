/** Things that happen, each at its time: rows that tell the kind of one are such. */
export const occurrences: ReadonlySet<string> = new Set(
  (
    "accident alarm alert appointment breakdown call case claim collision complaint crime defect delivery donation enquiry event " +
    "failure fault incident injury inquiry inspection issue offence offense outage recall refund request review session shipment " +
    "survey trip violation visit"
  ).split(" "),
);
