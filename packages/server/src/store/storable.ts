/**
 * The value as JSON that Postgres stores: NUL characters and halves of characters, which no text there may hold, become
 * the replacement character.
 */
export function storable<T>(value: T): T {
  const json = JSON.stringify(value);
  return /\\u0000|\\ud[89a-f]/i.test(json) ? (JSON.parse(json, mended) as T) : value;
}

const mended = (_: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "\uFFFD").toWellFormed() : value;
