const unit = "(?:year|quarter|month|week|day|season|period|time)";
const average = "(?:average|avg|mean)";
const forms = new RegExp(
  String.raw`\b(?:(?:that|the same|its|the) ${unit}['’]?s (?:own )?${average}|${average}(?: \w+)? (?:of|for|in|during|over) (?:that|the same|this very) ${unit}|the (?:19|20)\d\d ${average})\b`,
  "i",
);

/** Whether a text speaks of the average of the period that it names: "that year's average", "the average for that month", "the 2024 average". */
export const isAverageOfPeriod = (text: string): boolean => forms.test(text);
