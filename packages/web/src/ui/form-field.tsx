import { type ReactNode, useId } from "react";

/** What a control inside a `FormField` must carry. */
export type ControlProps = {
  id: string;
  className: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
};

const look =
  "h-11 w-full rounded-lg border bg-canvas px-3 text-base text-ink transition-colors duration-150 placeholder:text-muted";

/** A label, a control and, when something is wrong with it, the sentence that says so. */
export function FormField({
  label,
  optional = false,
  error,
  children,
}: {
  label: string;
  optional?: boolean;
  error: string | undefined;
  children: (props: ControlProps) => ReactNode;
}) {
  const id = useId();
  const wrong = error !== undefined;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({
        id,
        className: `${look} ${wrong ? "border-loss" : "border-line hover:border-muted"}`,
        "aria-invalid": wrong,
        "aria-describedby": wrong ? `${id}-error` : undefined,
      })}
      {wrong && (
        <p id={`${id}-error`} className="text-sm text-loss">
          {error}
        </p>
      )}
    </div>
  );
}
