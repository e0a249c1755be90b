/** How one industry uses the product. */
export type Story = {
  industry: string;
  title: string;
  challenge: string;
  solution: readonly string[];
  result: string;
  metric: string;
  metricLabel: string;
};

/** Six stories, three on each page of the carousel. */
export const stories: readonly Story[] = [
  {
    industry: "E-commerce",
    title: "Online home-goods retailer",
    challenge:
      "Mobile shoppers left with full carts and nobody could say at which of the 50+ checkout steps.",
    solution: [
      "Followed sessions through 50+ checkout steps",
      "Compared devices and payment methods",
      "Watched the address step hour by hour",
    ],
    result: "One postcode check failed on small screens. Fixed in a week, recovered in the next.",
    metric: "+23%",
    metricLabel: "mobile conversion",
  },
  {
    industry: "Healthcare",
    title: "Regional hospital group",
    challenge:
      "Emergency waits swung between two hours and six, and staffing plans used last year's averages.",
    solution: [
      "Forecast arrivals by hour and ward",
      "Flagged days outside the usual range",
      "Gave ward leads answers without a report queue",
    ],
    result: "Shifts now follow expected arrivals, published four weeks ahead with an interval.",
    metric: "−31%",
    metricLabel: "average waiting time",
  },
  {
    industry: "Manufacturing",
    title: "Automotive parts supplier",
    challenge: "Readings from 200+ machines were kept for years and opened only after a line had stopped.",
    solution: [
      "Joined sensor, shift and repair tables",
      "Detected drift on 200+ machines each night",
      "Ranked the drivers of unplanned stops",
    ],
    result: "Bearings are replaced in the planned window instead of on a Saturday night.",
    metric: "−42%",
    metricLabel: "unplanned downtime",
  },
  {
    industry: "Financial services",
    title: "Mid-size consumer lender",
    challenge: "Risk reviews waited nine days for an analyst, and each review came back with new questions.",
    solution: [
      "Answered follow-ups in the same conversation",
      "Kept one definition of default for everyone",
      "Attached the SQL to every figure for audit",
    ],
    result: "Committees decide in the meeting, and auditors rerun the figures themselves.",
    metric: "9 days → 1",
    metricLabel: "from question to review",
  },
  {
    industry: "Logistics",
    title: "Parcel network of 14 hubs",
    challenge: "Late parcels were blamed on weather. Fuel and overtime rose on dry days as well.",
    solution: [
      "Broke delay down by hub, route and carrier",
      "Separated season from real change",
      "Alerted hub managers in team chat",
    ],
    result: "Two hubs handed over late on Mondays. A new cut-off moved the whole week.",
    metric: "96.4%",
    metricLabel: "delivered on time, from 89.1%",
  },
  {
    industry: "Education",
    title: "University with 28,000 students",
    challenge: "Advisers learned that students were struggling from the exam results, a term too late.",
    solution: [
      "Combined attendance, coursework and library use",
      "Found the weeks in which students drop away",
      "Let advisers ask about their own groups only",
    ],
    result: "Advisers call in week five instead of writing in week fourteen.",
    metric: "+12 pts",
    metricLabel: "first-year retention",
  },
];
