/** What `parlance` without a command says. */
export const usage = `Usage: parlance <command>

  ask <folder-or-files> "<question>" [--json | --explain]
                                                 answers one question, or says how it was read
  eval <suite-folder> [--out FILE] [--limit N] [--sample N]
                                                 runs an accuracy suite
  anomalies --in <file> --out <file>             finds outliers and level shifts in series, one JSON line each
  ingest <file> --out <folder>                   reads a file as Parlance does, writes CSV and schema.json
  drivers --tasks <file> --cases <folder> --out <file>
                                                 finds what made measures change between two periods
  infer <folder> [--json]                        prints the keys, references and roles found in the data
  forecast --in series.jsonl --out forecasts.jsonl
                                                 the next values of each series, with 95 % intervals

A folder holds one table per file and, optionally, schema.json; several files are asked as one source.
`;

/** The user's mistake, told in one line; the exit code is 2. */
export class UsageError extends Error {}
