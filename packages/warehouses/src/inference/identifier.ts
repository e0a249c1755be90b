/** A name quoted as ANSI SQL wants it. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
