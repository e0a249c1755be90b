import type { DataAnswer } from "@parlance/contract";
import { Download } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { Button } from "../ui/button.tsx";
import { menuItem } from "../ui/menu.ts";
import { MenuButton } from "../ui/menu-button.tsx";
import { saveBlob } from "./save-blob.ts";

/** Takes an answer away: its rows as CSV or Excel, its chart, where it has one, as PNG or SVG. */
export function ExportMenu({ answer, drawn }: { answer: DataAnswer; drawn: boolean }) {
  const { chart } = answer;
  const name =
    (chart.look?.title ?? chart.title)
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 80) || "answer";
  const save = (blob: Blob, ending: string): void => saveBlob(blob, `${name}.${ending}`);
  const rows: [string, () => Promise<void>][] = [
    [
      "Rows as CSV",
      async () => {
        save((await import("./csv.ts")).answerToCsv(answer), "csv");
      },
    ],
    ["Rows as Excel", async () => save((await import("./xlsx.ts")).answerToXlsx(answer), "xlsx")],
  ];
  const pictures: typeof rows = [
    ["Chart as PNG", async () => save(await (await import("./chart-image.ts")).chartPng(answer), "png")],
    ["Chart as SVG", async () => save((await import("./chart-image.ts")).chartSvg(answer), "svg")],
  ];
  return (
    <MenuButton
      label="Export"
      button={
        <Button look="quiet" size="small">
          <Download size={14} aria-hidden /> Export
        </Button>
      }
    >
      {[...rows, ...(drawn ? pictures : [])].map(([label, run]) => (
        <DropdownMenu.Item key={label} onSelect={() => void run()} className={menuItem}>
          {label}
        </DropdownMenu.Item>
      ))}
    </MenuButton>
  );
}
