import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Notice, type NoticeText } from "../../ui/notice.tsx";

/** A field of a short form. `check` gives what is wrong with its value, null when nothing is. */
export type EntryField<Name extends string> = {
  name: Name;
  label: string;
  type: "text" | "email" | "password";
  autoComplete: string;
  check: (value: string) => string | null;
};

/** A short form: checks on submit, says under each field what is wrong and above them what the server refused. */
export function EntryForm<Name extends string>({
  label,
  fields,
  submit,
  busy,
  onSubmit,
}: {
  label: string;
  fields: readonly EntryField<Name>[];
  submit: string;
  busy: string;
  /** Rejects with the sentence to show. */
  onSubmit: (values: Record<Name, string>) => Promise<void>;
}) {
  const [values, setValues] = useState<Partial<Record<Name, string>>>({});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [state, setState] = useState<NoticeText | "idle" | "busy">("idle");
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const given = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ""])) as Record<
      Name,
      string
    >;
    const found = fields.flatMap(({ name, check }) => {
      const problem = check(given[name]);
      return problem === null ? [] : [[name, problem]];
    });
    setErrors(Object.fromEntries(found));
    if (found.length > 0) return;
    setState("busy");
    await onSubmit(given).then(
      () => setState("idle"),
      (error: Error) => setState({ kind: "error", text: error.message }),
    );
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate aria-label={label} className="grid gap-4">
      {typeof state === "object" && <Notice {...state} />}
      {fields.map(({ name, label: text, type, autoComplete }) => (
        <FormField key={name} label={text} error={errors[name]}>
          {(control) => (
            <input
              name={name}
              type={type}
              required
              autoComplete={autoComplete}
              value={values[name] ?? ""}
              onChange={(event) => {
                setValues({ ...values, [name]: event.target.value });
                setErrors(({ [name]: _, ...rest }) => rest as typeof errors);
              }}
              {...control}
            />
          )}
        </FormField>
      ))}
      <Button type="submit" look="primary" size="large" disabled={state === "busy"}>
        {state === "busy" ? busy : submit}
      </Button>
    </form>
  );
}
