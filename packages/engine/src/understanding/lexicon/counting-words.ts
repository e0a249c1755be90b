/** What asks for how many rows there are. */
export const counting: readonly string[] = ["many", "number", "count"];
