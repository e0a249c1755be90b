import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

type ValueLink = Extract<Link, { kind: "value" }>;

/** Strength from which on words are all of a value, if in the plural. */
const wholly = 0.85;

/** "Senior developers" of a title that is called so: no other title that the last of its words names by itself. */
export function withoutInnerValues(links: readonly Link[], _: readonly Token[]): readonly Link[] {
  const wholes = links.filter(
    (link): link is ValueLink => link.kind === "value" && link.end > link.start + 1,
  );
  if (wholes.length === 0) return links;
  return links.map((link): Link => {
    if (link.kind !== "value") return link;
    const around = wholes.filter(
      ({ start, end }) => start <= link.start && link.end <= end && end - start > link.end - link.start,
    );
    const isInner = ({ column, values }: ValueLink["options"][number]): boolean =>
      around.some(({ options }) =>
        options.some(
          (other) =>
            other.column === column &&
            other.values.join() !== values.join() &&
            other.strength >= wholly &&
            (other.evidence === "exact" || other.evidence === "stem"),
        ),
      );
    return { ...link, options: link.options.filter((option) => !isInner(option)) };
  });
}
