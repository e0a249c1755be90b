import type { Literal, TimeGrain } from "@parlance/contract";
import { parseInstant } from "../format/format-time.ts";
import { nextPeriod } from "../shape/column-grain.ts";

/** More periods than this are not filled in: the points stand as they are. */
const mostPeriods = 5000;

/** One place on a time axis: the instant (UTC milliseconds) and the index of its member, null where the data has none. */
export type Place = { instant: number; member: number | null };

/** The members' instants in order, with the periods that are missing between them, so that a gap is seen as a gap. */
export function fillPeriods(members: Literal[], grain: TimeGrain | null): Place[] {
  const places = members.flatMap((member, index): Place[] => {
    const instant = member === null ? null : parseInstant(String(member));
    return instant === null ? [] : [{ instant, member: index }];
  });
  places.sort((a, b) => a.instant - b.instant);
  const [first, last] = [places[0], places.at(-1)];
  if (grain === null || first === undefined || last === undefined) return places;
  const known = new Map(places.map((place) => [place.instant, place]));
  const filled: Place[] = [];
  for (let instant = first.instant; instant <= last.instant; instant = nextPeriod(instant, grain)) {
    filled.push(known.get(instant) ?? { instant, member: null });
    if (filled.length > mostPeriods) return places;
  }
  return filled.filter(({ member }) => member !== null).length === places.length ? filled : places;
}
