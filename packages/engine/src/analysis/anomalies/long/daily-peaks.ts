/** A day counts where the signal has this part of the peak's height at its time of day, or so much earlier or later, in days. */
const like = { height: 1 / 2, within: 1 / 96 };
/** What comes on so many days is usual: once a week, and three times at least. */
const usual = { share: 1 / 7, days: 3 };

/**
 * Whether the peak of a signal at `row` comes at its time of day on other days too, as a backup at night does that does not
 * begin on the minute. A day has `perDay` rows.
 */
export function comesDaily(signal: Float64Array, row: number, perDay: number): boolean {
  const enough = like.height * (signal[row] ?? 0);
  const reach = Math.max(1, Math.round(like.within * perDay));
  let [days, alike] = [0, 0];
  for (let at = row % perDay; at < signal.length; at += perDay) {
    days++;
    if (signal.subarray(Math.max(0, at - reach), at + reach + 1).some((height) => height >= enough)) alike++;
  }
  return alike >= Math.max(usual.days, usual.share * days);
}
