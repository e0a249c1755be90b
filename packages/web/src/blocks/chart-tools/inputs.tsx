import { useEffect, useId, useState } from "react";
import { numberOf } from "./with-look.ts";

const label = "grid min-w-0 gap-1 text-xs text-muted";
const input =
  "h-8 min-w-0 rounded-md border border-line bg-surface px-2 text-sm text-ink placeholder:text-muted";

/** A text of a chart; undefined when it is empty. */
export function TextInput({
  label: name,
  value,
  placeholder,
  most,
  onValue,
}: {
  label: string;
  value: string | undefined;
  placeholder: string;
  most: number;
  onValue: (value: string | undefined) => void;
}) {
  return (
    <label className={label}>
      {name}
      <input
        value={value ?? ""}
        placeholder={placeholder}
        maxLength={most}
        onChange={({ target }) => onValue(target.value === "" ? undefined : target.value)}
        className={input}
      />
    </label>
  );
}

/** A number of a chart within bounds; undefined when it is empty. */
export function NumberInput({
  label: name,
  value,
  least,
  most,
  onValue,
}: {
  label: string;
  value: number | undefined;
  least: number;
  most: number;
  onValue: (value: number | undefined) => void;
}) {
  const [text, setText] = useState(value === undefined ? "" : String(value));
  useEffect(() => {
    setText((now) =>
      numberOf(now, { least, most }) === value ? now : value === undefined ? "" : String(value),
    );
  }, [value, least, most]);
  return (
    <label className={label}>
      {name}
      <input
        type="number"
        inputMode="decimal"
        step="any"
        value={text}
        placeholder="As it is"
        onChange={({ target }) => {
          setText(target.value);
          onValue(numberOf(target.value, { least, most }));
        }}
        className={`${input} tabular-nums`}
      />
    </label>
  );
}

/** One of several ways; `none` names what the chart does by itself, null where it has one of the ways anyhow. */
export function Choice<Value extends string>({
  label: name,
  none = "As it suits",
  value,
  options,
  onValue,
}: {
  label: string;
  none?: string | null;
  value: Value | undefined;
  options: (readonly [Value, string])[];
  onValue: (value: Value | undefined) => void;
}) {
  const id = useId();
  return (
    <div className={label}>
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={value ?? ""}
        onChange={({ target }) => onValue(options.find(([one]) => one === target.value)?.[0])}
        className={input}
      >
        {none !== null && <option value="">{none}</option>}
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
