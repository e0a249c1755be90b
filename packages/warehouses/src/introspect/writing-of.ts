import type { SourceConnection } from "../driver/driver.ts";
import type { SqlWriting } from "../inference/source-reader.ts";

/** How the statements of the inference are written for a source. */
export const writingOf = ({ dialect, asText }: SourceConnection): SqlWriting => ({
  quote: dialect.quote,
  asText,
  convert: dialect.convert,
  hour: (operand) => dialect.part("hour-of-day", operand),
  length: (operand) => dialect.functions.length([operand]),
});
