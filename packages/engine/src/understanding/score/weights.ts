/**
 * The scorer's weights, apart from the code that computes the features. Set by hand on the public suites' training
 * parts; `version` changes with any of them, and a reading's score is comparable only under one version.
 */
export const weights = {
  version: "2026-11-hand-1",
  /** What items are worth when a question is cut: per content word, added to the link's strength (0 to 1). */
  segment: {
    table: 0.12,
    column: 0.1,
    value: 0.12,
    metric: 0.15,
    joined: 0.12,
    joinedValue: 0.7,
    suffix: 1.4,
    cue: 0.85,
    cueWord: 0.1,
    /** "Lower than or equal to" as one bound. */
    wholeBound: 1,
    stopCue: 0.06,
    unitCue: 0.72,
    comparative: 0.3,
    periodWord: 0.55,
    cueSkip: 0.3,
    period: 1.05,
    number: 0.55,
    text: 0.5,
    lightSkip: 0.25,
    namedSkip: 0.15,
    /** A word that mostly says nothing ("data") and that a column is called by. */
    namedLight: 0.6,
    wordSkip: 1.0,
    numberSkip: 0.9,
    statistic: 0.5,
  },
  /** Choosing among the columns that a word may name. */
  resolve: {
    strength: 3,
    mentionedTable: 0.9,
    adjacentTable: 0.9,
    sameTable: 0.35,
    hop: -0.45,
    unreachable: -3,
    naming: 0.25,
    /** "The names of journalists": columns of the table that is said to have them. */
    owner: 1.2,
    /** "Id and name": columns of one table. */
    listedTogether: 1,
    fullName: 2,
    /** "How many gardens does Ash have": who owns what is counted. */
    haver: 4.5,
    /** Values of a column that another value of the question has. */
    sameColumn: 0.3,
    keyOfOther: -0.3,
    repeated: -0.5,
    textAsFigure: -0.8,
    /** "Hours by nurse": the weekly hours of nurses where their shifts have hours. */
    partOfName: -1.2,
  },
  /** Features of how a candidate was read: chooses the ones that the fitted scorer weighs, and is its prior. */
  candidate: {
    "read/worth": 1,
    "read/resolved": 0.5,
    "read/joins": -0.15,
    "read/unused": -0.55,
    "read/unread": -0.2,
    "read/droppedNumber": -0.7,
    "read/badType": -0.8,
    "read/emptyTarget": -0.5,
    "read/preferred": 1,
    "read/structure": 0.4,
    "read/leftover": -0.6,
    "use/fixed": -0.7,
    "use/apart": -0.35,
    "use/idle": -0.6,
    "use/gaps": -0.2,
    "use/odds": -1,
    "read/related": 1.2,
  },
  /** Confidence that the fit has not seen yet. */
  confidence: {
    "use/odds": -2,
  },
  /** When a question is not answered but asked back or declined. */
  doubt: {
    /** Unread share of content words from which the question is not answered. */
    unknownShare: 0.5,
    /** How close in score a reading that differs in one column is a rival. */
    rivalLead: 0.12,
    /** Confidence from which the best reading is computed in spite of rivals. */
    rivalConfidence: 0.45,
    /** How close a rival is as likely, whatever the confidence: of 17 such questions that were answered before, 4 had been read right. */
    tieLead: 0.02,
  },
  /** Added to readings of a follow-up as a question by itself, or the other way round. */
  otherTopic: -2.4,
} as const;

export type Weights = typeof weights;
