import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/** "The most absence days" of a number that is called so: how much it is, and neither absences that are counted nor some other days. */
export const withoutInnerRows = (links: readonly Link[], _: readonly Token[]): readonly Link[] =>
  links.filter(
    (link) =>
      link.kind !== "table" ||
      !links.some(
        (whole) =>
          whole.kind === "column" &&
          whole.start === link.start &&
          whole.end > link.end &&
          whole.options.length === 1 &&
          whole.options.every(
            ({ evidence, kind, table }) => evidence === "exact" && kind === "number" && table === link.table,
          ),
      ),
  );
