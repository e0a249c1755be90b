import type { ComparisonOperator } from "@parlance/contract";

/** What compares with a number, by operator; phrases are separated by bars. */
export const comparisons: readonly [ComparisonOperator, string][] = [
  [
    ">",
    "more than double|more than twice|more than triple|more than half|over twice|over double|over half|more than|greater than|larger than|bigger than|higher than|over|above|exceed|exceeds|exceeding|more then|in excess of|upwards of|upward of|north of|better than|>|after|stronger than|beyond|bigger then|greater then|larger then|higher then|more that|greater that|larger that|higher that",
  ],
  [
    "<",
    "less than half|less than double|less than twice|under half|less than|fewer than|lower than|smaller than|under|below|<|before|prior to|less then|lower then|smaller then|fewer then|worse than|south of|shy of|beneath|less that|fewer that|lower that|smaller that",
  ],
  [
    ">=",
    "on or after|at or after|no earlier than|not before|at least double|at least twice|at least half|at least|no less than|not less than|no fewer than|minimum of|a minimum of|greater than or equal to|more than or equal to|starting from|> =|not lower than|higher than or equal to|larger than or equal to|bigger than or equal to|above or equal to|reached|reaches|has reached|have reached",
  ],
  [
    "<=",
    "on or before|at or before|no later than|not after|at most half|at most double|at most twice|at most|no more than|not more than|up to|maximum of|a maximum of|less than or equal to|fewer than or equal to|< =|not exceeding|not over|not higher than|until|lower than or equal to|smaller than or equal to|below or equal to",
  ],
  ["=", "equal to|equals|equal|exactly|="],
  ["!=", "not equal to|other than|different from|! ="],
];

/** Superlatives: whether the high end is meant, whether rows are counted, and the phrases. */
export const extremes: readonly [boolean, boolean, string][] = [
  [
    true,
    true,
    "most|the most|greatest number of|highest number of|largest number of|most number of|maximum number of|the greatest number of|the largest number of|the highest number of|the maximum number of|the most number of|highest amount of|biggest number of|largest amount of|busiest|top number of|greatest amount of|maximum amount of|most amount of",
  ],
  [
    false,
    true,
    "fewest|least|the fewest|the least|lowest number of|smallest number of|least number of|minimum number of|the lowest number of|the smallest number of|the least number of|fewest number of|smallest amount of|lowest amount of|minimum amount of|quietest",
  ],
  [
    true,
    false,
    "highest|largest|biggest|greatest|maximum|max|top|best|leading|strongest|the highest|best performing|top performing|highest performing|strongest performing",
  ],
  [
    false,
    false,
    "lowest|smallest|minimum|min|worst|tiniest|the lowest|weakest|worst performing|lowest performing|poorest performing|weakest performing|underperforming",
  ],
];

/** Opposite ends of a scale, the low one first: "from least to greatest" goes up, "from old to young" down. */
export const scales: readonly [low: string, high: string][] = [
  ["least|lowest|smallest|fewest", "most|highest|largest|greatest|biggest"],
  ["low|small|little", "high|large|big|great"],
  ["shortest", "longest|tallest"],
  ["short", "long|tall"],
  ["youngest", "oldest"],
  ["young", "old"],
  ["earliest", "latest|most recent"],
  ["oldest", "newest|latest|most recent"],
  ["cheapest", "most expensive"],
  ["worst", "best"],
  ["slowest", "fastest"],
];
