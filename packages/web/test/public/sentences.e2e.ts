import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { held } from "./sentences.ts";

const specification = resolve(import.meta.dirname, "../../../../../shared/spec.md");

/** Where the specification speaks of the public screens: whole parts by their heading, single lines by their beginning. */
const headings = [
  "### Landing page (/)",
  "### Login (/login)",
  "### Request demo (/request-demo)",
  "### Data Sources (/data-sources)",
  "### Connectors (/connectors)",
  "### Chat Integrations (/chat-integrations)",
  "### Legal pages",
  "### Not found (*)",
];
const lines = [
  "- The landing page is marked",
  "- A four-step workflow",
  "- Six industry",
  "- Integrations are advertised",
  "- **Theme:** light or dark, toggled",
  "- **Login form:**",
  "- **Data source health",
  "- **Connector:**",
  "- **Chat integration:**",
  "- **Demo form:**",
  "**Login** (client side",
  "**Registration / request form**",
  "- email required",
  "- firstName, lastName",
  "- phone optional",
  "- jobTitle optional",
  "- cloudPlatform required",
  "- Editing a field",
  "- Errors show under",
  "| POST /api/login",
  "| POST /api/leads",
  "- Login: a non-OK",
  "- No token or user",
  "- Demo request failure",
  "| Password minimum",
  "| Post-login",
  "| Demo request redirect",
  "| Features shown",
  "| Total-records",
  "| Popularity",
  "| Legal pages",
  "| Toast library",
  "| Tooltip",
  "| Theme storage",
];

it("names tests that are there", async () => {
  const missing: string[] = [];
  for (const { file, test } of held) {
    const text = await readFile(join(import.meta.dirname, file), "utf8");
    if (!text.includes(JSON.stringify(test))) missing.push(`${file}: ${test}`);
  }
  expect(missing).toEqual([]);
});

it.skipIf(!existsSync(specification))(
  "leaves no sentence about the public screens without a test",
  async () => {
    const text = await readFile(specification, "utf8");
    const sentences = held.flatMap((one) => one.sentences);
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
    const rest = publicLines(text)
      .map((line) => sentences.reduce((left, sentence) => left.replaceAll(sentence, ""), line))
      .map((line) => line.replace(/^- /, "").trim())
      .filter((line) => /[a-z]/i.test(line));
    console.log(`Sentences: ${sentences.length}, without a test: ${rest.length}`);
    for (const line of rest) console.log(`  ${line}`);
    expect(rest).toEqual([]);
  },
);

function publicLines(text: string): string[] {
  const found: string[] = [];
  let inside = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) inside = headings.includes(line.trim());
    else if (inside || lines.some((beginning) => line.startsWith(beginning))) found.push(line);
  }
  return found;
}
