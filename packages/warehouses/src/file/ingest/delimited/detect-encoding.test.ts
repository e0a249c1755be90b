import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encode } from "iconv-lite";
import { expect, it } from "vitest";
import { workshop } from "../test-support.ts";
import { detectEncoding } from "./detect-encoding.ts";
import { scanBytes } from "./scan-bytes.ts";

const { root } = workshop();

async function scan(bytes: Uint8Array) {
  const path = join(root, "bytes");
  writeFileSync(path, bytes);
  return scanBytes(path, new AbortController().signal);
}

it.each<[string, Uint8Array]>([
  ["ascii", Buffer.from("a,b\n1,2\n")],
  ["utf-8", Buffer.from("città,é\n")],
  ["utf-8-sig", Buffer.from("\ufeffa,b\n")],
  ["utf-16le", encode("a,b\n1,2\n3,4\n", "utf-16le")],
  ["utf-16be", encode("a,b\n1,2\n3,4\n", "utf-16be")],
  ["cp1252", encode("Café;München;naïve;été à Paris;señor\n", "windows-1252")],
  ["cp1252", encode(`${"plain words\n".repeat(4000)}CAFÚ`, "windows-1252")],
  [
    "windows-1251",
    encode("Иван;Москва;длинное описание города\nПётр;Казань;ещё одно\n".repeat(20), "windows-1251"),
  ],
  ["koi8-r", encode("Иван;Москва;длинное описание города\nПётр;Казань;ещё одно\n".repeat(20), "koi8-r")],
  ["shift_jis", encode("田中,東京,これは長い説明です\n鈴木,大阪,もう一つの説明\n".repeat(20), "shift_jis")],
  [
    "shift_jis",
    encode(`都市,日付,売上\n${"東京,2024-01-05,1200\n大阪,2024-02-05,800\n".repeat(6)}`, "shift_jis"),
  ],
  [
    "windows-1250",
    encode(
      "Łukasz Wiśniewski;Łódź\nŻaneta Źródło;Kraków\nGrażyna Kowalczyk;Gdańsk\n".repeat(3),
      "windows-1250",
    ),
  ],
  [
    "cp1252",
    encode("Kunde;Preis\nMüller – “Söhne”;5 €\nCittà;Perché\nPäivi;Töölö\n".repeat(5), "windows-1252"),
  ],
  ["gb18030", encode("张三,北京市朝阳区\n李四,上海市\n".repeat(20), "gb18030")],
])("tells %s", async (name, bytes) => {
  expect(detectEncoding(await scan(bytes)).name).toBe(name);
});

it("forgives a few broken bytes in UTF-8", async () => {
  const bytes = Buffer.concat([Buffer.from("été à l'école, où ça?\n".repeat(20)), Buffer.from([0xe9, 0x0a])]);
  const found = await scan(bytes);
  expect(found.utf8).toBe(false);
  expect(detectEncoding(found).name).toBe("utf-8");
});

it("sees characters and line ends whole where pieces of the file meet", async () => {
  const line = `${"x".repeat(1021)}é\r\n`;
  const found = await scan(Buffer.from(line.repeat(3000)));
  expect(found).toMatchObject({ utf8: true, ascii: false, loneCr: false, hasNul: false });
  expect((await scan(Buffer.from("a\rb\n"))).loneCr).toBe(true);
});
