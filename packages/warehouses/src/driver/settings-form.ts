import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { z } from "zod";

/** How a field is entered. */
export type FieldInput = "text" | "number" | "password" | "multiline" | "choice";

/** What a form says about one setting; `secret` values are encrypted at rest and never sent back. */
export type FieldText = {
  label: string;
  input: FieldInput;
  secret?: boolean;
  help?: string;
  placeholder?: string;
  /** Shown under "Advanced". */
  advanced?: boolean;
  choices?: { value: string; label: string }[];
};

/** One field of a connection form, complete: `initial` is what an empty form shows. */
export type SettingsField = {
  name: string;
  label: string;
  input: FieldInput;
  secret: boolean;
  required: boolean;
  initial: string | number | null;
  help: string | null;
  placeholder: string | null;
  advanced: boolean;
  choices: { value: string; label: string }[];
};

/** Settings of one kind of warehouse: fields, validation and secrets, all from one schema and one table of texts. */
export type SettingsForm<Settings> = {
  fields: SettingsField[];
  /** Names of the fields whose values are secrets. */
  secrets: string[];
  /** Checked settings, or `invalid-request` with one issue a field, named by its label. */
  parse(input: unknown): Result<Settings, Failure>;
};

/** Makes the form. Whether a field is required and what it starts with come from the schema. */
export function settingsForm<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape>,
  texts: { [Name in keyof Shape & string]: FieldText },
): SettingsForm<z.infer<z.ZodObject<Shape>>> {
  const fields = Object.entries<FieldText>(texts).map(([name, text]): SettingsField => {
    const absent = (schema.shape[name] as z.ZodType).safeParse(undefined);
    const { data } = absent;
    return {
      name,
      label: text.label,
      input: text.input,
      secret: text.secret ?? false,
      required: !absent.success,
      initial: typeof data === "string" || typeof data === "number" ? data : null,
      help: text.help ?? null,
      placeholder: text.placeholder ?? null,
      advanced: text.advanced ?? false,
      choices: text.choices ?? [],
    };
  });
  return {
    fields,
    secrets: fields.filter(({ secret }) => secret).map(({ name }) => name),
    parse: (input) => {
      const parsed = schema.safeParse(withoutBlanks(input));
      if (parsed.success) return success(parsed.data);
      const issues = parsed.error.issues.map(({ path, message }) => ({
        path: fields.find(({ name }) => name === path[0])?.label ?? path.join("."),
        message,
      }));
      return failed({ code: "invalid-request", issues });
    },
  };
}

/** A form sends empty text for a field that nobody filled. */
function withoutBlanks(input: unknown): unknown {
  if (typeof input !== "object" || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && String(value).trim() !== ""),
  );
}
