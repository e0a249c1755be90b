import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { Statement } from "@parlance/engine";

/**
 * Only single reading statements are sent anywhere, whatever their text: no second statement, no comment (MySQL runs some), no
 * file or table as target, no lock, no change inside of a WITH, no variable or stage, none of the functions by which a session is
 * changed, a file is read or other SQL is run, and none whose name is quoted. The session is read-only all the same, where the kind has that. Fails as refused.
 */
export function readsOnly({ text }: Statement): Result<null, Failure> {
  const refused = (cause: string): Result<null, Failure> => failed({ code: "refused", sql: text, cause });
  if (!/^\s*\(*\s*(select|with)\b/i.test(text)) return refused("only SELECT statements are run");
  const unescaped = text.replaceAll(escapes, "");
  if (unescaped.includes("\\'")) return refused("where a text with \\' ends depends on who reads it");
  if (dollarQuote.test(unescaped))
    return refused("where a text between $ signs ends depends on who reads it");
  const bare = unescaped.replaceAll(quoted, (found) => (found.startsWith("'") ? "''" : '""'));
  if (bare.includes(";")) return refused("only one statement is run at a time");
  const found = forbidden.exec(bare)?.[0];
  return found === undefined
    ? success(null)
    : refused(`only SELECT statements that read are run, and this one says ${found.trim()}`);
}

/** The escape character of LIKE, as the dialects write it. */
const escapes = /\bescape\s+'\\{1,2}'/gi;
/** PostgreSQL's "$$" and "$tag$", which hide what stands between them, and quotes, from who does not know them. */
const dollarQuote = /(?<![\w$])\$\w*\$/;
/** Texts and quoted names, which may hold any word. */
const quoted = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`/g;

/** What can do more than read, or hide it, in a statement that begins like a reading one. */
const forbidden = new RegExp(
  [
    "--|/\\*|:=",
    "\\binto\\b",
    "\\bfor\\s+(?:no\\s+key\\s+)?(?:update|share|key\\s+share)\\b",
    "[()]\\s*(?:insert|merge|delete\\s+from|update\\s+\\S+\\s+set)\\s",
    "\\b(?:set_config|dblink\\w*|lo_\\w+|pg_(?!sleep\\b|is_in_recovery\\b)\\w+|load_file|sys_\\w+|nextval|setval)\\s*\\(",
    "\\b(?:\\w+_to_xml\\w*|get_lock|release_\\w*locks?|benchmark|external_query|system\\$\\w+)\\s*\\(",
    '""\\s*\\(|(?<!@)@(?!@version)',
  ].join("|"),
  "i",
);
