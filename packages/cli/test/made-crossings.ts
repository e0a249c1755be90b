import { lookup, numbered, type Sheet, stamp } from "./designs.ts";

/** A ferry's crossing: from one port to another, arranged before it left; one that was called off never left. */
export type Crossing = {
  id: number;
  from: string;
  to: string;
  vessel: string;
  booked: Date;
  left: Date;
  planned: number;
  /** Minutes that it took; null where it was cancelled. */
  minutes: number | null;
  cars: number;
};

const ports = ["Ardmore", "Brodick", "Craignure", "Dunoon"];
const vessels = ["Isle of Skye", "Lady Jean"];
const minute = 60_000;

/** The same crossings in each run. */
export const crossings: readonly Crossing[] = Array.from({ length: 240 }, (_, id) => {
  const left = new Date(Date.UTC(2024, 0, 2 + Math.floor(id / 2), 7 + ((id * 5) % 11), 15));
  const from = ports[id % 7 < 3 ? 0 : id % 3] ?? "";
  return {
    id: id + 1,
    from,
    to: id % 11 === 0 ? from : (ports[(id * 3 + 1) % 4] ?? ""),
    vessel: vessels[id % 5 < 3 ? 0 : 1] ?? "",
    booked: new Date(left.getTime() - (1 + (id % 40)) * 1440 * minute),
    left,
    planned: 60,
    minutes: id % 13 === 5 ? null : 35 + ((id * 17) % 60),
    cars: 5 + ((id * 7) % 30),
  };
});

const british = (date: Date | null): string => {
  const [day = "", time = ""] = stamp(date).split(" ");
  return date === null ? "" : `${day.split("-").toReversed().join("/")} ${time}`;
};
const whole = (date: Date): string => stamp(date).slice(0, 10).replaceAll("-", "");
const arrival = ({ left, minutes }: Crossing): Date | null =>
  minutes === null ? null : new Date(left.getTime() + minutes * minute);
const status = ({ minutes }: Crossing): string => (minutes === null ? "Cancelled" : "Sailed");

const states = ["Sailed", "Cancelled"];
const year = Array.from({ length: 400 }, (_, at) => new Date(Date.UTC(2023, 10, 1 + at)));

/** What a crossing tells where ports and vessels have tables of their own. */
const referred = (each: (typeof crossings)[number]) => [
  each.id,
  stamp(each.booked),
  stamp(each.left),
  stamp(arrival(each)),
  numbered(ports, each.from),
  numbered(ports, each.to),
  numbered(vessels, each.vessel),
  each.planned,
  each.cars,
];

/** How the same crossings are kept: in normal form, in one sheet, around facts with a calendar, and under short names. */
export const designs: Readonly<Record<string, readonly Sheet[]>> = {
  normal: [
    {
      name: "crossings",
      columns:
        "crossing_id,booked_at,departed_at,arrived_at,departure_port_id,arrival_port_id,vessel_id,planned_minutes,cars,status".split(
          ",",
        ),
      rows: crossings.map((each) => [...referred(each), status(each)]),
    },
    lookup("ports", ["port_id", "port_name"], ports),
    lookup("vessels", ["vessel_id", "vessel_name"], vessels),
  ],
  sheet: [
    {
      name: "crossings",
      columns: [
        "Crossing No",
        "Booked On",
        "Departure",
        "Origin Port",
        "Destination Port",
        "Vessel",
        "Planned (min)",
        "Duration (min)",
        "Cars",
        "Cancelled?",
      ],
      rows: crossings.map((each) => [
        `C-${each.id}`,
        british(each.booked),
        british(each.left),
        each.from,
        each.to,
        each.vessel,
        each.planned,
        each.minutes ?? "",
        each.cars,
        each.minutes === null ? "Yes" : "No",
      ]),
    },
  ],
  star: [
    {
      name: "fact_crossing",
      columns:
        "crossing_key,booking_date_key,crossing_date_key,from_port_key,to_port_key,vessel_key,status_key,planned_min,duration_s,cars".split(
          ",",
        ),
      rows: crossings.map((each) => [
        each.id,
        whole(each.booked),
        whole(each.left),
        numbered(ports, each.from),
        numbered(ports, each.to),
        numbered(vessels, each.vessel),
        numbered(states, status(each)),
        each.planned,
        each.minutes === null ? "" : each.minutes * 60,
        each.cars,
      ]),
    },
    lookup("dim_port", ["port_key", "port_name"], ports),
    lookup("dim_vessel", ["vessel_key", "vessel_name"], vessels),
    lookup("dim_status", ["status_key", "status"], states),
    {
      name: "dim_date",
      columns: ["date_key", "full_date", "month_no"],
      rows: year.map((day) => [whole(day), stamp(day).slice(0, 10), day.getUTCMonth() + 1]),
    },
  ],
  short: [
    {
      name: "Crossing",
      columns:
        "CrossingID,BookedAt,StartTime,EndTime,PickupPortID,DropoffPortID,VesselID,PlannedMin,Cars,IsCancelled".split(
          ",",
        ),
      rows: crossings.map((each) => [...referred(each), String(each.minutes === null)]),
    },
    lookup("Port", ["PortID", "PortName"], ports),
    lookup("Vessel", ["VesselID", "VesselName"], vessels),
  ],
};
