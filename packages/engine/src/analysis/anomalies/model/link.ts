/**
 * How mean and noise follow from the linear predictor: `identity` or `log` of the mean; the noise's standard deviation is
 * in proportion to the mean to the `power` (0: one size, 0.5: as counts have it, 1: in proportion).
 */
export type Link = { mean: "identity" | "log"; power: 0 | 0.5 | 1 };

/** The links tried, plainest first. */
export const links: Link[] = [
  { mean: "identity", power: 0 },
  { mean: "identity", power: 0.5 },
  { mean: "identity", power: 1 },
  { mean: "log", power: 1 },
];

/** The mean for a linear predictor, in the units of the values. */
export const meanOf = ({ mean }: Link, predictor: number): number =>
  mean === "log" ? Math.exp(Math.min(predictor, 700)) : predictor;

/** The linear predictor that has this mean; `floor` stands for smaller means where the link needs positive ones. */
export const predictorOf = ({ mean }: Link, value: number, floor: number): number =>
  mean === "log" ? Math.log(Math.max(value, floor)) : value;

/** How many units of the values one unit of residual is, at this mean; means count as at least `floor`. */
export const noiseUnit = ({ power }: Link, mean: number, floor: number): number =>
  power === 0 ? 1 : power === 1 ? Math.max(mean, floor) : Math.sqrt(Math.max(mean, floor));

/** How much the residual moves with the predictor, at this mean. */
export const predictorWeight = (link: Link, mean: number, floor: number): number =>
  (link.mean === "log" ? Math.max(mean, floor) : 1) / noiseUnit(link, mean, floor);
