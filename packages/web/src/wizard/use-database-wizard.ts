import type { ConnectedDatabaseResponse, SemanticModel } from "@parlance/contract";
import { useState } from "react";
import { saveModel } from "../api/models.ts";
import { deleteSource } from "../api/sources.ts";
import { tableKey } from "./model/datasets.ts";
import { messageOf } from "./parts/message-of.ts";
import { noReview, type Reviewed } from "./relationships/review.ts";
import type { DatabaseKind } from "./source-kinds.ts";
import type { TestedConnection } from "./steps/database-step.tsx";
import type { Step } from "./steps.ts";
import { useConnect } from "./use-connect.ts";

/** Whether an edit is being kept, and why it could not be. */
export type Saving = { busy: boolean; error: string | null };

type Made = ConnectedDatabaseResponse & { of: string };

const idle: Saving = { busy: false, error: null };

/**
 * Where the connecting of a database stands. The source is made when its tables are read; each later step keeps what was
 * edited in it. Reading other tables makes it anew.
 */
export function useDatabaseWizard(kind: DatabaseKind) {
  const [step, setStep] = useState<Step>("configure");
  const [connection, setConnection] = useState<TestedConnection | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<Made | null>(null);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [kept, setKept] = useState<SemanticModel | null>(null);
  const [saving, setSaving] = useState(idle);
  const { connect, ...state } = useConnect();
  const tested = (next: TestedConnection): void => {
    const there = new Set(next.listed.tables.filter(({ readable }) => readable).map(tableKey));
    setConnection(next);
    setChosen(new Set([...chosen].filter((key) => there.has(key))));
    setStep("datasets");
  };
  const keep = (model: SemanticModel): void => {
    setKept(model);
    setReviewed((before) => ({ model, review: before?.review ?? noReview }));
  };
  const read = async (): Promise<void> => {
    if (connection === null) return;
    const { name, settings, listed } = connection;
    const tables = listed.tables
      .filter((table) => chosen.has(tableKey(table)))
      .map((table) => ({ schema: table.schema, name: table.name }));
    const of = JSON.stringify([kind, name, settings, tables]);
    if (made?.of === of) return setStep("relationships");
    const done = await connect({ kind, settings, name, tables });
    if (done === null) return;
    if (made !== null) await deleteSource(made.source.id).catch(() => undefined);
    setMade({ ...done.made, of });
    setKept(done.model);
    setReviewed({ model: done.model, review: noReview });
    setStep("relationships");
  };
  const save = async (next: Step): Promise<void> => {
    if (reviewed === null || made === null) return;
    if (JSON.stringify(reviewed.model) === JSON.stringify(kept)) return setStep(next);
    setSaving({ busy: true, error: null });
    try {
      const { model } = await saveModel(reviewed.model);
      keep(model);
      setSaving(idle);
      setStep(next);
    } catch (error) {
      setSaving({ busy: false, error: messageOf(error) });
    }
  };
  const setModel = (model: SemanticModel): void =>
    setReviewed((before) => ({ model, review: before?.review ?? noReview }));
  return {
    step,
    setStep,
    connection,
    tested,
    chosen,
    setChosen,
    made,
    reviewed,
    setReviewed,
    setModel,
    keep,
    connect: state,
    read,
    save,
    saving,
  };
}
