/** What a question may hold at most. */
export const maximumLength = 500;

/** Takes script tags, `javascript:` and inline handlers out of what is typed, and cuts it to length. */
export function sanitise(text: string): string {
  return text
    .replace(/<\/?script[^>]{0,200}>?/gi, "")
    .replace(/javascript:/gi, "")
    .replace(/\bon[a-z]{2,20}\s{0,5}=/gi, "")
    .slice(0, maximumLength);
}
