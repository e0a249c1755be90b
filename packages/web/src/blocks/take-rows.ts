import type { DataAnswer } from "@parlance/contract";
import { toast } from "sonner";
import type { AnswerActions } from "./answer-actions.ts";
import { saveBlob } from "./save-blob.ts";

/** Writes an answer's rows to a file, all of them read first where `readRows` is given; says how it goes and what went wrong. */
export async function takeRows(
  answer: DataAnswer,
  readRows: AnswerActions["readRows"] | null,
  { name, write }: { name: string; write: (whole: DataAnswer) => Promise<Blob> },
): Promise<void> {
  const reading = readRows === null ? null : toast.loading("Reading all rows…");
  try {
    const whole = readRows === null ? answer : { ...answer, table: await readRows(answer) };
    saveBlob(await write(whole), name);
    if (readRows !== null && whole.table.truncated)
      toast.info(`There are more than the ${whole.table.rowCount.toLocaleString("en-US")} rows of the file.`);
  } catch (error) {
    toast.error(error instanceof Error ? error.message : String(error), { duration: 5000 });
  } finally {
    if (reading !== null) toast.dismiss(reading);
  }
}
