import type { PhysicalType } from "@parlance/contract";

const families: [RegExp, PhysicalType | null][] = [
  [
    /\[\]|^_|^(array|json|variant|object|struct|map|record|row|super|bytea|.*blob|.*binary|bytes|image|xml)/,
    null,
  ],
  [
    /^(point|line|lseg|box|path|polygon|circle|geometry|geography|.*point|.*polygon|.*linestring|geom.*)$/,
    null,
  ],
  [
    /^(tsvector|tsquery|.*range|interval|bit varying|varbit|pg_lsn|vector|hstore|void|unknown|fixed_binary)/,
    null,
  ],
  [/^(bool|tinyint\(1\)|bit\(1\)$|bit$)/, "boolean"],
  [
    /^(tiny|small|medium|big|byte)?int|^u?int\d*|^integer|^serial|^bigserial|^smallserial|^oid|^year|^number\(\d+,\s*0\)|^number\(\d+\)/,
    "integer",
  ],
  [/^(decimal|numeric|number|bignumeric|bigdecimal|real|double|float|money|fixed|dec)/, "decimal"],
  [/^(timestamp|datetime)/, "timestamp"],
  [/^date/, "date"],
  [/^time/, "time"],
  [/^bit/, null],
];

/** What a database's own type name comes to; null for what is nothing to analyse, text for everything unknown. */
export function physicalTypeOf(nativeType: string): PhysicalType | null {
  const name = nativeType.toLowerCase().trim();
  const found = families.find(([pattern]) => pattern.test(name));
  return found === undefined ? "string" : found[1];
}
