/** Verbs with a particle, and the verbs that dates or states are called by for that, in any of its words ("brought back" of a date of return). */
const lists: readonly (readonly [called: string, said: string])[] = [
  [
    "returned",
    "come back,came back,coming back,brought back,bring back,given back,gave back,give back,handed back,hand back,taken back,took back",
  ],
  ["returned rejected", "sent back,send back"],
  ["collected fetched", "picked up,pick up,taken away,took away"],
  [
    "submitted filed lodged entered",
    "handed in,hand in,turned in,turn in,sent in,send in,put in,handed over,hand over",
  ],
  [
    "resolved solved closed settled completed",
    "sorted out,sort out,cleared up,clear up,dealt with,deal with,wrapped up,wrap up",
  ],
  ["answered responded replied", "got back to,get back to,written back,wrote back,heard back"],
  ["cancelled canceled", "called off,call off,calling off"],
  [
    "rejected declined refused denied",
    "turned down,turn down,turning down,knocked back,knock back,thrown out,threw out,throw out",
  ],
  ["postponed rescheduled deferred delayed", "put off,putting off,pushed back,push back,put back"],
  ["dispatched shipped sent", "sent out,send out,sent off,send off"],
  ["paid settled", "paid off,pay off,paid up,settled up"],
  ["reimbursed paid disbursed settled", "paid out,pay out"],
  ["refunded reimbursed repaid", "paid back,pay back"],
  ["approved accepted", "signed off,sign off,waved through,wave through,nodded through"],
  ["repaired fixed", "fixed up,fix up"],
  ["hired recruited employed", "taken on,took on,take on"],
  ["terminated dismissed fired", "let go,laid off,lay off"],
  ["closed ended terminated", "shut down,closed down,wound up,wound down"],
  ["created opened registered onboarded", "set up,setting up"],
  ["started begun launched", "kicked off,kick off"],
  ["sold sale bought purchased", "changed hands,change hands"],
  ["published released launched aired", "put out,brought out,bring out"],
  ["withdrawn", "pulled out,pull out,backed out,back out"],
];

/** The verbs that dates and states may be called by for each verb with its particle. */
export const phrasalVerbs: ReadonlyMap<string, readonly string[]> = new Map(
  lists.flatMap(([dated, said]) => said.split(",").map((each) => [each, dated.split(" ")] as const)),
);

/** Those that say which rows are meant, and not only when: none of them may be left aside. */
export const phrasalStates: readonly string[] = [...phrasalVerbs].flatMap(([said, [first = ""]]) =>
  /^(?:cancelled|rejected|postponed|refunded|terminated|withdrawn)$/.test(first) ? [said] : [],
);
