import { type FocusEvent, type KeyboardEvent, useId } from "react";

/** A line of text that counts when it is left or Enter is pressed. */
export function TextEntry({
  label,
  value,
  placeholder,
  maxLength = 500,
  onChange,
}: {
  label: string;
  value: string;
  placeholder?: string;
  maxLength?: number;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const text = event.target.value.trim();
    if (text !== value) onChange(text);
  };
  const enter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === "Enter") event.currentTarget.blur();
  };
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-xs text-muted">
        {label}
      </label>
      <input
        key={value}
        id={id}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={maxLength}
        onBlur={leave}
        onKeyDown={enter}
        className="h-9 w-full rounded-lg border border-line bg-surface px-2.5 text-sm placeholder:text-muted"
      />
    </div>
  );
}
