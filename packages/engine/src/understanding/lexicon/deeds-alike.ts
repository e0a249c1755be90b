/** Deeds that are told by one another's date where rows have only one of them ("arrived" of a delivery date, "completed" of a closing one). */
const groups: readonly (readonly string[])[] = [
  "closed resolved solved completed finished settled done",
  "fixed repaired mended resolved",
  "requested asked wanted",
  "received got back returned",
  "responded replied answered response",
  "attended seen visited arrived",
  "listed waitlisted",
  "booked reserved",
  "pledged promised",
  "given donated received",
  "thanked acknowledged",
  "invoiced billed",
  "delivered arrived received arrival door doorstep",
  "shipped dispatched sent",
  "paid settled collected",
  "created opened raised reported logged added",
  "joined registered signup created enrolled hired",
  "started began begun commenced",
  "ended finished expired lapsed concluded",
  "ordered placed bought purchased",
  "acquired bought purchased",
  "launched introduced released",
  "published released aired",
  "cancelled canceled terminated churned",
  "discharged released",
  "died death deceased",
  "approved decided",
  "inspected checked examined tested",
  "rejected declined decided",
].map((words) => words.split(" "));

const grouped: ReadonlySet<string> = new Set(groups.flat());

/** The past of what is said in another form than a regular one. */
const irregular: ReadonlyMap<string, string> = new Map([
  ["ask", "asked"],
  ["buy", "bought"],
  ["get", "got"],
  ["getting", "got"],
  ["give", "given"],
  ["giving", "given"],
  ["leave", "left"],
  ["leaving", "left"],
  ["pay", "paid"],
  ["paying", "paid"],
  ["see", "seen"],
  ["seeing", "seen"],
  ["send", "sent"],
  ["sending", "sent"],
  ["dying", "died"],
]);

/** The past that a word may be a form of: "finish", "finishing", "placing", "shipping" of what is finished, placed, shipped. */
function pastsOf(word: string): string[] {
  const known = irregular.get(word);
  if (known !== undefined) return [known];
  const bare = /^(.{3,})ing$/.exec(word)?.[1];
  const bases = bare === undefined ? [word] : [bare, bare.replace(/(.)\1$/, "$1")];
  return [word, ...bases.flatMap((base) => [`${base}ed`, `${base}d`])];
}

/** The deeds in the past that a word may stand for, itself aside, which is told in the past, as it is done or as a deed ("finished", "finish", "finishing"). */
export const deedsAlike = (word: string): string[] => {
  const pasts = pastsOf(word);
  if (!pasts.some((past) => grouped.has(past))) return [];
  return groups.flatMap((group) => {
    const said = group.find((each) => pasts.includes(each));
    if (said === undefined) return [];
    return [...(said === word ? [] : [said]), ...group.filter((each) => each !== said)];
  });
};
