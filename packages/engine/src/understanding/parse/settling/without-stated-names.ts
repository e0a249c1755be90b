import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/**
 * "Open jobs" of job openings with a status "Open": the jobs in that state, and not all of them, whose name only shares the root of it.
 */
export const withoutStatedNames = (
  links: readonly Link[],
  _: readonly Token[],
  { columns }: ModelIndex,
): readonly Link[] =>
  links.filter(
    (link) =>
      link.kind !== "table" ||
      link.evidence !== "stem" ||
      link.end === link.start + 1 ||
      !links.some(
        (rest) =>
          rest.kind === "table" &&
          rest.table === link.table &&
          rest.start > link.start &&
          rest.end === link.end &&
          links.some(
            (state) =>
              state.kind === "value" &&
              state.start === link.start &&
              state.end === rest.start &&
              state.options.some(
                ({ column, evidence }) => evidence === "exact" && columns[column]?.table === link.table,
              ),
          ),
      ),
  );
