/** What asks for how many rows there are. */
export const counting: readonly string[] = ["many", "number", "count"];

/** What says that rows of the data themselves are meant, in dictionary form. */
export const rowWords: readonly string[] = ["row", "record", "entry"];
