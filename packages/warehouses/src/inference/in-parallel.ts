/** Statements of one reading that are under way at a time; the default of a source's connections. */
const atOnce = 4;

/** What `work` gives for every item, in their order, a few at a time. Rejects as the first that does. */
export async function inParallel<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      values[at] = await work(items[at] as Item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return values;
}
