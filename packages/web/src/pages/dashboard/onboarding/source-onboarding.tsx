import type { WarehouseKind } from "@parlance/contract";
import { type FormEvent, useState } from "react";
import { currentUser, storeSource } from "../../../api/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { sourceKinds as wizardKinds } from "../../../wizard/source-kinds.ts";
import { type SourceField, type SourceKind, sourceKinds } from "./source-fields.ts";

type State =
  | { at: "select" }
  | { at: "configure"; kind: SourceKind; testing: boolean }
  | { at: "complete"; kind: SourceKind; name: string };

const testMilliseconds = 2000;

/** The first source: select, and then the wizard. The demo shows how a warehouse is connected: configure, complete. */
export function SourceOnboarding({
  onConnect,
  onComplete,
}: {
  onConnect: (kind: WarehouseKind) => void;
  onComplete: () => void;
}) {
  const [state, setState] = useState<State>({ at: "select" });
  const isDemo = currentUser()?.isDemo === true;
  const select = (kind: SourceKind): void => {
    if (kind.kind === "file" || !isDemo) onConnect(kind.kind);
    else setState({ at: "configure", kind, testing: false });
  };
  const test = (kind: SourceKind, name: string): void => {
    setState({ at: "configure", kind, testing: true });
    setTimeout(() => setState({ at: "complete", kind, name }), testMilliseconds);
  };
  const start = (kind: SourceKind, name: string): void => {
    storeSource({
      id: `ds_${Date.now()}`,
      type: kind.kind,
      name,
      status: "connected",
      connectedAt: new Date().toISOString(),
      simulated: true,
    });
    onComplete();
  };
  return (
    <Modal
      title="Connect your first data source"
      description="Where should the answers come from?"
      open
      onClose={onComplete}
    >
      <div className="grid gap-4">
        {state.at === "select" && <Select onSelect={select} />}
        {state.at === "configure" && (
          <Configure
            kind={state.kind}
            testing={state.testing}
            onBack={() => setState({ at: "select" })}
            onTest={(name) => test(state.kind, name)}
          />
        )}
        {state.at === "complete" && (
          <div className="grid gap-4">
            <p className="font-serif text-xl">“{state.name}” is connected.</p>
            <Button look="primary" onClick={() => start(state.kind, state.name)}>
              Start Analyzing Data
            </Button>
          </div>
        )}
        {state.at !== "complete" && (
          <Button look="quiet" className="justify-self-start" onClick={onComplete}>
            Skip
          </Button>
        )}
      </div>
    </Modal>
  );
}

const Select = ({ onSelect }: { onSelect: (kind: SourceKind) => void }) => (
  <ul className="grid gap-2 sm:grid-cols-2">
    {sourceKinds.map((kind) => {
      const { icon: Icon } = wizardKinds[kind.kind];
      return (
        <li key={kind.kind}>
          <Button className="h-12 w-full justify-start gap-3 px-3.5" onClick={() => onSelect(kind)}>
            <Icon size={17} strokeWidth={1.6} className="text-accent" aria-hidden />
            {kind.label}
          </Button>
        </li>
      );
    })}
  </ul>
);

function Configure({
  kind,
  testing,
  onBack,
  onTest,
}: {
  kind: SourceKind;
  testing: boolean;
  onBack: () => void;
  onTest: (name: string) => void;
}) {
  const [name, setName] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onTest(name.trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field
        label="Connection name"
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
      />
      {kind.fields.map((field: SourceField) => (
        <Field
          key={field.name}
          label={field.label}
          type={field.type === "json" ? "text" : field.type}
          defaultValue={field.value ?? ""}
          autoComplete="off"
        />
      ))}
      <div className="flex justify-between gap-2">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" look="primary" disabled={testing || name.trim() === ""}>
          {testing ? "Testing Connection..." : "Test Connection"}
        </Button>
      </div>
    </form>
  );
}
