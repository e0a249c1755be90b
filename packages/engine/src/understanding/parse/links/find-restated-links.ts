import { partKey } from "@parlance/contract";
import { lightWords, stopWords } from "../../lexicon/stop-words.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { restartAt } from "../frame/restart.ts";
import { type Link, linkStrength } from "./link.ts";

/** Names that are better known than this mean themselves. */
const wellKnown = 0.9;

/**
 * "… the total session duration in seconds for each user? Return the user id and their total duration, sorted by duration":
 * where a list of what is shown says a figure again with one of its words, the same figure is meant.
 */
export function findRestatedLinks(tokens: readonly Token[], links: readonly Link[]): Link[] {
  const again = restartAt(tokens);
  if (again === null) return [];
  const figures = links.filter(
    (link) => link.kind === "metric" && link.metric.kind !== "lexicon" && link.end <= again,
  );
  return tokens.slice(again).flatMap((token, at): Link[] => {
    const start = again + at;
    if (token.kind !== "word" || stopWords.has(token.text) || lightWords.has(token.text)) return [];
    if (unitOf(token.lemma) !== null || isWellKnown(links, start)) return [];
    const meant = figures.filter((each) =>
      tokens.slice(each.start, each.end).some(({ lemma }) => lemma === token.lemma),
    );
    const [figure] = meant;
    const other = meant.find((each) => metricOf(each) !== metricOf(figure));
    return figure?.kind !== "metric" || other !== undefined
      ? []
      : [{ kind: "metric", start, end: start + 1, metric: figure.metric }];
  });
}

const isWellKnown = (links: readonly Link[], at: number): boolean =>
  links.some((link) => link.start <= at && link.end > at && linkStrength(link) >= wellKnown);

const metricOf = (link: Link | undefined): string => (link?.kind === "metric" ? partKey(link.metric) : "");
