import { isMadeOf } from "../text/is-made-of.ts";
import { lemma } from "../text/lemma.ts";
import type { ColumnEntry } from "./entries.ts";

const states: ReadonlySet<string> = new Set(["status", "state", "stage"]);
/** What rows may be, the likeliest meaning of a code first. */
const meanings =
  "active inactive cancelled canceled open closed paid unpaid pending completed delivered shipped returned refunded expired frozen suspended approved rejected declined disputed dispatched voided posted draft submitted confirmed booked attended held scheduled planned failed available waitlisted released received invoiced billed archived terminated overdue processing processed assigned resolved new lost won".split(
    " ",
  );
/** Codes that hold a letter that their word lacks, or less of it than others do. */
const usual: ReadonlyMap<string, readonly string[]> = new Map([
  ["cxl", ["cancelled", "canceled"]],
  ["cxld", ["cancelled", "canceled"]],
  ["cncl", ["cancelled", "canceled"]],
  ["cnl", ["cancelled", "canceled"]],
  ["canc", ["cancelled", "canceled"]],
  ["can", ["cancelled", "canceled"]],
  ["disp", ["disputed", "dispatched"]],
  ["dsp", ["dispatched", "disputed"]],
  ["wl", ["waitlisted"]],
  ["pd", ["paid"]],
  [
    "part",
    [
      "partial",
      "partially",
      "partly",
      "partiallydelivered",
      "partiallyreceived",
      "partlydelivered",
      "partlyreceived",
    ],
  ],
  ["recd", ["received"]],
  ["ip", ["inprogress"]],
  ["inprog", ["inprogress"]],
  ["trn", ["intransit"]],
  ["intr", ["intransit"]],
]);
/** What letters stand for where rows tell whom people are married to. */
const marital: ReadonlyMap<string, readonly string[]> = new Map([
  ["M", ["married"]],
  ["S", ["single", "unmarried"]],
  ["D", ["divorced"]],
  ["W", ["widowed"]],
]);
/** What letters stand for where rows tell which way something went. */
const directions: ReadonlyMap<string, readonly string[]>[] = [
  new Map([
    ["I", ["import", "imports", "imported", "incoming", "inbound"]],
    ["E", ["export", "exports", "exported", "outgoing", "outbound"]],
  ]),
  new Map([
    ["I", ["incoming", "inbound"]],
    ["O", ["outgoing", "outbound"]],
  ]),
];
/** More codes than this are no states. */
const mostCodes = 15;
const code = /^[A-Z]{2,6}$/;

/**
 * The words for the codes of a column of states: "active" for ACT, "cancelled" for CXL; null where its values are no codes. A word that two
 * codes may stand for, or that the column writes out itself, stands for none.
 */
export function stateCodes(
  { words }: ColumnEntry,
  values: readonly string[],
): ReadonlyMap<string, readonly string[]> | null {
  if (words.includes("marital") && values.every((value) => value.length === 1)) return marital;
  const ways = words.includes("direction")
    ? directions.find((each) => values.every((value) => each.has(value)))
    : undefined;
  if (ways !== undefined) return ways;
  const kinds = values.length > mostCodes ? null : kindsOf(words);
  if (kinds !== null) return kindCodes(kinds, values);
  const isState = words.some((word) => states.has(word));
  if (!isState || values.length > mostCodes || !values.every((value) => code.test(value))) return null;
  const written = new Set(values.map((value) => value.toLowerCase()));
  const said = values.map((value) => [value, meaningsOf(value.toLowerCase())] as const);
  const isOwn = (word: string): boolean =>
    !written.has(word) && said.filter(([, all]) => all.includes(word)).length === 1;
  return new Map(said.map(([value, all]) => [value, all.filter(isOwn)]));
}

const kindCode = /^[A-Z]{2,8}$/;

/** What codes of kinds may stand for, by words of the columns that hold them; forms of one kind side by side, the first one is what is cut off. */
const families: readonly (readonly [columns: RegExp, kinds: string])[] = [
  [
    /^(?:movement|stock|inventory|goods)$/,
    "goods receipt/receipt/received,goods issue/issue/issued,scrap/scrapped/scrapping,adjustment/adjusted/stock adjustment,return to supplier/return to vendor/returned to supplier/supplier return,return to stock/returned to stock,return/customer return,transfer/stock transfer/transferred,count/stock count,sale/sold,waste/wastage/wasted,write off/written off,consumption/consumed,production/produced",
  ],
  [
    /^(?:payment|pay|tender)$/,
    "credit card,debit card,direct debit,bank transfer,wire transfer,cash,cheque/check,gift card,cash on delivery,voucher",
  ],
  [
    /^(?:transaction|posting|entry|ledger)$/,
    "debit,credit,deposit,withdrawal/withdrawn,transfer,fee,interest,refund/refunded,reversal/reversed,payment,purchase,adjustment",
  ],
  [
    /^(?:leave|absence)$/,
    "annual leave,sick leave/sick,unpaid leave,maternity leave,parental leave,holiday,vacation",
  ],
  [/^(?:employment|contract)$/, "full time,part time,temporary,contractor,permanent,intern"],
];
/** What a column of kinds is called beside what they are of. */
const kindWords: ReadonlySet<string> = new Set("type kind code method mode category".split(" "));

/** The kinds that a column's codes may stand for, each in its forms; null for other columns. */
function kindsOf(words: readonly string[]): readonly (readonly string[])[] | null {
  if (!words.some((word) => kindWords.has(word))) return null;
  const family = families.find(([columns]) => words.some((word) => columns.test(word)));
  return family?.[1].split(",").map((kind) => kind.split("/")) ?? null;
}

/** "Goods receipt" for GR, "scrapped" for SCR: by the first letters of several words, or as one that is cut off; of kinds that are written out their other forms. */
function kindCodes(
  kinds: readonly (readonly string[])[],
  values: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const coded = values.every((value) => kindCode.test(value));
  const meant = (value: string): readonly string[] => {
    const short = value.toLowerCase();
    const fits = !coded
      ? [(name: string) => name === short]
      : [
          (name: string) => name.includes(" ") && initials(name) === short,
          (name: string) => name === short || (short.length > 2 && name.startsWith(short)),
          (name: string) => short.length > 2 && !name.includes(" ") && isLeftOf(short, name),
        ];
    const found = fits.flatMap((fit) => kinds.filter((forms) => forms.some(fit)).slice(0, 1));
    return found[0] ?? [];
  };
  const said = values.map((value) => [value, meant(value)] as const);
  const written = new Set(values.map((value) => value.toLowerCase()));
  return new Map(
    said.map(([value, forms]) => [
      value,
      said.filter(([, others]) => others === forms).length > 1
        ? []
        : forms.filter((form) => !written.has(form)).flatMap(keysOf),
    ]),
  );
}

const initials = (name: string): string =>
  name
    .split(" ")
    .map((word) => word[0] ?? "")
    .join("");

/** A phrase as one key, as it stands and in dictionary form. */
const keysOf = (phrase: string): string[] => [
  ...new Set([phrase.replaceAll(" ", ""), phrase.split(" ").map(lemma).join("")]),
];

function meaningsOf(short: string): readonly string[] {
  const known = usual.get(short);
  if (known !== undefined) return known;
  if (short.length < 3) return [];
  const [best] = [
    ...meanings.filter((word) => word.startsWith(short) && word.length > short.length),
    ...meanings.filter((word) => isLeftOf(short, word)),
  ];
  return best === undefined ? [] : [best];
}

/** Whether a code is left of a longer word: PND of pending. */
const isLeftOf = (short: string, word: string): boolean =>
  word.length > short.length && isMadeOf(short, word);
