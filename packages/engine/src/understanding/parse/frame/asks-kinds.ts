import type { Noun } from "../item.ts";
import type { Frame } from "./frame.ts";
import type { Reader } from "./reader.ts";

type ColumnNoun = Extract<Noun, { kind: "column" }>;

/** The one column that is asked for, of nothing and by nothing; null where more is asked, or a figure of it. */
function onlyColumn({ targets, groups, owners }: Frame): ColumnNoun | null {
  const [target, other] = targets;
  const alone = other === undefined && groups.length + owners.length === 0;
  return alone && target?.noun.kind === "column" && target.aggregation === null ? target.noun : null;
}

/** "what towns do our guests live in", "which guilds are the smiths from": what there is, however many rows hold it. */
export function asksWhatTheirsAre({ frame, tokens }: Reader): boolean {
  const noun = onlyColumn(frame);
  if (noun === null || frame.extremes.length + frame.orders.length > 0) return false;
  const [before, behind] = [tokens[noun.start - 1], tokens[noun.end]];
  const asked = ["what", "which"].includes(before?.text ?? "");
  const rows = frame.context.some(({ kind, start }) => kind === "table" && start > noun.end);
  return asked && rows && /^(?:do|does|did|are|have|has)$/.test(behind?.text ?? "") && isKind(noun);
}

/** "What coupon codes have been used?", "which promotions did we run in May": what there was of it, however many rows hold it. */
export function asksWhatOccurs({ frame, tokens }: Reader): boolean {
  const noun = onlyColumn(frame);
  if (noun === null || frame.extremes.length + frame.orders.length > 0) return false;
  const [before, behind] = [tokens[noun.start - 1], tokens[noun.end]];
  const head = tokens[noun.end - 1];
  const several = head !== undefined && head.text !== head.lemma;
  return (
    several &&
    /^(?:what|which)$/.test(before?.text ?? "") &&
    /^(?:have|has|are|were|do|did|exists?|occur|occurred)$/.test(behind?.text ?? "") &&
    noun.options[0]?.kind === "text"
  );
}

const isKind = ({ options }: ColumnNoun): boolean =>
  options[0]?.kind === "text" || options[0]?.kind === "key";

/** "which job titles exist in Sales", "what sizes do we have": each value once. */
export const asksWhichExist = ({ frame, tokens }: Reader): boolean =>
  frame.rows &&
  frame.targets.length === 1 &&
  frame.targets.every(({ noun, aggregation }) => noun.kind === "column" && aggregation === null) &&
  /\b(?:exists?|are there|do we (?:have|offer|sell|use)|occur|are in use)\b/.test(
    tokens.map(({ text }) => text).join(" "),
  );

/** "show all directors", "what are all the payment methods": each value once; "the ages of all directors" are of rows. */
export function asksAllKinds({ frame, tokens, items }: Reader): boolean {
  const noun = onlyColumn(frame);
  if (noun === null) return false;
  const read = (place: number): boolean => items.some(({ start, end }) => start <= place && place < end);
  const first = noun.start > 1 && !read(noun.start - 1) && tokens[noun.start - 2]?.text === "all" ? 1 : 0;
  const said = tokens.slice(0, noun.start - first).filter(({ text }) => text !== "the" && text !== "our");
  const plain =
    frame.conditions.length + frame.periods.length + frame.extremes.length + frame.orders.length === 0;
  return (
    plain &&
    said.at(-1)?.text === "all" &&
    !["of", "for"].includes(said.at(-2)?.text ?? "") &&
    noun.options[0]?.kind === "text"
  );
}

/** "list the vendors", "stations in Cologne with their power": the first of what is listed, told in the plural by a text, where no rows are named; null elsewhere. */
export function listedThings({ frame, tokens, items }: Reader): Noun | null {
  const noun = frame.targets[0]?.noun;
  const plain = frame.targets.every(({ aggregation }) => aggregation === null);
  if (noun?.kind !== "column" || !plain || frame.counting || frame.groups.length > 0) return null;
  const head = tokens[noun.end - 1];
  const several = head !== undefined && head.text !== head.lemma;
  const named = items.some(({ kind }) => kind === "table");
  const ofOthers = tokens[noun.end]?.text === "of" || theirs.has(tokens[noun.start - 1]?.text ?? "");
  const isName = tokens
    .slice(0, Math.max(noun.end - 1, noun.start + 1))
    .some(({ lemma }) => lemma === "name");
  if (!several || named || ofOthers || isName) return null;
  return noun.options[0]?.kind === "text" ? noun : null;
}

const theirs: ReadonlySet<string> = new Set(["their", "its", "his", "her"]);
