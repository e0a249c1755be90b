import type { Column } from "@parlance/contract";

/** How people and programs write yes and no in a column of texts. */
const answers: ReadonlyMap<string, string> = new Map([
  ["yes", "no"],
  ["y", "n"],
  ["true", "false"],
  ["t", "f"],
  ["on", "off"],
]);

/** How a text column that answers yes or no writes its yes ("yes", "Y"); null where its values are no such answers. */
export function yesOf({ physicalType, profile }: Column): string | null {
  if (physicalType !== "string" || profile === null || profile.distinct !== 2) return null;
  const said = profile.topValues.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  const yes = said.find((value) => answers.has(value.toLowerCase()));
  const no = yes === undefined ? undefined : answers.get(yes.toLowerCase());
  return yes !== undefined && said.some((value) => value.toLowerCase() === no) ? yes : null;
}

/** How a text column in which no row lacks an answer writes that there is none ("No"); null where no row says so. */
export function noOf({ physicalType, profile }: Column): string | null {
  if (physicalType !== "string" || profile === null || profile.nulls > 0) return null;
  const said = profile.topValues.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  const no = said.filter((value) => ["no", "none"].includes(value.toLowerCase()));
  return no.length === 1 && said.length > 1 ? (no[0] ?? null) : null;
}
