import type { Failure, FailureCode } from "./failure.ts";

type Wording = { [Code in FailureCode]: (failure: Extract<Failure, { code: Code }>) => string };

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;
const list = (items: string[]): string => items.map((item) => `“${item}”`).join(", ");

/** How many tables, and columns of each, are told by name. */
const told = { tables: 8, columns: 8 };

function heldText(tables: Extract<Failure, { code: "about-the-data" }>["tables"]): string {
  const sentences = tables.slice(0, told.tables).map(({ label, rows, columns }) => {
    const size = rows === null ? "" : ` (${rows.toLocaleString("en-US")} rows)`;
    const more = columns.length > told.columns ? ` and ${columns.length - told.columns} more` : "";
    return `${label}${size}: ${columns.slice(0, told.columns).join(", ")}${more}.`;
  });
  const others = tables.length > told.tables ? [`And ${tables.length - told.tables} more tables.`] : [];
  const count = tables.length === 1 ? "one table" : `${tables.length} tables`;
  return [`Your data has ${count}.`, ...sentences, ...others].join(" ");
}

/** What each failure says to a person: what happened, then what to do. The only place where it is worded. */
const wording: Wording = {
  "invalid-request": ({ issues }) =>
    issues.map((issue) => `${issue.path || "request"}: ${issue.message}`).join("; "),
  "not-allowed": ({ action }) => `You are not allowed to ${action}. Ask an administrator of the workspace.`,
  "not-found": ({ what }) => `There is no such ${what}, or it has been removed.`,
  "too-many-requests": ({ retryAfterSeconds }) =>
    `Too many requests. Try again in ${retryAfterSeconds} seconds.`,
  "invalid-credentials": () => "Invalid email or password.",
  "session-expired": () => "Your session has ended. Sign in again.",
  "link-expired": () => "This link has been used or is out of time. Ask for a new one.",
  "unknown-term": ({ terms }) => `This data has nothing called ${list(terms)}.`,
  "unused-word": ({ words }) =>
    `I do not know what ${list(words)} does in this question, and an answer without it could mislead. Try other words.`,
  "not-a-data-question": () => "This does not read as a question about your data.",
  "only-reads": () => "I only read your data and cannot change it. Ask me for a figure or a list instead.",
  "about-the-data": ({ tables }) => heldText(tables),
  "not-understood": () =>
    "I could not read this as one question about your data. Try naming a figure and how to split it.",
  "no-source": () => "No data is connected yet. Connect a source or upload a file first.",
  "unknown-field": ({ table, column }) =>
    column === null ? `There is no table “${table}”.` : `There is no column “${column}” in “${table}”.`,
  "unknown-relationship": ({ relationship }) => `There is no relationship “${relationship}”.`,
  "unsafe-join": ({ from, to, reason }) =>
    `“${from}” and “${to}” cannot be combined without double counting: ${reason}.`,
  "invalid-query": ({ where, reason }) => `The query is not valid at ${where}: ${reason}.`,
  "unsupported-by-dialect": ({ dialect, feature }) => `${dialect} cannot compute ${feature}.`,
  refused: ({ cause }) => `The database refused the query: ${cause}`,
  "timed-out": ({ seconds }) =>
    `The query took longer than ${seconds} seconds and was stopped. Narrow the period or add a filter.`,
  "too-large": ({ limit }) => `The result is larger than ${limit}. Narrow the question.`,
  cancelled: () => "Cancelled.",
  unreachable: ({ host, cause }) =>
    `${host} cannot be reached: ${cause}. Check the host and the port, and that its firewall lets this server in.`,
  "host-not-allowed": ({ host, address }) =>
    `${host} ${address === null || address === host ? "is" : `is at ${address},`} a private or reserved address, which this server does not connect to. An operator can allow private addresses.`,
  "login-refused": ({ host, user }) =>
    `${host} refused the login of “${user}”. Check the user name and the password or key.`,
  "credentials-expired": ({ host, cause }) =>
    `The credentials for ${host} are no longer valid: ${cause}. Enter new ones in the source's settings.`,
  "unknown-database": ({ host, what, name }) =>
    `${host} has no ${what} “${name}” that this user can see. Check its spelling, upper and lower case included.`,
  "encryption-failed": ({ host, cause }) =>
    `No encrypted connection to ${host} could be made: ${cause}. Check the encryption setting and the certificate.`,
  "permission-denied": ({ what, user, cause }) =>
    `“${user}” is not allowed to read ${what} (${cause}). Ask an administrator of the database to grant SELECT on it.`,
  "connection-lost": ({ host, cause }) =>
    `The connection to ${host} was lost while the query ran (${cause}). Ask again; if that fails too, check that the database is running.`,
  "too-costly": ({ bytes, limitBytes }) =>
    `The query would read ${megabytes(bytes)}, more than the ${megabytes(limitBytes)} that one query may cost. Narrow the period, or raise the limit in the source's settings.`,
  "too-little-data": ({ method, reason }) => `This data does not allow ${method}: ${reason}.`,
  "nothing-to-read": ({ what, reason }) => `There is nothing to analyse in ${what}: ${reason}.`,
  "file-empty": ({ fileName }) => `“${fileName}” is empty.`,
  "file-without-rows": ({ fileName }) => `“${fileName}” holds no table with rows.`,
  "file-encrypted": ({ fileName }) =>
    `“${fileName}” is protected by a password. Save a copy without it and upload that.`,
  "file-truncated": ({ fileName, detail }) =>
    `“${fileName}” is cut off (${detail}). Export or download it again.`,
  "file-wrong-type": ({ fileName, expected, found }) =>
    `“${fileName}” is named like ${expected} but holds ${found}. Save it as CSV, Excel or JSON.`,
  "file-too-large": ({ fileName, bytes, limitBytes }) =>
    `“${fileName}” has ${megabytes(bytes)}; the limit is ${megabytes(limitBytes)}. Split it or connect the database instead.`,
  "file-zip-bomb": ({ fileName, unpackedBytes }) =>
    `“${fileName}” would unpack to ${megabytes(unpackedBytes)} and was not opened. Save it as CSV.`,
  "file-too-wide": ({ fileName, columns, limit }) =>
    `“${fileName}” has ${columns} columns; the limit is ${limit}.`,
  "file-unreadable": ({ fileName, detail }) => `“${fileName}” cannot be read: ${detail}.`,
  "file-timed-out": ({ fileName, seconds }) =>
    `Reading “${fileName}” took longer than ${seconds} seconds and was stopped.`,
};

/** The sentence a person reads for a failure. */
export function failureText(failure: Failure): string {
  const say = wording[failure.code] as (failure: Failure) => string;
  return say(failure);
}
