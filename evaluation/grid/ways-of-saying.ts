/** Another way to say a question that asks for the same; null where it cannot be said so. */
export type WayOfSaying = { name: string; say: (question: string) => string | null };

/** Questions that begin with a question word, and those that name what is wanted. */
const asks = /^(?:how|what|which|who|when|where)\b/i;
const commands = /^(?:list|show|compare|name|names)\b/i;

const carriers = (parts: readonly string[], fits: (question: string) => boolean): WayOfSaying[] =>
  parts.map((name) => ({
    name,
    say: (question) => (fits(question) ? name.replace("…", question.replace(/\?$/, "")) : null),
  }));

/** What people say around a question. */
const around = [
  ...carriers(
    [
      "hi team, …?",
      "quick question: …",
      "can you tell me …?",
      "my boss wants to know …",
      "remind me …",
      "i'm trying to find out …",
      "it would be great to know …, please",
    ],
    (question) => asks.test(question),
  ),
  ...carriers(
    [
      "please show me …",
      "i'm looking for …",
      "pull … for me",
      "can i get … please?",
      "generate …",
      "… asap",
      "… - thanks in advance",
      "for my report: …",
      "gimme …",
    ],
    (question) => !asks.test(question) && !commands.test(question),
  ),
  ...carriers(["… thank you very much", "…, if possible", "hello! …", "so … ??"], () => true),
];

/** What is said behind groups, of their order and their picture. */
const behindGroups = carriers(
  [
    "…, highest first",
    "… with the biggest at the top",
    "… as a bar chart",
    "draw …",
    "… in descending order",
    "…, excluding nulls",
    "… rounded",
  ],
  (question) =>
    !asks.test(question) && !commands.test(question) && / (?:by|per|for each) [a-z ]+$/.test(question),
);

const replaced = (name: string, found: RegExp, by: string): WayOfSaying => ({
  name,
  say: (question) => (found.test(question) ? question.replace(found, by) : null),
});

/** Words for others, and slips. */
const inOtherWords = [
  replaced("total number of", /^number of/, "total number of"),
  replaced("# of", /^number of/, "# of"),
  replaced("broken down by", / by (?=[a-z ]+$)/, " broken down by "),
  replaced("for each", / per (?=[a-z ]+$)/, " for each "),
  replaced("mean", /\baverage (?!of)(?!.*average)/, "mean "),
  replaced("upwards of", / (?:over|above|more than) (?=\d)/, " upwards of "),
  replaced("exceeding", / (?:over|above|more than) (?=\d)/, " exceeding "),
  replaced("largest", /\bhighest\b(?!.*lowest)/, "largest"),
  replaced("don't have any", / have no /, " don't have any "),
  replaced("during", / in (?=(?:[A-Z][a-z]+ )?\d{4}$)/, " during "),
  replaced("Jan'24", / in ([A-Z][a-z]{2})[a-z]* \d\d(\d\d)$/, " in $1'$2"),
  replaced("in Jan 24", / in ([A-Z][a-z]{2})[a-z]* \d\d(\d\d)$/, " in $1 $2"),
  replaced("proportion", /\b(?:percentage|share)(?= of)/, "proportion"),
  { name: "capitals", say: (question: string) => question.toUpperCase() },
  { name: "two letters swapped", say: (question: string) => swapped(question) },
];

/** The first long word with its third and fourth letter swapped. */
const swapped = (question: string): string | null =>
  /[a-z]{7,}/.test(question)
    ? question.replace(/[a-z]{7,}/, (word) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`)
    : null;

export const waysOfSaying: readonly WayOfSaying[] = [...around, ...behindGroups, ...inOtherWords];
