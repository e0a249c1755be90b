import type { DataAnswer } from "@parlance/contract";
import { Download } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { Button } from "../ui/button.tsx";
import { menuItem } from "../ui/menu.ts";
import { MenuButton } from "../ui/menu-button.tsx";
import type { AnswerActions } from "./answer-actions.ts";
import { exportedRows } from "./exported-rows.ts";
import { saveBlob } from "./save-blob.ts";

/** Takes an answer away: its rows, also those beyond what is shown, as CSV or Excel, its chart, where it has one, as PNG or SVG. */
export function ExportMenu({
  answer,
  drawn,
  readRows,
}: {
  answer: DataAnswer;
  drawn: boolean;
  /** Null where there is nobody to ask for more rows than the answer has. */
  readRows: AnswerActions["readRows"] | null;
}) {
  const { chart } = answer;
  const name =
    (chart.look?.title ?? chart.title)
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 80) || "answer";
  const save = (blob: Blob, ending: string): void => saveBlob(blob, `${name}.${ending}`);
  const rows = exportedRows(answer.table, readRows !== null);
  const take = async (write: (whole: DataAnswer) => Promise<Blob>, ending: string): Promise<void> =>
    (await import("./take-rows.ts")).takeRows(answer, rows.isWhole ? null : readRows, {
      name: `${name}.${ending}`,
      write,
    });
  const tables: [string, () => Promise<void>][] = [
    [
      `${rows.text} as CSV`,
      () => take(async (whole) => (await import("./csv.ts")).answerToCsv(whole), "csv"),
    ],
    [
      `${rows.text} as Excel`,
      () => take(async (whole) => (await import("./xlsx.ts")).answerToXlsx(whole), "xlsx"),
    ],
  ];
  const pictures: typeof tables = [
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
      {[...tables, ...(drawn ? pictures : [])].map(([label, run]) => (
        <DropdownMenu.Item key={label} onSelect={() => void run()} className={menuItem}>
          {label}
        </DropdownMenu.Item>
      ))}
    </MenuButton>
  );
}
