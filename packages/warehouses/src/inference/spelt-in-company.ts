import { speltOut } from "@parlance/contract";
import { cutOff } from "./cut-off.ts";

/** What a short form is read by that stands for several words. */
export type Company = {
  /** Whether it is a table that is called so. */
  isTable: boolean;
  isText: boolean;
  /** Whether it names days or instants. */
  isTime: boolean;
  /** The words of all names of the table, and of the source, as written. */
  table: ReadonlySet<string>;
  source: ReadonlySet<string>;
  /** Whether the source's names are contracted for the most part; words that are cut off are told there alone. */
  contracted: boolean;
};

/** The words of a name with those spelt out that mean one thing by the words beside them and the table that they stand in. */
export function speltInCompany(words: readonly string[], company: Company): string[] {
  return words.map((word, at) => {
    const read = Object.hasOwn(readings, word) ? readings[word] : undefined;
    const place = { before: words[at - 1] ?? "", after: words[at + 1] ?? "", ...company };
    return (read === undefined ? cutOff(word, company) : read(place)) ?? word;
  });
}

/** Whether so many of the names' words are short forms that the others may be, too. */
export function areContracted(words: Iterable<string>): boolean {
  const long = [...new Set(words)].filter((word) => /^[a-z]{3,}$/.test(word));
  const source = new Set(long);
  const isShort = (word: string): boolean =>
    speltOut(word) !== null || cutOff(word, { source, contracted: true }) !== null;
  return long.filter(isShort).length > mostSpelt * long.length;
}

const mostSpelt = 0.3;

type Place = Company & { before: string; after: string };

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const dates = list("dt date day tm time ts year yr");
const delays = list("delay delays dly delayed");
const names = list("nm name nme");
const marks = list("id no nbr num key cd code nm name cnt seg typ type");
const places = list("city cty zip pstl postal country ctry cntry addr adr address state");
const absences = list("lv leave sick emp empl employee vac vacation absence holiday pto");
const arrests = list("arrest arrests arrested arrestee");
const tables = list("trn trx txn trans hdr ln dtl det mst tbl head line lines detail details");
const methods = list("pay payment pmt ship shipping delivery contact");
const charges = list("charge charges charged");
const clicks = list("click clicks impression impressions clk clks");
const targets = list("tgt target trgt");
const adFigures = list("click clicks clk clks spend conversions ctr cpc cpm ad ads campaign");
const goods = list(
  "qty quantity uprc uprice price prc prod prd prdgrp sku item itm disc discount dscamt store str sto shop netamt",
);
const visits = list(
  "pat patient patients doc doctor dentist vet clinic practice optom stylist therapist attended noshow",
);
const wages = list("emp empl employee employees dept hire hired pay payroll wage salary job staff");
const entries = list("hire hired hiring start strt join joined onboard onboarding employed enrolled");
/** What rows are done on or by, of which some is wanted or planned and some came to be. */
const done = list(
  "dlv dlvry deliv delivery del arr arrival arvl dep departure start strt begin end finish ship shp shipment rcpt receipt compl completion due pickup load qty quantity hrs hours cost cst amt amount dur duration min mins",
);
/** What comes some day, for which a day was expected. */
const arrivals = list(
  "recv rcv rcvd received receipt rcpt dlv dlvry deliv delivery delivered arr arrival arvl arrived close closed compl completion completed",
);
const wanted = list(
  "req reqd request requested required plan pln planned sched schd schedule scheduled est estimated exp expected prom promised prm tgt target due bud budget std",
);
/** How what was activated is over, and what is done before something is closed. */
const ends = list(
  "churn churned term terminated termination cancel canc cancelled cxl deact deactivated deactivation disconnect disconnected susp suspended suspension",
);
const foreseen = list("req requested sched schd scheduled est estimated exp expected prom promised planned");
const opened = list("opn opnd open opened opening");
const cases = list("tkt tkts ticket tickets case cases incident incidents");
const parties = list("supp supplier vend vendor vnd buyr buyer proc purch lifnr ekko");
const buyers = list("cust customer cstmr clnt client cus shipto billto");
const documentMarks = list(
  "no nbr num id hdr header head h ln line lines l d dtl det detail item itm pos dt date stat status typ type amt val value qty",
);
const documentWords = list(
  "po so ord order inv invc invoice rcpt receipt dlv delivery quot quote req doc claim clm bill",
);
const terms = list("trm trms term terms meth mthd mth method stat sts status");
const rates = list("rate rt cost cst wage pay charge fee");
const counted = list("qty quantity pcs units amt val");
/** Names of lists of people who are looked at for a job, of classes that places are booked in, and of what is pumped. */
const hiring = list(
  "cand cands candidate candidates applicant applicants recruiter requisition vacancy vacancies",
);
const classes = list("cls class classes instr instructor trainer coach yoga gym");
const pumped = list("litre litres liter liters ltr ltrs");
const wagesPaid = list("sal salary pay wage wages ctc comp");
const vehicles = list("veh vehicle vehicles driver drivers odometer odo mileage fleet van");
const current = list("bal balance val value price qty");
const members = list("mbr mbrs mbrid member members");
const years = list("yrs yr years year");
/** What loans and those who owe them have. */
const lending = list(
  "loan loans lender borrower borrowers prncp principal installment instalment apr dti fico mortgage",
);
const lent = list("int interest prncp principal late fee fees tot total");
const credit = list("line lines limit lim score hist history rating bureau card union");
/** What is told of calls that people wait for, and of claims on what is insured. */
const calling = list("talk hold ivr inbound outbound dialled dialed voicemail csat");
const claiming = list("loss incurred insured insurer policy policies pol adjuster");
const queued = list("que ques queue queues");
const employed = list("length len status stat sts title ttl type typ yrs years dur");
const owed = list("prncp principal bal balance int interest amt amount debt");
const has = (table: ReadonlySet<string>, words: ReadonlySet<string>): boolean =>
  [...words].some((word) => table.has(word));

/** What "st" numbers and names where the source has rows that are called so. */
const rowsWith: readonly string[] = ["stop", "station", "store", "student"];
const isTold = (word: string, source: ReadonlySet<string>): boolean =>
  source.has(word) || source.has(`${word}s`);

/** Whether letters stand for documents: before a word of what these have, or as the name of a table that has lines. */
const isDocument = (after: string, source: ReadonlySet<string>): boolean =>
  documentMarks.has(after) || (after === "" && has(source, headed));
const headed = list("hdr header head ln line lines dtl det detail details");

/** Short forms of several words, by what stands beside them; null leaves them. */
const readings: Readonly<Record<string, (place: Place) => string | null>> = {
  acc: ({ before, isText, source }) =>
    !isText && /^(?:open|total|tot|num|no)$/.test(before) && has(source, lending) ? "accounts" : null,
  act: ({ after, table, source }) => {
    if (dates.has(after) && has(table, ends) && !has(table, foreseen)) return "activation";
    return (dates.has(after) || done.has(after)) && has(source, wanted) ? "actual" : null;
  },
  app: ({ after, source }) => (dates.has(after) && has(source, hiring) ? "application" : null),
  abs: ({ source, after }) => (has(source, absences) || after === "days" ? "absence" : null),
  apt: ({ before, after, source }) =>
    before === "" && (after === "" || tables.has(after)) && has(source, visits) ? "appointment" : null,
  adr: ({ before, after }) => (before === "" && after === "" ? null : "address"),
  ann: ({ after }) => (after === "" ? null : "annual"),
  arr: ({ source }) => (has(source, arrests) ? "arrest" : null),
  chg: ({ source }) => (has(source, charges) ? "charge" : null),
  crt: ({ after }) => (dates.has(after) || after === "by" ? "created" : null),
  ct: ({ before, after, isText }) => (!isText && before !== "" && after === "" ? "count" : null),
  ctr: ({ source }) => (has(source, clicks) ? "CTR" : null),
  adg: ({ source }) => (has(source, adFigures) ? "ad group" : null),
  aud: ({ before }) => (targets.has(before) ? "audience" : null),
  cls: ({ after, table }) => (dates.has(after) && has(table, opened) ? "closed" : null),
  cl: ({ before, source }) => {
    if (before !== "" || has(source, classes)) return null;
    return has(source, calling) ? "call" : has(source, claiming) ? "claim" : null;
  },
  clk: ({ source }) => (has(source, adFigures) ? "clicks" : null),
  clks: () => "clicks",
  cmp: ({ source }) => (has(source, adFigures) ? "campaign" : null),
  cand: () => "candidate",
  cands: () => "candidates",
  cons: ({ before, after, isText }) =>
    isText && before === "" && (after === "" || names.has(after)) ? "consultant" : null,
  cur: ({ after, isText }) => (wagesPaid.has(after) || (!isText && current.has(after)) ? "current" : null),
  conv: ({ source, after }) => (has(source, clicks) ? (after === "" ? "conversions" : "conversion") : null),
  convs: ({ source }) => (has(source, clicks) ? "conversions" : null),
  cr: ({ after }) => (credit.has(after) ? "credit" : null),
  cst: ({ after }) => (marks.has(after) ? "customer" : "cost"),
  d: ({ before, after, isTime }) => (isTime && before !== "" && after === "" ? "date" : null),
  dep: ({ after }) => (dates.has(after) || delays.has(after) ? "departure" : null),
  drv: ({ after, before }) => (marks.has(after) || (before === "" && after === "") ? "driver" : null),
  ltr: ({ before, isText }) => (isText || before === "" ? "letter" : "litres"),
  dsc: ({ isText }) => (isText ? "description" : null),
  fin: ({ after }) => (dates.has(after) ? "finished" : null),
  hr: ({ after, isText }) => (!isText && rates.has(after) ? "hourly" : null),
  pln: ({ before }) => (counted.has(before) ? "planned" : null),
  tech: ({ after }) => (names.has(after) ? "technician" : null),
  emp: ({ after, source }) => (employed.has(after) && has(source, lending) ? "employment" : null),
  esc: ({ source }) => (has(source, cases) ? "escalated" : null),
  exp: ({ before, after, table }) => {
    if (before === "life") return "expectancy";
    if (years.has(before) && after === "") return "experience";
    if (wagesPaid.has(after)) return "expected";
    if (arrivals.has(after)) return "expected";
    return dates.has(after) ? (has(table, arrivals) ? "expected" : "expiry") : null;
  },
  int: ({ after, isText, source }) => {
    if (dates.has(after) && has(source, hiring)) return "interview";
    return !isText && (after === "rate" || after === "rt" || has(source, lending)) ? "interest" : null;
  },
  impr: ({ source }) => (has(source, adFigures) ? "impressions" : null),
  imprs: ({ source }) => (has(source, adFigures) ? "impressions" : null),
  ln: ({ before, after }) =>
    documentMarks.has(after) || (after === "" && documentWords.has(before)) ? "line" : null,
  mtype: ({ table }) => (has(table, members) ? "membership type" : null),
  off: ({ after, source }) => (dates.has(after) && has(source, hiring) ? "offer" : null),
  out: ({ after, source }) => (owed.has(after) && has(source, lending) ? "outstanding" : null),
  pub: ({ after }) => (/^(?:recs?|records?)$/.test(after) ? "public" : null),
  ppl: ({ isText, table }) => (!isText && has(table, pumped) ? "price per litre" : null),
  lst: ({ after }) => (names.has(after) ? "last" : "list"),
  ord: ({ before }) => (counted.has(before) ? "ordered" : null),
  pay: ({ after }) => (terms.has(after) ? "payment" : null),
  po: ({ after, source }) => (isDocument(after, source) && has(source, parties) ? "purchase order" : null),
  pop: ({ before, isText }) => (before === "" && !isText ? "population" : null),
  rec: ({ before, after, source }) => {
    if (before === "pub" || before === "public") return "records";
    return lent.has(after) && has(source, lending) ? "received" : null;
  },
  req: ({ after }) => (dates.has(after) || done.has(after) ? "requested" : null),
  rel: ({ after }) => (dates.has(after) || after === "reason" ? "release" : null),
  mth: ({ before, after, isText }) =>
    isText && methods.has(before) ? "method" : !isText && before === "" && after !== "" ? "monthly" : null,
  obj: ({ source, isText }) => (isText && has(source, adFigures) ? "objective" : null),
  reg: ({ after, table }) =>
    dates.has(after) || (marks.has(after) && has(table, vehicles)) ? "registration" : null,
  prom: ({ after }) => (dates.has(after) || done.has(after) ? "promised" : null),
  rej: ({ before }) => (counted.has(before) ? "rejected" : null),
  shp: ({ before }) => (counted.has(before) ? "shipped" : null),
  so: ({ after, source }) => (isDocument(after, source) && has(source, buyers) ? "sales order" : null),
  sal: ({ after, table, source }) =>
    !has(table, wages) && (tables.has(after) || has(table, goods)) && has(source, goods) ? "sales" : null,
  std: ({ before, after, isText, source }) =>
    isText && before === "" && after === "" && has(source, classes) ? "studio" : null,
  rt: ({ after, isText, source }) =>
    (isText || marks.has(after)) && (source.has("route") || source.has("routes")) ? "route" : null,
  st: ({ after, isText, table, source }) => {
    if (dates.has(after)) return "start";
    const row =
      marks.has(after) && !has(table, places) ? rowsWith.find((word) => isTold(word, source)) : undefined;
    if (row !== undefined) return row;
    if (!isText) return null;
    return has(table, places) ? (names.has(after) ? "street" : "state") : "status";
  },
  term: ({ after, table }) => (dates.has(after) && has(table, entries) ? "termination" : null),
  wo: ({ before, after, source, table }) =>
    isDocument(after, source) || (before === "" && after === "" && has(table, documentMarks))
      ? "work order"
      : null,
  que: ({ source }) => (has(source, calling) ? "queue" : null),
  q: ({ before, after, source }) =>
    before === "" && marks.has(after) && has(source, queued) ? "queue" : null,
  tm: ({ before, after, isTable }) => {
    if (before !== "") return after === "" ? "time" : null;
    return isTable || marks.has(after) ? "team" : null;
  },
  wl: ({ before, source }) => (before === "" && has(source, classes) ? "waiting list" : null),
  wh: ({ source }) => (source.has("warehouse") || source.has("warehouses") ? "warehouse" : null),
  ttl: ({ isText }) => (isText ? "title" : "total"),
};
