/** A page that a visitor of a wrong address probably wanted. */
export type WantedPage = { to: string; label: string };

/** Addresses that other pages link to and that are not pages. */
const known: Record<string, WantedPage> = {
  "/help": { to: "/login", label: "Try the demo" },
  "/contact": { to: "/request-demo", label: "Request a demo" },
  "/privacy": { to: "/privacy-statement", label: "Privacy Statement" },
  "/terms": { to: "/terms-and-conditions", label: "Terms and Conditions" },
  "/quick-signup": { to: "/request-demo", label: "Request Early Access" },
};

const pages: Record<string, WantedPage> = {
  "/login": { to: "/login", label: "Login" },
  "/dashboard": { to: "/dashboard", label: "Dashboard" },
  "/data-sources": { to: "/data-sources", label: "Data Sources" },
  "/connectors": { to: "/connectors", label: "Connectors" },
  "/chat-integrations": { to: "/chat-integrations", label: "Chat Integrations" },
  "/request-demo": { to: "/request-demo", label: "Request a demo" },
  "/terms-and-conditions": { to: "/terms-and-conditions", label: "Terms and Conditions" },
  "/privacy-statement": { to: "/privacy-statement", label: "Privacy Statement" },
};

const FURTHEST = 3;

/** The page that a wrong address probably meant: known by name, or at most three letters away from one; null for others. */
export function wantedPage(path: string): WantedPage | null {
  const wrong = path.toLowerCase().replace(/\/+$/, "");
  const exact = known[wrong] ?? pages[wrong];
  if (exact !== undefined) return exact;
  const near = Object.entries(pages)
    .map(([address, page]) => ({ page, letters: distance(wrong, address) }))
    .toSorted((one, other) => one.letters - other.letters)[0];
  return near !== undefined && near.letters <= FURTHEST ? near.page : null;
}

/** Levenshtein distance: the least number of letters to insert, leave out or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to++) {
      const change = (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1);
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
