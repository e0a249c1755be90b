import { measurePair } from "@parlance/warehouses";
import { answerQuestion } from "../work/answer-question.ts";
import { listDatabase, testDatabase } from "../work/database-connection.ts";
import { describeIndex } from "../work/describe-index.ts";
import { makeAnalysts } from "../work/make-analysts.ts";
import { makeOpenSources } from "../work/open-sources.ts";
import type { EngineCalls } from "./engine-calls.ts";
import { serveCalls } from "./serve-calls.ts";

/** The worker that holds opened sources with their indexes, and answers questions. */
const sources = makeOpenSources();
const analysts = makeAnalysts();

serveCalls<EngineCalls>(
  {
    open: async (source) => {
      await sources.open(source);
      return null;
    },
    ask: (question, { onProgress, signal }) =>
      sources.use(question.source, (source) =>
        answerQuestion(source, question, analysts, onProgress, signal),
      ),
    describe: (version) => sources.use(version, (source) => Promise.resolve(describeIndex(source.index))),
    measure: ({ source, pair }) =>
      sources.use(source, ({ warehouse, dialect, index }) =>
        measurePair(warehouse, dialect, index.model, pair),
      ),
    testDatabase,
    listDatabase,
    forget: ({ id }) => {
      sources.forget(id);
      return null;
    },
  },
  () => {
    sources.close();
    void analysts.close();
  },
);
