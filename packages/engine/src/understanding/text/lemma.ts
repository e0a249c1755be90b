const irregular: Readonly<Record<string, string>> = {
  people: "person",
  persons: "person",
  men: "man",
  women: "woman",
  children: "child",
  feet: "foot",
  teeth: "tooth",
  mice: "mouse",
  geese: "goose",
  data: "data",
  media: "media",
  series: "series",
  species: "species",
  status: "status",
  statuses: "status",
  address: "address",
  addresses: "address",
  class: "class",
  classes: "class",
  bus: "bus",
  buses: "bus",
  business: "business",
  analysis: "analysis",
  analyses: "analysis",
  criteria: "criterion",
  gas: "gas",
  lives: "life",
  wives: "wife",
  knives: "knife",
  shelves: "shelf",
  halves: "half",
  movies: "movie",
  cookies: "cookie",
  ties: "tie",
  dies: "die",
  less: "less",
  loss: "loss",
  losses: "loss",
  yes: "yes",
  this: "this",
  has: "have",
  had: "have",
  is: "is",
  was: "was",
  does: "do",
  did: "do",
  goes: "go",
  news: "news",
  sales: "sales",
  us: "us",
  aircraft: "aircraft",
  campus: "campus",
  campuses: "campus",
  census: "census",
  address_: "address",
  bonus: "bonus",
  bonuses: "bonus",
  virus: "virus",
  canvas: "canvas",
  atlas: "atlas",
  basis: "basis",
  lens: "lens",
  ids: "id",
  indices: "index",
  matrices: "matrix",
  vertices: "vertex",
  phases: "phase",
  bases: "base",
  houses: "house",
  courses: "course",
  nurses: "nurse",
  expenses: "expense",
  purchases: "purchase",
  releases: "release",
  uses: "use",
  cases: "case",
  databases: "database",
  licenses: "license",
  horses: "horse",
  warehouses: "warehouse",
  prizes: "prize",
  sizes: "size",
  axes: "axis",
  quizzes: "quiz",
  heroes: "hero",
  potatoes: "potato",
  sold: "sell",
  bought: "buy",
  made: "make",
  given: "give",
  gave: "give",
  taken: "take",
  took: "take",
  won: "win",
  taught: "teach",
  wrote: "write",
  written: "write",
  held: "hold",
  led: "lead",
  paid: "pay",
  sent: "send",
  spent: "spend",
  born: "born",
  left: "left",
  ran: "run",
  grew: "grow",
  lost: "lose",
  known: "know",
  shown: "show",
  flew: "fly",
  flown: "fly",
  rose: "rise",
  fell: "fall",
  sung: "sing",
  sang: "sing",
  built: "build",
  got: "get",
};

/**
 * A word's dictionary form as far as comparing names needs it: plurals to singular, a few irregular forms.
 * Expects folded text.
 */
export function lemma(word: string): string {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (known !== undefined) return known;
  if (word.length < 4 || !word.endsWith("s")) return word;
  if (/(ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A word's root, for last-resort comparison: "sunny" and "sun", "shipped" and "ship", "managers" and "manage". */
export function stem(word: string): string {
  let root = lemma(word);
  for (const suffix of suffixes) {
    if (root.length - suffix.length >= 3 && root.endsWith(suffix)) {
      root = root.slice(0, -suffix.length);
      break;
    }
  }
  if (/([bdfgklmnprt])\1$/.test(root) && root.length > 3) root = root.slice(0, -1);
  return root.length > 3 && /[ey]$/.test(root) ? root.slice(0, -1) : root;
}

const suffixes = [
  "ations",
  "ation",
  "ments",
  "ment",
  "ings",
  "ing",
  "ions",
  "ion",
  "ers",
  "er",
  "ors",
  "or",
  "ed",
  "ly",
  "y",
];
