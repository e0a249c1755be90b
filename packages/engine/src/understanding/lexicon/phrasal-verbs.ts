/** Verbs with a particle, and the verbs of the dates on which that is done, in any of its words ("brought back" of a date of return). */
const lists: readonly (readonly [dated: string, said: string])[] = [
  [
    "returned",
    "come back,came back,coming back,brought back,bring back,given back,gave back,give back,handed back,hand back,sent back,send back,taken back,took back",
  ],
  ["collected fetched", "picked up,pick up,taken away,took away"],
  ["submitted", "handed in,hand in,turned in,turn in,sent in,send in"],
  [
    "resolved solved closed settled",
    "sorted out,sort out,cleared up,clear up,dealt with,deal with,wrapped up,wrap up",
  ],
  ["answered responded replied", "got back to,get back to,written back,wrote back,heard back"],
  ["cancelled canceled", "called off,call off"],
  ["dispatched shipped sent", "sent out,send out,sent off,send off"],
  ["paid settled", "paid off,pay off,paid up,settled up"],
  ["approved", "signed off,sign off"],
  ["repaired fixed", "fixed up,fix up"],
];

/** The verbs that dates may be called by for each verb with its particle. */
export const phrasalVerbs: ReadonlyMap<string, readonly string[]> = new Map(
  lists.flatMap(([dated, said]) => said.split(",").map((each) => [each, dated.split(" ")] as const)),
);
