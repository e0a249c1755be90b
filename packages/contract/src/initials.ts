/** At most two letters that stand for a name; the demo user's where there is none. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("")
    .slice(0, 2) || "DU";
