/** Tags and letters of a tag that are kept. */
const mostTags = 12;
const longestTag = 40;

/** The tags of a line: what stands between commas, each once. */
export const readTags = (text: string): string[] =>
  [...new Set(text.split(",").map((tag) => tag.trim().slice(0, longestTag).trim()))]
    .filter((tag) => tag !== "")
    .slice(0, mostTags);
