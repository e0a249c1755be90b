import { hasOperator } from "@parlance/contract";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";

const all: ReadonlySet<string> = new Set(["every", "all"]);
const joints: ReadonlySet<string> = new Set("from at in with of to for".split(" "));
const relatives: ReadonlySet<string> = new Set("who that which have has had".split(" "));
/** Most words from the rows to the things of which they are to have all. */
const longest = 4;

/**
 * "How many members have borrowed from every branch", "members who borrowed from all branches": those with all of them, where a reading counts none
 * and only groups or leaves them out. The word; empty where it is met.
 */
export function everyUnmet(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  if (query.kind === "set" || query.kind === "analysis") return [];
  const at = tokens.findIndex(({ text }, place) => all.has(text) && joints.has(textAt(tokens, place - 1)));
  let noun = at + 1;
  while (["of", "the", "our"].includes(textAt(tokens, noun))) noun += 1;
  const said = tokens.slice(Math.max(0, at - longest), Math.max(0, at - 1));
  const relative = said.findIndex(({ text }) => relatives.has(text));
  if (at < 0 || relative < 0 || !said.slice(relative + 1).some(({ text }) => done.test(text))) return [];
  const isTable = (token: Token | undefined): boolean =>
    token !== undefined && matches.some((match) => match.kind === "table" && covers(match, token));
  const whose = at - said.length - 1 + relative;
  if (!isTable(tokens[noun]) || !tokens.slice(0, Math.max(0, whose + 1)).some(isTable)) return [];
  const counted = query.kind === "aggregate" && query.having !== null;
  return counted || hasOperator(query, ">=") ? [] : [textAt(tokens, at)];
}

const done = /(?:ed|en|nt|ght|ld|id|de|ne)$/;
