import { parentPort, workerData } from "node:worker_threads";
import { extractDelimited } from "../delimited/extract-delimited.ts";
import { extractJson } from "../json/extract-json.ts";
import { extractSpreadsheet } from "../spreadsheet/extract-spreadsheet.ts";
import type { ExtractJob, ExtractMessage, ExtractResult } from "./extract-job.ts";

const PROGRESS_STEP = 0.02;

function extract(job: ExtractJob, onProgress: (fraction: number) => void): ExtractResult {
  switch (job.kind) {
    case "delimited":
      return { ok: true, extraction: extractDelimited(job.plan, job.folder, job.name, onProgress) };
    case "spreadsheet":
      return extractSpreadsheet(job, onProgress);
    case "json":
      return extractJson(job, onProgress);
  }
}

function send(message: ExtractMessage): void {
  parentPort?.postMessage(message);
}

let reported = 0;
const result = extract(workerData as ExtractJob, (fraction) => {
  if (fraction < reported + PROGRESS_STEP) return;
  reported = fraction;
  send({ progress: fraction });
});
send({ result });
