import type { RunToolResponse, ToolKind } from "@parlance/contract";
import type { SourceWords } from "./source-words.ts";

/** What a tool does with a source: a question to ask at once or to finish by hand, or a view of the source. */
export type ToolAction =
  | { does: Extract<RunToolResponse["does"], "ask" | "compose">; question: string }
  | { does: Extract<RunToolResponse["does"], "show-profile" | "show-quality"> };

type Make = (words: SourceWords) => ToolAction | null;

/** What a tool does with a source; null where the source lacks what the tool works on. */
export const toolAction = (tool: ToolKind, words: SourceWords): ToolAction | null => actions[tool](words);

/** What each tool needs, as its user reads it when a source lacks it. */
export const toolNeeds: Record<ToolKind, string> = {
  ask: "a table",
  "chart-builder": "a figure to draw",
  forecast: "a figure and a date",
  "anomaly-scan": "a date",
  "driver-analysis": "a figure and a date",
  trend: "a figure and a date",
  correlation: "two columns of numbers",
  distribution: "a column of numbers",
  "period-comparison": "a figure and a date",
  profile: "a table",
  "data-quality": "a table",
  export: "a table",
};

const ask = (question: string): ToolAction => ({ does: "ask", question });

const overTime =
  (make: (measure: string) => string): Make =>
  ({ measure, hasTime }) =>
    measure === null || !hasTime ? null : ask(make(measure));

const actions: Record<ToolKind, Make> = {
  ask: ({ measure, table }) => ({ does: "compose", question: measure ?? `how many ${table}` }),
  "chart-builder": ({ measure, grouping, hasTime }) =>
    measure === null
      ? null
      : {
          does: "compose",
          question: `${measure} by ${grouping ?? (hasTime ? "month" : "")} as a bar chart`.replace(
            " by  ",
            " ",
          ),
        },
  forecast: overTime((measure) => `Forecast ${measure} for the next 3 months`),
  "anomaly-scan": overTime((measure) => `Find anomalies in daily ${measure}`),
  "driver-analysis": overTime((measure) => `Why did ${measure} change last month`),
  trend: overTime((measure) => `Trend of ${measure} by month`),
  correlation: ({ number, otherNumber }) =>
    number === null || otherNumber === null ? null : ask(`Correlation between ${number} and ${otherNumber}`),
  distribution: ({ number }) => (number === null ? null : ask(`Distribution of ${number}`)),
  "period-comparison": overTime((measure) => `Compare ${measure} this year to last year`),
  profile: () => ({ does: "show-profile" }),
  "data-quality": () => ({ does: "show-quality" }),
  export: ({ table }) => ask(`List all ${table}`),
};
