import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { ColumnOption, Link } from "./link.ts";

/** "By reason" of rows with a reason code beside the reason's description: the description, which people know it by. */
export function namesForCodes(links: readonly Link[], _: readonly Token[], { columns }: ModelIndex): Link[] {
  const nameOf = (code: ColumnOption, options: readonly ColumnOption[]): ColumnOption | undefined => {
    const words = columns[code.column]?.words ?? [];
    const text = words.slice(0, -1).join(" ");
    if (words.length < 2 || words.at(-1) !== "code") return undefined;
    return options.find(({ column, table }) => {
      const named = columns[column]?.words ?? [];
      const alike = named.slice(0, -1).join(" ") === text;
      return table === code.table && alike && named.at(-1) === "description";
    });
  };
  return links.map((link) => {
    if (link.kind !== "column") return link;
    const { options } = link;
    const weaker = new Set(options.flatMap((option) => nameOf(option, options) ?? []));
    if (weaker.size === 0) return link;
    const raised = options.map((option): ColumnOption => {
      const name = nameOf(option, options);
      return name === undefined ? option : { ...name, evidence: option.evidence, strength: option.strength };
    });
    return { ...link, options: raised.filter((option) => !weaker.has(option)) };
  });
}
