const changed = "parlance:stored";

/** Reads a text from the browser's storage; null where there is none or storage is closed. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a text, or removes it; false where storage is full or closed. Screens that read the key are told. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  } finally {
    window.dispatchEvent(new Event(changed));
  }
}

/** Storage can hold anything: what does not parse counts as absent. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? "null");
  } catch {
    return null;
  }
}

/** Calls back whenever something stored changes, here or in another window; returns how to stop. */
export function onStored(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", listener);
  };
}
