import { chartAs } from "@parlance/charts";
import { type ChartKind, type ChartSpec, chartKinds, type DataAnswer } from "@parlance/contract";
import { ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { Button } from "../../ui/button.tsx";
import { menuItem } from "../../ui/menu.ts";
import { MenuButton } from "../../ui/menu-button.tsx";
import { kindNames } from "./kind-names.ts";

/** The kinds that an answer's chart can be switched among. */
export function kindsOf({ chart }: DataAnswer): ChartKind[] {
  const fitting = new Set<ChartKind>([chart.kind, ...chart.alternatives]);
  return chartKinds.filter((kind) => fitting.has(kind) && kind !== "figure");
}

/** Switches a chart to another kind that fits. */
export function KindMenu({ answer, onChange }: { answer: DataAnswer; onChange: (spec: ChartSpec) => void }) {
  const { chart, table, reading } = answer;
  return (
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
        {kindsOf(answer).map((kind) => (
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
  );
}
