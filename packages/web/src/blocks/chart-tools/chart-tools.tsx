import { chartAs } from "@parlance/charts";
import { type ChartKind, type ChartSpec, chartKinds, type DataAnswer } from "@parlance/contract";
import { ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { Button } from "../../ui/button.tsx";
import { menuItem } from "../../ui/menu.ts";
import { MenuButton } from "../../ui/menu-button.tsx";
import { kindNames } from "./kind-names.ts";
import { LookSheet } from "./look-sheet.tsx";

/** What a person can change of an answer's chart: its kind, among those that fit, and its look. Nothing where no chart fits. */
export function ChartTools({
  answer,
  onChange,
}: {
  answer: DataAnswer;
  onChange: (spec: ChartSpec) => void;
}) {
  const { chart, table, reading } = answer;
  const fitting = new Set<ChartKind>([chart.kind, ...chart.alternatives]);
  const kinds = chartKinds.filter((kind) => fitting.has(kind) && kind !== "figure");
  const isDrawn = chart.kind !== "table" && chart.kind !== "figure";
  if (table.rowCount === 0 || kinds.filter((kind) => kind !== "table").length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <MenuButton
        label="Chart type"
        button={
          <Button look="quiet" size="small" aria-label={`Chart type: ${kindNames[chart.kind]}`}>
            {kindNames[chart.kind]} <ChevronDown size={13} aria-hidden />
          </Button>
        }
      >
        <DropdownMenu.RadioGroup
          value={chart.kind}
          onValueChange={(kind) => onChange(chartAs(chart, kind as ChartKind, table, reading.query))}
        >
          {kinds.map((kind) => (
            <DropdownMenu.RadioItem
              key={kind}
              value={kind}
              className={`${menuItem} data-[state=checked]:font-medium data-[state=checked]:text-accent`}
            >
              {kindNames[kind]}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </MenuButton>
      {isDrawn && <LookSheet answer={answer} onChange={onChange} />}
    </div>
  );
}
