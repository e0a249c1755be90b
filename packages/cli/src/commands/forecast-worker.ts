import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { forecastLine } from "./forecast-line.ts";

/** A worker thread of `parlance forecast`: the lines it is given to their outcomes, in the same order. */
parentPort?.postMessage(z.array(z.string()).parse(workerData).map(forecastLine));
