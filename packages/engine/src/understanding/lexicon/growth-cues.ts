import type { TimeGrain } from "@parlance/contract";

/** `absolute` where the amount of the change is asked for, too ("the change", not "growth"). */
export type GrowthCue = { kind: "growth"; grain: TimeGrain | null; absolute?: true };

/** What asks for a change from one period to the next, and the phrases that do, each after "|". */
export const growthCues: readonly (readonly [GrowthCue, string])[] = [
  [
    { kind: "growth", grain: null },
    "growth|growth of|growth rate|growth in|growth rate of|percent change in|percentage change in|percent change|percentage change|percentage change of|% change|% change in|% growth|percentage growth|percent growth|percentage increase in|percentage increase|percent increase|percent increase in|% increase in|percentage decrease in|relative change|relative change in|change in percent|change in %|compared with the year before|compared to the year before|rate of change",
  ],
  [{ kind: "growth", grain: null, absolute: true }, "change from one to the next"],
  [{ kind: "growth", grain: "month", absolute: true }, "change from one month to the next"],
  [{ kind: "growth", grain: "quarter", absolute: true }, "change from one quarter to the next"],
  [{ kind: "growth", grain: "year", absolute: true }, "change from one year to the next"],
  [
    { kind: "growth", grain: "month" },
    "month over month change|month over month change in|month over month change of|month on month change|mom change|mom change in|mom growth|change per month|monthly change|month to month change|month over month|month over month growth|month-over-month|mom|month on month|monthly growth|monthly growth rate|monthly growth in",
  ],
  [
    { kind: "growth", grain: "year" },
    "year over year change|year over year change in|year over year change of|year on year change|yoy change|yoy change in|yoy growth|change per year|annual change|year to year change|year over year|yoy|year-over-year|year on year|annual growth|yearly growth|year over year growth|yoy growth",
  ],
  [
    { kind: "growth", grain: "quarter" },
    "quarter over quarter change|quarter over quarter change in|quarter over quarter change of|quarter on quarter change|qoq change|qoq change in|qoq growth|change per quarter|quarterly change|quarter to quarter change|quarter over quarter|qoq|quarterly growth|quarterly growth rate|quarterly growth rate of|quarter on quarter",
  ],
  [
    { kind: "growth", grain: "week" },
    "week over week change|week over week change in|week over week change of|week on week change|wow change|wow change in|wow growth|change per week|weekly change|week to week change|week over week|wow|weekly growth|weekly growth rate|week over week growth|week on week",
  ],
  [
    { kind: "growth", grain: "day" },
    "day over day change|day over day change in|day on day change|dod change|dod growth|change per day|daily change|day to day change|day over day|daily growth|daily growth rate|day over day growth|day on day",
  ],
];
