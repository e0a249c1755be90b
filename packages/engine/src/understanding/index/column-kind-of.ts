import type { Column } from "@parlance/contract";
import { isNumeric, isTime } from "./entries.ts";
import { nameWords } from "./names.ts";
import { yesOf } from "./yes-no.ts";

/** What a column holds by its type and values, keys aside; flags are booleans, texts of yes and no, and numbers of 0 and 1, be it only one of them where the name tells a state ("active"). */
export function columnKindOf(column: Column): "number" | "time" | "flag" | "text" {
  if (column.physicalType === "boolean" || yesOf(column) !== null) return "flag";
  if (isTime(column)) return "time";
  if (!isNumeric(column)) return "text";
  return isBinary(column) ? "flag" : "number";
}

function isBinary({ name, physicalType, profile }: Column): boolean {
  if (profile === null) return false;
  const [least, most] = [Number(profile.minimum), Number(profile.maximum)];
  if (profile.distinct === 2) return least === 0 && most === 1;
  const isOne = profile.distinct === 1 && least === most && (least === 0 || least === 1);
  return isOne && physicalType === "integer" && tellsState(name);
}

function tellsState(name: string): boolean {
  const [first = "", ...rest] = nameWords(name);
  return asking.has(first) || state.test(rest.at(-1) ?? first);
}

const asking: ReadonlySet<string> = new Set(["is", "has", "was", "can"]);
const state = /^(?:active|inactive)$|.{3}ed$|.{3}able$/;
