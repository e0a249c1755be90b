import type { ModelIndex } from "./index/model-index.ts";
import { ideasFor, mainFigure } from "./suggest/ideas.ts";

const bare =
  /^\W*(?:(?:please|can you|could you|find|show|detect|search|look|scan|check|give|list|tell|me|us|for|are|is|there|any|all|the|some|what|which|do|does|did|you|see|anything|something|have|we|i|a|an|was|were|that)\W+)*(?:anomal(?:y|ies|ous)|outliers?|unusual|abnormal|strange|odd)(?:\W+(?<unit>day|week|month|quarter|year)s?)?(?:\W+(?:values?|things?|patterns?|figures?|numbers?|happen|happening|happened|going on|here|there|are|is))*(?:\W+(?:in|of|for|within|about|with)(?:\W+(?:the|my|our|this|all|whole|entire))*\W+(?:data|dataset|data ?sets?|numbers|figures|business))?(?:\W+(?:in |during |from )?(?:the )?(?<last>(?:this|last|past) (?:week|month)|today|yesterday|lately|recently))?\W*$/i;

/**
 * What a wish to find anomalies that names no figure is taken for: those of the main figure of the data, by the unit that is
 * named ("any unusual days?") or the usual one, of a short time ("anything unusual last week") by day beside the months before it, for what is usual shows there alone; `about` says of what. Null for questions that name something, and where nothing is followed over time.
 */
export function scanQuestion(text: string, index: ModelIndex): { question: string; about: string } | null {
  const asked = bare.exec(text.trim());
  if (asked === null) return null;
  const isLately = asked.groups?.last !== undefined;
  const grain = grains[asked.groups?.unit ?? (isLately ? "day" : "")];
  const figure = mainFigure(index);
  if (figure === null || ![...ideasFor(index, null)].some(({ shape }) => followed.has(shape))) return null;
  const about = [grain ?? [], figure, isLately ? "in the last 3 months" : []].flat().join(" ");
  return { question: `find anomalies in ${about}`, about };
}

const grains: Readonly<Record<string, string>> = {
  day: "daily",
  week: "weekly",
  month: "monthly",
  quarter: "quarterly",
  year: "yearly",
};

/** Ideas that follow a figure over time. */
const followed: ReadonlySet<string> = new Set(["revenue-time", "time", "rows-time"]);
