/** Nouns of deeds that are not made by their endings. */
const irregular: Readonly<Record<string, readonly string[]>> = {
  lost: ["loss"],
  won: ["win"],
  withdrawn: ["withdrawal"],
  withdrew: ["withdrawal"],
  expelled: ["expulsion"],
  submitted: ["submission"],
  admitted: ["admission"],
  suspended: ["suspension"],
  resolved: ["resolution"],
  accepted: ["acceptance"],
};

const participle = /^[a-z]{3,}ed$/;
const nounEnds: readonly string[] = ["al", "ion", "ation", "ment"];

/** Whether a word tells a deed that was done. */
export const isDone = (word: string): boolean => participle.test(word) || Object.hasOwn(irregular, word);

/** What a deed that was done may be called as a noun ("rejected": "rejection"); forms that no language has are among them. */
export function deedNouns(done: string): readonly string[] {
  if (Object.hasOwn(irregular, done)) return irregular[done] ?? [];
  if (!participle.test(done)) return [];
  const root = done.slice(0, -2);
  const stems = new Set([root, root.replace(/([bdglmnprt])\1$/, "$1")]);
  return [...stems].flatMap((stem) => nounEnds.map((end) => `${stem}${end}`));
}
