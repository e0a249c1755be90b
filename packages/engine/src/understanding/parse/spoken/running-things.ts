import type { ModelIndex } from "../../index/model-index.ts";
import { nounBefore, thingCalled } from "../../index/things-told.ts";
import { textAt } from "../../text/phrase-at.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const inProgress = ["in progress", "ongoing", "underway", "under way"];

/** "Running projects", "how many projects are still running" where the data calls that state otherwise. */
export function runningThings(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const still = ["still", "currently"].includes(textAt(tokens, at)) ? 1 : 0;
  if (textAt(tokens, at + still) !== "running" || index.values.byKey.has("running")) return null;
  const isCalled = (token: Token | undefined): boolean =>
    token !== undefined &&
    token.text !== token.lemma &&
    (thingCalled(token, index) !== null || tableNamed(token, index) !== null);
  const next = tokens[at + still + 1];
  const one = ["each", "every"].includes(textAt(tokens, at - 1)) && thingCalled(next, index) !== null;
  if (!one && !isCalled(next) && !isCalled(tokens[nounBefore(tokens, at)])) return null;
  const state = inProgress.find((each) => index.values.byKey.has(valueKey(each)));
  return state === undefined ? null : { words: state, tokens: still + 1 };
}

runningThings.needs = ["running"];
