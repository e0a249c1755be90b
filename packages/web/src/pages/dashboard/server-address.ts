/** The address where an analysis server of one's own is expected. */
export const defaultServerAddress = "http://localhost:8000";

/** The analysis server's address: the stored one where it is an address, else the server that serves this page. */
export function serverAddress(stored: string | null): string {
  return stored !== null && isAddress(stored) ? stored : window.location.origin;
}

/** Whether a text is an address that can be asked. */
export function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "http:" || url.protocol === "https:");
}
