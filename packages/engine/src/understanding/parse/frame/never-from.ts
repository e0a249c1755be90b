import { type Reader, wordsBetween } from "./reader.ts";

/**
 * "have never been late", "customers that have not bought since May" of a column that rows share; "in 2023 but not in 2024" of times; "how many
 * accounts have lost deals but no won deals" of a column whose values are counted.
 */
export function neverFrom(reader: Reader): Reader["frame"]["never"] {
  const { frame, tokens, items, at } = reader;
  const { start = 0, end = 0 } = items[at] ?? {};
  const { conditions, periods } = frame;
  const contrast = [tokens[start]?.text, tokens[start - 1]?.text].includes("but");
  const said = wordsBetween(reader, start, end).includes("never");
  const [target, another] = frame.targets;
  const denied =
    denials.has(tokens[start]?.text ?? "") || (tokens[start]?.text === "not" && isOfTarget(reader));
  const timed = items.slice(at + 1).some(({ kind }) => kind === "period");
  const repeated = denied && timed && target?.noun.kind === "column" && another === undefined;
  const again = contrast && periods.length > 0 && items[at + 1]?.kind === "period" && conditions.length > 0;
  const counted =
    contrast &&
    conditions.length > 0 &&
    target?.noun.kind === "column" &&
    target.aggregation === "count" &&
    items.slice(at + 1).find(({ kind }) => !beside.has(kind))?.kind === "value";
  return said || repeated || again || counted || (contrast && conditions.length === 0 && periods.length > 0)
    ? {
        conditions: conditions.length,
        periods: periods.length,
        required: frame.required.length,
        ...(again ? { again } : {}),
      }
    : null;
}

const denials: ReadonlySet<string> = new Set(["have", "has", "did", "was", "were"]);

/** "Products not sold in May": what was not done to what is asked for, right behind it. */
function isOfTarget({ frame, tokens, items, at }: Reader): boolean {
  const { start = 0, end = 0 } = items[at] ?? {};
  const next = tokens[end]?.text ?? "";
  return frame.targets[0]?.noun.end === start && /(?:ed|en|ght|nt|old|aid)$/.test(next);
}

/** What may stand before a value that is denied. */
const beside: ReadonlySet<string> = new Set(["skip", "cue", "table", "column"]);

/** "but not in …", "but did not …" after a first condition. */
export function apartFrom({ frame, tokens, items, at }: Reader): Reader["frame"]["apart"] {
  const start = items[at]?.start ?? 0;
  const contrast = [tokens[start]?.text, tokens[start - 1]?.text].includes("but");
  const { conditions, periods } = frame;
  return contrast && conditions.length > 0
    ? { conditions: conditions.length, periods: periods.length }
    : null;
}
