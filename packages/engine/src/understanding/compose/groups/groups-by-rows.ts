import type { ModelIndex } from "../../index/model-index.ts";
import type { Frame } from "../../parse/frame/frame.ts";

/** "By type and fuel" of vehicles beside purchases of fuel: nobody splits by facts one by one that a word is only a part of the name of. */
export const groupsByRows = ({ groups }: Frame, { tables }: ModelIndex): boolean =>
  groups.some(
    (group) =>
      group.kind === "noun" &&
      group.noun.kind === "table" &&
      group.noun.evidence === "partial" &&
      tables[group.noun.table]?.table.type === "fact" &&
      tables[group.noun.table]?.naming.length === 0,
  );
