import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Words that a made business is put together of: what happens, who does it, how both are described. */
const trades = [
  { event: "orders", who: "customers", amount: "revenue", count: "quantity", kinds: ["channel", "status"] },
  {
    event: "tickets",
    who: "agents",
    amount: "resolution_hours",
    count: "replies",
    kinds: ["priority", "category"],
  },
  { event: "trips", who: "drivers", amount: "fare", count: "passengers", kinds: ["vehicle_type", "zone"] },
  { event: "admissions", who: "patients", amount: "cost", count: "nights", kinds: ["ward", "diagnosis"] },
  {
    event: "subscriptions",
    who: "accounts",
    amount: "monthly_fee",
    count: "seats",
    kinds: ["plan", "source"],
  },
] as const;

const places = ["Lisbon", "Porto", "Vigo", "Seville", "Braga"];

/** How many different businesses there are. */
export const madeBusinesses = trades.length;

/** Writes two tables of two years of a business into a folder and returns questions that its user might begin with. */
export function writeBusiness(folder: string, place: number): string[] {
  const trade = trades[place];
  if (trade === undefined) throw new RangeError(`no business ${place}`);
  const random = mulberry(place + 1);
  const { event, who, amount, count, kinds } = trade;
  const [one, other] = kinds;
  const whose = who.slice(0, -1);
  const people = Array.from(
    { length: 40 },
    (_, id) => `${id + 1},Name ${id + 1},${places[Math.floor(random() * places.length)]}`,
  );
  const rows = Array.from({ length: 3000 }, (_, id) => {
    const day = Math.floor(730 * Math.sqrt(random()));
    const date = new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10);
    const kind = ["A", "B", "C", "D"][Math.floor(random() * random() * 4)];
    const value = (10 + 90 * random() + (day > 500 && kind === "A" ? 40 : 0)).toFixed(2);
    return [
      id + 1,
      1 + Math.floor(random() * 40),
      date,
      `${one} ${kind}`,
      `${other} ${id % 3}`,
      value,
      1 + (id % 5),
    ];
  });
  writeFileSync(join(folder, `${who}.csv`), `${whose}_id,${whose}_name,city\n${people.join("\n")}\n`);
  writeFileSync(
    join(folder, `${event}.csv`),
    `${event.slice(0, -1)}_id,${whose}_id,date,${one},${other},${amount},${count}\n${rows.map((row) => row.join(",")).join("\n")}\n`,
  );
  const [figure, pieces, kind] = [amount, count, one].map((name) => name.replaceAll("_", " "));
  return [
    `total ${figure} by ${kind}`,
    `number of ${event} by month`,
    `${figure} by month`,
    `top 5 ${who} by ${figure}`,
    `average ${figure} by city`,
    `forecast ${figure} for the next 3 months`,
    `find anomalies in monthly ${figure}`,
    `why did total ${figure} change in June 2024?`,
    `distribution of ${figure}`,
    `correlation between ${figure} and ${pieces}`,
  ];
}

/** Numbers between 0 and 1, the same for the same seed. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
