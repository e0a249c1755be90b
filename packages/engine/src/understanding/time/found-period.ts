import type { Calendar, Period } from "@parlance/contract";

/** Two periods that may be compared; `latest` where the last is any that is the latest known. */
export type PeriodEnds = { first: Period; last: Period; latest?: boolean };

/** A period said by tokens `start` to `end` (half-open). `bare` is a year alone, which may as well be a number. */
export type FoundPeriod = {
  start: number;
  end: number;
  period: Period;
  bare: boolean;
  /** A month or quarter that took its year from today: it may be meant of every year. */
  yearless?: boolean;
  /** The first and the last unit of a span said as "from September to October" or "Q1 and Q2", or what is compared with what. */
  ends?: PeriodEnds;
  /** The units of `ends` are named one by one ("2023 and 2024"). */
  named?: true;
  /** Said to compare figures of its ends ("vs last year"). */
  compared?: true;
};

/** The day that counts as today, the time that is now (ISO), and how time is counted. */
export type Today = { day: number; now: string; calendar: Calendar };
