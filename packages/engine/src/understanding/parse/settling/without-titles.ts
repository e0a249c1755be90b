import type { ModelIndex } from "../../index/model-index.ts";
import { leaders } from "../../lexicon/workers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const before: ReadonlySet<string> = new Set(
  "their his her its own whose no without by per each every any and , same".split(" "),
);
const behind: ReadonlySet<string> = new Set("is name id".split(" "));

/**
 * "Their manager", "without a manager", "whose manager is Ann", "the manager of Ann" where rows refer to their manager: that reference,
 * and not a job that is called so, as in "how many managers".
 */
export function withoutTitles(links: readonly Link[], tokens: readonly Token[], index: ModelIndex): Link[] {
  const named = links.filter(
    (link) =>
      link.kind === "column" &&
      link.options.some(({ column, strength }) => strength > 0.9 && isOwn(column, index)),
  );
  const referred = named.filter((link) => isRole(link, { tokens, links, index }));
  const titles = [
    ...named.filter((link) => !referred.includes(link) && isTitle(link, { tokens, links, index })),
    ...links.filter((link) => namesLeader(link, index) && isTitled(link, { tokens, links, index })),
  ];
  return links.flatMap((link) => {
    if (titles.includes(link)) return [];
    const role = referred.find(({ start, end }) => start <= link.start && link.end <= end);
    if (role === undefined || link.kind === "metric") return [link];
    if (link.kind === "value" || link.kind === "table") return [];
    const own = link.options.filter(
      ({ column, evidence }) => isOwn(column, index) || (evidence === "core" && isReference(column, index)),
    );
    return [{ ...link, options: own.length > 0 ? own : link.options }];
  });
}

const isOwn = (column: number, { own }: ModelIndex): boolean =>
  own.some((reference) => reference.column === column);

/** "The manager" of branches that refer to one as well. */
const isReference = (column: number, { columns }: ModelIndex): boolean => columns[column]?.foreign === true;

type Said = { tokens: readonly Token[]; links: readonly Link[]; index: ModelIndex };

function isRole({ start, end }: Link, { tokens, links, index }: Said): boolean {
  const article = ["a", "an", "the", "direct"].includes(textAt(tokens, start - 1)) ? 1 : 0;
  if (before.has(textAt(tokens, start - 1 - article)) || behind.has(textAt(tokens, end))) return true;
  if (["have", "has", "with"].includes(textAt(tokens, start - 1 - article))) return true;
  return textAt(tokens, end) === "of" && namesRow(links, end + 1, index);
}

/** "The wage of managers": more than one of them, where a value of the data is called so. */
const isTitle = ({ start, end }: Link, { tokens, links }: Said): boolean =>
  end === start + 1 &&
  tokens[start]?.text !== tokens[start]?.lemma &&
  links.some((link) => link.kind === "value" && link.start === start && link.end === end);

/** "The manager of Ann", not of the Berlin office. */
const namesRow = (links: readonly Link[], at: number, { own, tables }: ModelIndex): boolean =>
  links.some(
    (link) =>
      link.kind === "value" &&
      link.start === at &&
      link.options.some(({ column }) =>
        own.some(({ table }) => tables[table]?.naming.includes(column) === true),
      ),
  );

/** Whether a word names a column that holds the name of who leads a row. */
const namesLeader = (link: Link, { columns }: ModelIndex): boolean =>
  link.kind === "column" &&
  link.options.some(
    ({ column, kind }) => kind === "text" && leaders.has(columns[column]?.words.join(" ") ?? ""),
  );

/** "Average salary of managers" where a column names each row's manager and another says whose job is called so: those of that job. */
function isTitled(link: Link, said: Said): boolean {
  const { tokens, links } = said;
  const article = articles.has(textAt(tokens, link.start - 1)) ? 1 : 0;
  const of = link.start - 1 - article;
  const figured = links.some(
    (other) =>
      other.end === of &&
      (other.kind === "metric" || (other.kind === "column" && other.options[0]?.kind === "number")),
  );
  return ["of", "for"].includes(textAt(tokens, of)) && figured && isTitle(link, said);
}

const articles: ReadonlySet<string> = new Set(["the", "our", "all"]);
