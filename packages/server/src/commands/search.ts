import type { SearchHit, SemanticModel } from "@parlance/contract";
import type { Services } from "../services.ts";
import { listCharts } from "../store/chart-store.ts";
import { listConversations } from "../store/conversation-list-store.ts";
import { openableSources, type WorkspaceAccess } from "./find-sources.ts";
import { ownerOf } from "./owner-of.ts";

const MAXIMUM_EACH = 8;

/** What a text finds: own conversations, charts, sources, columns and glossary terms, names that start so first. */
export async function search(
  services: Services,
  access: WorkspaceAccess,
  text: string,
): Promise<SearchHit[]> {
  const { database } = services;
  const owner = ownerOf(access);
  const [conversations, charts, sources] = await Promise.all([
    listConversations(database, owner, text),
    listCharts(database, owner),
    openableSources(services, access),
  ]);
  const models = sources.map(({ model }) => model);
  return [
    ...conversations.slice(0, MAXIMUM_EACH).map(
      ({ sessionId, title, turns }): SearchHit => ({
        kind: "conversation",
        label: title === "" ? "Untitled" : title,
        detail: turns === 1 ? "1 question" : `${turns} questions`,
        target: sessionId,
      }),
    ),
    ...best(
      text,
      charts.map(({ id, title, question, savedBy }) => ({
        words: [title, question],
        hit: { kind: "chart", label: title, detail: `Saved by ${savedBy}`, target: id },
      })),
    ),
    ...best(
      text,
      models.map(({ source, label, tables }) => ({
        words: [label],
        hit: { kind: "source", label, detail: tables.map((table) => table.label).join(", "), target: source },
      })),
    ),
    ...best(text, models.flatMap(columnsOf)),
    ...best(text, models.flatMap(termsOf)),
  ];
}

type Findable = { words: string[]; hit: SearchHit };

const columnsOf = ({ source, tables }: SemanticModel): Findable[] =>
  tables
    .filter(({ hidden }) => !hidden)
    .flatMap((table) =>
      table.columns
        .filter(({ hidden }) => !hidden)
        .map(({ label, synonyms, description }) => ({
          words: [label, ...synonyms],
          hit: { kind: "column", label, detail: description ?? `in ${table.label}`, target: source },
        })),
    );

const termsOf = ({ source, glossary }: SemanticModel): Findable[] =>
  glossary.map(({ term, synonyms, definition }) => ({
    words: [term, ...synonyms],
    hit: { kind: "term", label: term, detail: definition, target: source },
  }));

function best(text: string, all: Findable[]): SearchHit[] {
  const wanted = text.toLowerCase();
  const rank = ({ words }: Findable): number => {
    const lower = words.map((word) => word.toLowerCase());
    return lower.some((word) => word.startsWith(wanted))
      ? 0
      : lower.some((word) => word.includes(wanted))
        ? 1
        : 2;
  };
  return all
    .map((each) => ({ each, rank: rank(each) }))
    .filter((found) => found.rank < 2)
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, MAXIMUM_EACH)
    .map(({ each }) => each.hit);
}
