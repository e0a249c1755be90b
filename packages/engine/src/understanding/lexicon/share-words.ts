const shares = ["percentage", "percent", "share", "proportion", "fraction"];

/** What people call a share of something. */
export const shareWords: ReadonlySet<string> = new Set(shares);

/** The same, and what else is only said of a part of something: "what part of revenue". */
export const partWords: ReadonlySet<string> = new Set([...shares, "part", "portion", "slice", "chunk", "%"]);
