import { expect, it } from "vitest";
import { spokenNames } from "./spoken-names.ts";
import type { TableShape } from "./table-shape.ts";

const shapeOf = (name: string, written: readonly string[]): TableShape => ({
  name,
  schema: null,
  rowCount: 10,
  sample: null,
  columns: written.map((each) => ({
    name: each.replace(/^[#@]/, ""),
    physicalType: each.startsWith("#") ? "integer" : each.startsWith("@") ? "date" : "string",
    nullable: true,
    notes: [],
  })),
});

/** How columns of a table are spoken; those behind `#` hold numbers, those behind `@` days. */
function spoken(columns: readonly string[], others: readonly string[] = []): string[] {
  const names = spokenNames([shapeOf("t", columns), shapeOf("u", others)], {
    primaryKeys: new Map(),
    foreignKeys: [],
    labels: new Map(),
    descriptions: new Map(),
  });
  return columns.map((each) => names.get(`t.${each.replace(/^[#@]/, "")}`)?.join(" ") ?? "");
}

it.each([
  [
    ["CandNm", "AppDt", "IntDt", "OffDt", "#YrsExp", "#CurSal", "#ExpSal", "Cons"],
    "candidate nm, application dt, interview dt, offer dt, yrs experience, current sal, expected sal, consultant",
  ],
  [["cls", "std", "wl", "mbr", "mtype"], "cls, studio, waiting list, mbr, membership type"],
  [["RegNo", "VehType", "Region"], "registration no, veh type, region"],
  [["#litres", "#ppl"], "litres, price per litre"],
  [["dept", "#ppl", "std", "mtype"], "dept, ppl, std, mtype"],
  [["lifeExp", "#pop"], "life expectancy, population"],
  [["ORD_DT", "EXP_DT", "RECV_DT"], "ord dt, expected dt, recv dt"],
  [["CARD_NO", "EXP_DT", "EXP_AMT"], "card no, expiry dt, exp amt"],
  [["#gdpPercap", "Pop"], "gdp percap, pop"],
  [["#TOTAL_CT", "CT"], "total count, ct"],
  [["TERM_DT", "JOINED_ON"], "termination dt, joined on"],
  [["TERM_DT", "MARK"], "term dt, mark"],
  [["LST_NM", "PRICE_LST"], "last nm, price list"],
  [["SHOW_TTL", "#TTL_AMT"], "show title, total amt"],
  [["ST", "CITY", "ST_NM", "ST_DT"], "state, city, street nm, start dt"],
  [["RT_NO", "RT_NM", "ROUTE_KM"], "route no, route nm, route km"],
  [["RT_NO", "RT_AMT"], "rt no, rt amt"],
  [["ST_ID", "ST_NM", "STOP_KM"], "stop id, stop nm, stop km"],
  [["RUN_ST", "MARK"], "run status, mark"],
  [["CST_NO", "CST_CTR"], "customer no, cost ctr"],
  [["MAIL_ADR", "ADR"], "mail address, adr"],
  [["ABS_DEV", "MARK"], "abs dev, mark"],
  [["DEP_DELAY", "DEP_NO", "DEST"], "departure delay, dep no, dest"],
  [["ARR_DT", "FLT_NO"], "arr dt, flt no"],
  [
    ["ARR_DT", "ARRESTS", "CHG_CD", "CHARGE", "REL_TM"],
    "arrest dt, arrests, charge cd, charge, release time",
  ],
  [["CLICKS", "IMPR", "CONV", "CONV_VAL"], "clicks, impressions, conversions, conversion val"],
  [["CONV_FLAG", "IMPR_DT"], "conv flag, impr dt"],
  [
    ["CMP_ID", "ADG_NM", "#CLK", "#IMPR", "OBJ", "TGT_AUD"],
    "campaign id, ad group nm, clicks, impressions, objective, tgt audience",
  ],
  [["CMP_ID", "OBJ"], "cmp id, obj"],
  [
    ["FIN_DT", "TECH_NM", "#HR_RATE", "#QTY_PLN", "MAT_DSC", "TECH"],
    "finished dt, technician nm, hourly rate, qty planned, mat description, tech",
  ],
  [["#MTH_FEE", "#MTH"], "monthly fee, mth"],
  [["PAY_MTH", "#MTH", "REG_DT", "REG"], "payment method, mth, registration dt, reg"],
  [["SAL", "EMP_NO"], "sal, emp no"],
  [["REQ_DLV_DT", "ACT_DLV_DT", "REQ_NO"], "requested dlv dt, actual dlv dt, req no"],
  [["ACT_DLV_DT", "CRT_DT", "CRT"], "act dlv dt, created dt, crt"],
  [["ACT_DT", "CHURN_DT", "PLN_ID"], "activation dt, churn dt, pln id"],
  [["ACT_DT", "SCHED_DT", "CANC_DT"], "actual dt, sched dt, canc dt"],
  [["OPN_TS", "CLS_TS", "CLS", "TKT_ESC"], "opn ts, closed ts, cls, tkt escalated"],
  [["CLS_DT", "ESC"], "cls dt, esc"],
  [["PO_NO", "PO_LN", "SUPP_NO", "QTY_ORD"], "purchase order no, purchase order line, supp no, qty ordered"],
  [["PO_BOX", "PO_NO", "CUST_LN"], "po box, po no, cust ln"],
  [
    ["SO_NO", "LN_NO", "CUST_NO", "PAY_TRM", "PAY_DT"],
    "sales order no, line no, cust no, payment trm, pay dt",
  ],
  [["@start_d", "plan_d", "@d"], "start date, plan d, d"],
  [
    ["loan_no", "emp_length", "#open_acc", "#total_rec_int", "#out_prncp", "#pub_rec", "@first_cr_line"],
    "loan no, employment length, open accounts, total received interest, outstanding prncp, public records, first credit line",
  ],
  [["cl_id", "q_cd", "#talk_sec", "tm_id", "que"], "call id, queue cd, talk sec, team id, queue"],
  [["cl_no", "pol_no", "#loss_amt"], "claim no, pol no, loss amt"],
  [["cl_id", "q_cd", "#lap_tm"], "cl id, q cd, lap time"],
  [["#int_rate", "emp_length", "#acc", "#rec_int"], "interest rate, emp length, acc, rec int"],
])("%s", (columns, read) => expect(spoken(columns).slice(0, columns.length).join(", ")).toBe(read));

it("tells what kind of table it is from what its rows are called", () => {
  const tables = ["SAL_TRN", "APT_TRN", "PAT_MST", "STO_MST"];
  const spokenTables = spokenNames(
    tables.map((name) => shapeOf(name, [`${name.slice(0, 2)}_NO`, `${name.slice(0, 2)}_UPRC`])),
    { primaryKeys: new Map(), foreignKeys: [], labels: new Map(), descriptions: new Map() },
  );
  expect(tables.map((name) => spokenTables.get(name)?.join(" "))).toEqual([
    "sales",
    "appointment",
    "pat",
    "store",
  ]);
});

it("reads a table of teams and no times, and one of queues where calls are kept", () => {
  const tables = ["tm", "que", "cl_log"];
  const spokenTables = spokenNames(
    tables.map((name) => shapeOf(name, [`${name}_id`, "#hold_sec", "nm"])),
    { primaryKeys: new Map(), foreignKeys: [], labels: new Map(), descriptions: new Map() },
  );
  expect(tables.map((name) => spokenTables.get(name)?.join(" "))).toEqual(["team", "queue", "call log"]);
});

it("takes the other tables into account, and words that are cut off where names are contracted", () => {
  expect(spoken(["ABS_CD", "A"], ["SICK_DAYS"])).toEqual(["absence cd", "a"]);
  const columns = ["VSSL_NBR", "CRGO_WGT", "REMUN_AMT", "BERT"];
  expect(spoken(columns)).toEqual(["vssl nbr", "crgo wgt", "remuneration amt", "bert"]);
  expect(spoken(["vessel_code", "cargo_weight", "remun_sum"])).toContain("remun sum");
});
