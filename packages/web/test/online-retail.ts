import { createReadStream, createWriteStream, existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

const original = resolve(import.meta.dirname, "../../../../shared/data/online_retail/online_retail.csv.gz");
const countries = [
  "United Kingdom",
  "France",
  "Germany",
  "EIRE",
  "Netherlands",
  "Spain",
  "Norway",
  "Belgium",
];

/** Writes the online retail file: the original where it stands beside the project, else 60,000 generated lines of its shape. */
export async function writeOnlineRetail(folder: string): Promise<string> {
  const path = join(folder, "online_retail.csv");
  if (existsSync(original))
    await pipeline(createReadStream(original), createGunzip(), createWriteStream(path));
  else writeFileSync(path, generated(60_000));
  return path;
}

function generated(lines: number): string {
  const random = seeded(11);
  const rows = ["InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country"];
  for (let line = 0; line < lines; line++) {
    const product = Math.floor(random() * 200);
    const returned = random() < (product === 7 ? 0.3 : 0.02);
    const quantity = (1 + Math.floor(random() * 24)) * (returned ? -1 : 1);
    const day = new Date(Date.UTC(2010, 11, 1) + Math.floor((line / lines) * 373) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const country = countries[Math.floor(random() ** 3 * countries.length)];
    rows.push(
      `${returned ? "C" : ""}${536365 + Math.floor(line / 8)},${21000 + product},"GIFT ITEM NO ${product}",${quantity},${day} 10:${10 + (line % 50)}:00,${(0.5 + product / 20).toFixed(2)},${random() < 0.2 ? "" : 12346 + Math.floor(random() * 3000)},${country}`,
    );
  }
  return `${rows.join("\n")}\n`;
}

/** Mulberry32: a small seeded generator of numbers in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
