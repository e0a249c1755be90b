import type { Token } from "../text/tokenize.ts";
import type { Frame, PeriodWish, Target } from "./frame/frame.ts";
import { plainCondition } from "./frame/plain-condition.ts";
import type { Noun } from "./item.ts";
import { basisOf, isTime, isTimed, tellsTimes } from "./time-basis.ts";

/**
 * Gives the times of a question their column: "leads created in May by stage", "check-ins per month in 2024", "who left, by
 * quarter" speak of one deed, and every period, grain and weekday without a time of its own is the deed's. A deed that stands in
 * the place of what is shown ("arrivals", "new hires") asks for the number of its rows.
 */
export function bindTimes(frame: Frame, tokens: readonly Token[]): void {
  for (const wish of frame.periods) {
    const led = ledBy(wish, frame, tokens);
    if (led !== undefined) wish.leads = led;
  }
  const timed = frame.periods.length + frame.recurring.length > 0 || frame.groups.some(isTimed);
  if (!timed && !followed.has(frame.analysis)) {
    countDone(frame, tokens);
    return;
  }
  const basis = basisOf(frame, tokens);
  if (basis !== null) {
    for (const wish of frame.periods) if (wish.noun !== null && !tellsTimes(wish.noun)) wish.noun = null;
    bind(frame, basis, tokens);
    return;
  }
  const cut = frame.groups.flatMap((group) => ("of" in group && group.of !== undefined ? [group.of] : []));
  const deeds = [...cut, ...shownDeeds(frame, tokens), ...frame.context.filter(isTime), ...states(frame)];
  const [deed, other] = deeds;
  if (deed === undefined) bindDone(frame, tokens);
  if (deed === undefined || other !== undefined) return;
  const target = frame.targets.find(({ noun }) => noun === deed);
  if (target !== undefined) replace(frame, target, tokens);
  bind(frame, deed, tokens);
}

/**
 * "Contracts signed by city", "withdrawals per school": a deed that is split by something else than a time. Its rows are counted, of which it is known
 * when that was.
 */
function countDone(frame: Frame, tokens: readonly Token[]): void {
  const [deed, other] = shownDeeds(frame, tokens).filter((noun) => namesDeeds(noun, tokens));
  const target = frame.targets.find(({ noun }) => noun === deed);
  const beside = frame.targets.filter((each) => each !== target);
  if (deed === undefined || target === undefined || other !== undefined || frame.analysis !== null) return;
  if (frame.groups.length === 0 || !beside.every(({ noun }) => noun.kind === "table")) return;
  const before = [...beside.map(({ noun }) => noun), ...frame.context].some(
    ({ start }) => start === deed.end,
  );
  if (!splits.has(tokens[deed.end]?.text ?? "") && beside.length === 0 && !before) return;
  replace(frame, target, tokens);
  frame.counting = true;
  frame.conditions.push({ ...plainCondition(deed, { kind: "null" }), negated: true });
}

const splits: ReadonlySet<string> = new Set(["by", "per", "at", "in", "for", "across", "each", "every"]);

/** "Contracts signed", "withdrawals", "enrolment": what was done, and not the day of one row. */
const namesDeeds = ({ start, end }: Noun, tokens: readonly Token[]): boolean =>
  tokens
    .slice(start, end)
    .some(({ text, lemma }) => participle.test(text) || text !== lemma || /...ment$/.test(text));

/** "2024 rental fees", "their 2023 sales": what is shown right behind a time, with no joint or mark between. */
function ledBy({ at, noun }: PeriodWish, { targets }: Frame, tokens: readonly Token[]): Noun | undefined {
  if (at === undefined || noun !== null || opens.has(tokens[at.start - 1]?.text ?? "")) return undefined;
  const [first] = targets
    .map((target) => target.noun)
    .filter(({ start }) => start >= at.end)
    .toSorted((one, other) => one.start - other.start);
  const between = tokens.slice(at.end, first?.start ?? at.end);
  return between.length <= 2 && between.every(({ kind, text }) => kind === "word" && !joints.has(text))
    ? first
    : undefined;
}

const opens: ReadonlySet<string> = new Set("in during since for of until before after from by".split(" "));

/** "Permits decided by month in 2023", "parcels delivered late per week": the months are those of what was done, as is the period. */
function bindDone(frame: Frame, tokens: readonly Token[]): void {
  const named = frame.periods.flatMap(({ noun }) =>
    noun !== null && isParticiple(noun, tokens) ? [noun] : [],
  );
  const [deed, other] = named;
  if (deed !== undefined && other === undefined) bind(frame, deed, tokens);
  const after = frame.conditions
    .flatMap(({ test, negated }) => (test.kind === "value" && !negated ? [test.value] : []))
    .find(
      ({ start, end }) =>
        cutting.has(tokens[tokens[end]?.text === "," ? end + 1 : end]?.lemma ?? "") &&
        (participle.test(tokens[end - 1]?.text ?? "") ||
          (end > start + 1 && participle.test(tokens[start]?.text ?? "")) ||
          (end > start + 1 && /^(?:in|out|up|off|down)s?$/.test(tokens[end - 1]?.text ?? ""))),
    );
  if (deed !== undefined || after === undefined) return;
  frame.groups = frame.groups.map((group) =>
    group.kind === "grain" && group.of === undefined ? { ...group, after } : group,
  );
  frame.periods = frame.periods.map((wish) =>
    wish.noun === null && wish.after === undefined ? { ...wish, after } : wish,
  );
}

const participle = /(?:...ed|sold|paid|sent|let|lent|written|drawn)$/;
const cutting: ReadonlySet<string> = new Set(["by", "per", "each", "every", "monthly", "weekly", "daily"]);

/** Every time without a column of its own is of that one. */
function bind(frame: Frame, deed: Noun, tokens: readonly Token[]): void {
  const done = saysDate(deed, tokens) ? {} : { done: true as const };
  frame.groups = frame.groups.map((group) =>
    (group.kind === "grain" || group.kind === "part") && group.of === undefined
      ? { ...group, of: deed, ...done }
      : group,
  );
  for (const period of frame.periods)
    if (!isApart(frame, period, deed, tokens) && !isOfWhole(frame, period, deed)) period.noun ??= deed;
  frame.recurring = frame.recurring.map((each) => ({ of: deed, ...each }));
}

/**
 * "Clients who signed up in 2022 with orders in 2024": the deed has a period of its own, and what is said of other rows is of their time. Periods
 * that only joints stand between are of one time.
 */
function isApart({ periods }: Frame, wish: PeriodWish, deed: Noun, tokens: readonly Token[]): boolean {
  const own = periods.filter(({ noun }) => noun === deed);
  return wish.noun === null && own.length > 0 && own.every((each) => !areJoined(each, wish, tokens));
}

/** "What share of orders in 2024 got cancelled": the time before the deed is that of the rows of which a part is asked for. */
const isOfWhole = ({ transforms }: Frame, { at }: PeriodWish, deed: Noun): boolean =>
  at !== undefined && at.end <= deed.start && transforms.some(({ kind }) => kind === "share");

function areJoined({ at: one }: PeriodWish, { at: other }: PeriodWish, tokens: readonly Token[]): boolean {
  if (one === undefined || other === undefined) return true;
  const between = tokens.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return between.every(({ text }) => joints.has(text));
}

const joints: ReadonlySet<string> = new Set(
  "and or vs versus & , to in on also again then but not during both than with compared against the from until since before after excluding except".split(
    " ",
  ),
);

/** Times in the place of what is shown that name a deed ("created", "hires") and not a date. */
const shownDeeds = ({ targets }: Frame, tokens: readonly Token[]): Noun[] =>
  targets.flatMap(({ noun, aggregation, joined }) =>
    isTime(noun) &&
    noun.kind === "column" &&
    noun.listed !== true &&
    (aggregation === null || aggregation === "count") &&
    !(joined && isParticiple(noun, tokens)) &&
    !saysDate(noun, tokens)
      ? [noun]
      : [],
  );

/** Whether a time is named as a date and not as what was done. */
const saysDate = ({ start, end }: Noun, tokens: readonly Token[]): boolean =>
  tokens.slice(start, end).some(({ lemma }) => dates.has(lemma));

const dates: ReadonlySet<string> = new Set(
  "date day time when year month quarter week timestamp at on since birthday birth dob".split(" "),
);

const isParticiple = ({ start, end }: Noun, tokens: readonly Token[]): boolean =>
  (end === start + 1 || (end === start + 2 && particles.has(tokens[start + 1]?.text ?? ""))) &&
  /(?:...ed|built|born|left|sent|paid|sold|due)$/.test(tokens[start]?.text ?? "");

/** "Who did we hire", "which clerks did they recruit": a deed and its doer behind "did", whatever its form. */
const isVerb = ({ start, end }: Noun, tokens: readonly Token[]): boolean =>
  end === start + 1 &&
  ((doers.has(tokens[start - 1]?.text ?? "") &&
    ["did", "do", "does"].includes(tokens[start - 2]?.text ?? "")) ||
    areSaidTo(tokens, start));

/** "Which leases end in May": a plural and its verb. */
const areSaidTo = (tokens: readonly Token[], at: number): boolean => {
  const [rows, verb] = [tokens[at - 1], tokens[at]];
  return tokens[0]?.text === "which" && rows?.text !== rows?.lemma && verb?.text === verb?.lemma;
};

const doers: ReadonlySet<string> = new Set(["we", "they", "you", "i", "he", "she", "it"]);

const particles: ReadonlySet<string> = new Set(["up", "in", "out", "off", "down"]);

/** "Ballads recorded in May", "guides hired in May": rows that a value or a table stands for, listed or counted as any others. */
const isSaidOfRows = ({ conditions, context }: Frame, { start }: Noun, table: number): boolean =>
  conditions.some(({ test }) => test.kind === "value" && test.value.end === start) ||
  context.some((noun) => noun.kind === "table" && noun.table === table && noun.end === start);

/** Whose time it is: of several tables' that of the rows named right before ("invoices created per week"). */
const tableOf = ({ context }: Frame, noun: Extract<Noun, { kind: "column" }>): number | undefined => {
  const before = context.find((each) => each.kind === "table" && each.end === noun.start);
  return noun.options.some(({ table }) => before?.kind === "table" && table === before.table) &&
    before?.kind === "table"
    ? before.table
    : noun.options[0]?.table;
};

/** "Nights sold for arrivals": the rows that a figure before it is of. */
const ofWhich: ReadonlySet<string> = new Set(["for", "of", "from", "among"]);

const textBefore = ({ start }: Noun, tokens: readonly Token[]): string => tokens[start - 1]?.text ?? "";

/** "Leads created", "who was hired": the deed says when. "New hires": its rows are counted, unless something else is. */
function replace(frame: Frame, target: Target, tokens: readonly Token[]): void {
  const { noun } = target;
  const table = noun.kind === "column" ? tableOf(frame, noun) : undefined;
  const rest = frame.targets.filter((each) => each !== target);
  const counts = rest.length > 0 || frame.counting || ["who", "which"].includes(tokens[0]?.text ?? "");
  const said = isParticiple(noun, tokens) || isVerb(noun, tokens);
  const stands = (said && counts) || (rest.length > 0 && ofWhich.has(textBefore(noun, tokens)));
  if (stands || table === undefined) frame.targets = rest;
  else {
    const rows: Noun = {
      kind: "table",
      start: noun.start,
      end: noun.end,
      table,
      evidence: "hint",
      strength: 0.8,
    };
    const listed = isParticiple(noun, tokens) && isSaidOfRows(frame, noun, table);
    const counted: Target = { ...target, noun: rows, aggregation: listed ? target.aggregation : "count" };
    frame.targets = frame.targets.map((each) => (each === target ? counted : each));
    frame.counting ||= !listed;
  }
  frame.context.push(noun);
}

/** "Leavers by month": those whose date of leaving is known, and the months are its months. */
const states = ({ conditions }: Frame): Noun[] =>
  conditions.flatMap(({ test }): Noun[] => {
    const [option] = test.kind === "value" ? test.value.options : [];
    const dated = option?.condition?.dated ?? null;
    if (test.kind !== "value" || option === undefined || dated === null) return [];
    const { start, end } = test.value;
    const { evidence, strength } = option;
    const options = [{ ...dated, evidence, strength, kind: "time" as const }];
    return [{ kind: "column", start, end, options, state: test.value }];
  });

/** What is followed over time whether or not a time is said. */
const followed: ReadonlySet<Frame["analysis"]> = new Set(["forecast", "trend", "anomalies", "outliers"]);
