/** Any JSON. */
type Json = unknown;

/** The part of a JSON value that a pointer (RFC 6901) names; undefined where there is none. */
export function valueAt(whole: Json, pointer: string): Json {
  return stepsOf(pointer).reduce<Json>((value, step) => {
    if (typeof value !== "object" || value === null) return undefined;
    return (value as Record<string, Json>)[step];
  }, whole);
}

/** A copy in which the part at the pointer is another; undefined takes an array's element or an object's key out. */
export function withValueAt<T>(whole: T, pointer: string, next: Json): T {
  return replaced(whole, stepsOf(pointer), next) as T;
}

/** The pointer to the value that holds the one of this pointer, and its key there. */
export function parentOf(pointer: string): { parent: string; key: string } {
  const at = pointer.lastIndexOf("/");
  return { parent: pointer.slice(0, at), key: decoded(pointer.slice(at + 1)) };
}

function replaced(value: Json, [step, ...rest]: string[], next: Json): Json {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    const index = Number(step);
    const inner = replaced(value[index], rest, next);
    return inner === undefined ? value.toSpliced(index, 1) : value.with(index, inner);
  }
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [step]: replaced((value as Record<string, Json>)[step], rest, next) };
}

const stepsOf = (pointer: string): string[] => pointer.split("/").slice(1).map(decoded);
const decoded = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");
