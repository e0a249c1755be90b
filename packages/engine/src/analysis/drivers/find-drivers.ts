import { type CubeFigures, sum } from "./cube.ts";
import { driversOf } from "./driver.ts";
import { figurePair, positive } from "./figure-pair.ts";
import { type Drivers, rankDrivers } from "./rank-drivers.ts";
import { ratioDrivers } from "./ratio-drivers.ts";
import { searchSlices } from "./search-slices.ts";

/** Which figures of the cube make the measure: one that adds up, or a ratio of two. */
export type DriverMeasure = { numerator: number; denominator: number | null };

/** Finds the slices that made a measure change between the two periods of a cube; none where nothing but noise did. */
export function findDrivers(figures: CubeFigures, measure: DriverMeasure): Drivers {
  const { cube } = figures;
  const numerator = figurePair(figures, measure.numerator);
  if (measure.denominator !== null)
    return ratioDrivers(cube, numerator, figurePair(figures, measure.denominator));
  const leaves = positive(numerator);
  const model = searchSlices({ cube, ...leaves });
  return rankDrivers(driversOf(cube, model, "level"), {
    common: model.common,
    prior: sum(leaves.prior),
    current: sum(leaves.current),
    size: sum(leaves.prior),
  });
}
