import type { DataAnswer } from "@parlance/contract";
import type { ECharts } from "echarts/core";
import { Download } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { Button } from "../ui/button.tsx";
import { menuItem } from "../ui/menu.ts";
import { MenuButton } from "../ui/menu-button.tsx";
import { tableToCsv } from "./csv.ts";
import { saveBlob } from "./save-blob.ts";

/** Takes an answer away: its rows as CSV or Excel, its chart as PNG or SVG. */
export function ExportMenu({ answer, chart }: { answer: DataAnswer; chart: ECharts | null }) {
  const name =
    answer.question
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "answer";
  const items: [string, () => void, boolean][] = [
    [
      "Rows as CSV",
      () => saveBlob(new Blob([`\uFEFF${tableToCsv(answer.table)}`], { type: "text/csv" }), `${name}.csv`),
      true,
    ],
    [
      "Rows as Excel",
      () =>
        void import("./xlsx.ts").then(({ tableToXlsx }) =>
          saveBlob(tableToXlsx(answer.table), `${name}.xlsx`),
        ),
      true,
    ],
    [
      "Chart as PNG",
      () =>
        void import("./chart-image.ts").then(
          ({ chartPng }) => chart && saveBlob(chartPng(chart), `${name}.png`),
        ),
      chart !== null,
    ],
    [
      "Chart as SVG",
      () => void import("./chart-image.ts").then(({ chartSvg }) => saveBlob(chartSvg(answer), `${name}.svg`)),
      chart !== null,
    ],
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
      {items
        .filter(([, , possible]) => possible)
        .map(([label, run]) => (
          <DropdownMenu.Item key={label} onSelect={run} className={menuItem}>
            {label}
          </DropdownMenu.Item>
        ))}
    </MenuButton>
  );
}
