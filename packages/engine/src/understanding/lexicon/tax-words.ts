/** What a tax on sales is called. */
export const taxWords: ReadonlySet<string> = new Set(["tax", "vat", "gst"]);
