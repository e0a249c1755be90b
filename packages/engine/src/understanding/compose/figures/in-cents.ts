import { unitWords } from "../../index/unit-words.ts";
import { inColumnUnit } from "../../lexicon/units.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnOf } from "../build-context.ts";

/** What limits of a figure are as its column holds them: "more than $500" of what is kept in cents is 50,000. */
export function limitOf(build: Build, noun: Noun | null, test: Condition["test"]): (said: number) => number {
  const unit = "unit" in test ? (test.unit ?? null) : null;
  const column = noun?.kind === "metric" ? build.index.takings : columnOf(build, noun);
  const entry = build.index.columns[column ?? -1];
  return (said) => (entry === undefined ? said : inColumnUnit(said, unit, unitWords(entry)));
}
