import { editDistance } from "../text/edit-distance.ts";
import { airports } from "./airports.ts";
import { countries, exonyms } from "./exonyms.ts";

/** Names that mean the same place or group; every alias of a line may stand for every other. Folded, without spaces. */
const lines: readonly string[] = [
  "ios|iphone|iphones",
  "meta|facebook|instagram",
  "unitedstates|unitedstatesofamerica|usa|us|america|american|americans",
  "unitedkingdom|uk|greatbritain|britain|british|gb|gbr",
  "england|english|eng",
  "scotland|scottish|sco",
  "wales|welsh",
  "ireland|irish|eire|irl|ie",
  "france|french|fra|fr",
  "germany|german|germans|deutschland|deu|ger|de",
  "italy|italian|ita|it",
  "spain|spanish|espana|esp|es",
  "portugal|portuguese|prt|por",
  "netherlands|dutch|holland|nld|ned|nl",
  "belgium|belgian|bel",
  "switzerland|swiss|che|sui",
  "austria|austrian|aut",
  "poland|polish|pol",
  "sweden|swedish|swe",
  "norway|norwegian|nor",
  "denmark|danish|dnk|den",
  "finland|finnish|fin",
  "iceland|icelandic",
  "russia|russian|russianfederation|rus",
  "ukraine|ukrainian",
  "greece|greek|grc|gre",
  "turkey|turkish|turkiye",
  "hungary|hungarian",
  "romania|romanian",
  "bulgaria|bulgarian",
  "czechrepublic|czech|czechia",
  "slovakia|slovak",
  "croatia|croatian",
  "serbia|serbian",
  "japan|japanese|jpn|jp",
  "china|chinese|chn|cn|prc",
  "southkorea|korea|korean|republicofkorea|kor",
  "india|indian|ind",
  "pakistan|pakistani",
  "indonesia|indonesian",
  "malaysia|malaysian",
  "thailand|thai",
  "vietnam|vietnamese",
  "philippines|filipino|philippine",
  "singapore|singaporean",
  "australia|australian|aus|au",
  "newzealand|newzealander|nzl|nz",
  "canada|canadian|can|ca",
  "mexico|mexican|mex",
  "brazil|brazilian|brasil|bra|br",
  "argentina|argentine|argentinian|arg",
  "chile|chilean",
  "colombia|colombian",
  "peru|peruvian",
  "venezuela|venezuelan",
  "egypt|egyptian",
  "southafrica|southafrican|rsa",
  "nigeria|nigerian",
  "kenya|kenyan",
  "morocco|moroccan",
  "israel|israeli",
  "saudiarabia|saudi",
  "unitedarabemirates|uae|emirates",
  "iran|iranian",
  "iraq|iraqi",
  "cuba|cuban",
  "jamaica|jamaican",
  "europe|european",
  "asia|asian",
  "africa|african",
  "newyork|ny|newyorkstate",
  "newyorkcity|nyc|newyork",
  "california|ca|calif",
  "texas|tx",
  "florida|fl",
  "illinois|il",
  "losangeles|la",
  "pennsylvania|pa",
  "ohio|oh",
  "georgia|ga",
  "michigan|mi",
  "massachusetts|ma",
  "washington|wa",
  "arizona|az",
  "colorado|co",
  "minnesota|mn",
  "missouri|mo",
  "virginia|va",
  "maryland|md",
  "wisconsin|wi",
  "oregon|or",
  "indiana|in",
  "tennessee|tn",
  "alabama|al",
  "male|m|man|men|boy|boys|males",
  "in|inbound|incoming",
  "out|outbound|outgoing",
  "female|f|woman|women|girl|girls|females",
  "yes|y|true|t",
  "no|n|false",
  "beverages|drinks|drink|beverage",
  "monday|mon",
  "tuesday|tue",
  "wednesday|wed",
  "thursday|thu",
  "friday|fri",
  "saturday|sat",
  "sunday|sun",
  "own|owner|owners|homeowner|homeowners",
  "rent|renter|renters|renting",
  "postgraduate|graduate",
  "cancelled|canceled|cancel",
  "completed|complete|done",
  "pending|outstanding",
];

/** The other keys that a value's key may stand for. */
export const aliasesOf = (key: string): readonly string[] => table.get(key) ?? [];

/** The other keys that a misspelt name stands for ("japanesse"): of a long name within one slip of it; none of what is a name itself. */
export const aliasesNear = (key: string): readonly string[] => {
  if (key.length < leastMisspelt || table.has(key)) return [];
  const name = [...table.keys()].find(
    (each) => each.length >= leastMisspelt && each[0] === key[0] && editDistance(each, key, 1) === 1,
  );
  return name === undefined ? [] : [name, ...aliasesOf(name)];
};

const leastMisspelt = 7;

/** The two letters that stand for a country of this name, in any of the languages, or for what is of it ("swiss"); null for others. */
export const countryCodeOf = (key: string): string | null => codes.get(key) ?? null;

/** All names of a country in one line, those of its people included. */
const countryLines: readonly { code: string; names: readonly string[] }[] = countries.map(([code, line]) => {
  const names = line.split("|");
  const known = lines
    .map((each) => each.split("|"))
    .filter((each) => names.some((name) => each.includes(name)));
  return { code, names: [...new Set([...names, ...known.flat()])] };
});

const codes: ReadonlyMap<string, string> = new Map(
  countryLines.flatMap(({ code, names }) => names.map((name) => [name, code] as const)),
);

const table: ReadonlyMap<string, readonly string[]> = build();

function build(): Map<string, string[]> {
  const result = new Map<string, string[]>();
  const all = [...lines, ...exonyms, ...airports].map((line) => line.split("|"));
  for (const names of [...all, ...countryLines.map((each) => [...each.names])]) {
    for (const name of names) {
      const known = result.get(name) ?? [];
      result.set(name, [...known, ...names.filter((other) => other !== name && !known.includes(other))]);
    }
  }
  return result;
}
