import { FileText } from "lucide-react";
import { useRef } from "react";
import type { WarehouseForm } from "../../api/warehouses.ts";
import { Button } from "../../ui/button.tsx";
import { type ControlProps, FormField } from "../../ui/form-field.tsx";

type Field = WarehouseForm["fields"][number];

/** One setting, entered as its kind says. */
export function SettingInput({
  field,
  value,
  kept,
  error,
  onChange,
}: {
  field: Field;
  value: string;
  kept: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const { label, required, secret, help } = field;
  const isOptional = !required || (secret && kept);
  return (
    <div className="grid gap-1">
      <FormField label={label} optional={isOptional && field.initial === null} error={error}>
        {(control) => (
          <Control field={field} value={value} kept={kept} control={control} onChange={onChange} />
        )}
      </FormField>
      {help !== null && <p className="text-xs text-muted">{help}</p>}
    </div>
  );
}

function Control({
  field: { input, secret, placeholder, choices },
  value,
  kept,
  control,
  onChange,
}: {
  field: Field;
  value: string;
  kept: boolean;
  control: ControlProps;
  onChange: (value: string) => void;
}) {
  const hint = secret && kept ? "Unchanged" : (placeholder ?? undefined);
  if (input === "choice")
    return (
      <select value={value} onChange={(event) => onChange(event.target.value)} {...control}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  if (input === "multiline")
    return <LongText value={value} hint={hint} control={control} onChange={onChange} />;
  return (
    <input
      type={input === "password" ? "password" : "text"}
      inputMode={input === "number" ? "numeric" : undefined}
      autoComplete={input === "password" ? "new-password" : "off"}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      placeholder={hint}
      onChange={(event) => onChange(event.target.value)}
      {...control}
    />
  );
}

/** A text of many lines, written, or taken from a file. */
function LongText({
  value,
  hint,
  control,
  onChange,
}: {
  value: string;
  hint: string | undefined;
  control: ControlProps;
  onChange: (value: string) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const { className, ...rest } = control;
  return (
    <div className="grid gap-2">
      <textarea
        rows={4}
        spellCheck={false}
        autoCapitalize="none"
        value={value}
        placeholder={hint}
        onChange={(event) => onChange(event.target.value)}
        className={`${className} h-auto py-2 font-mono text-xs leading-5`}
        {...rest}
      />
      <Button size="small" className="justify-self-start" onClick={() => file.current?.click()}>
        <FileText size={13} aria-hidden /> Take it from a file
      </Button>
      <input
        ref={file}
        type="file"
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={(event) => {
          void event.target.files?.[0]?.text().then(onChange);
        }}
      />
    </div>
  );
}
