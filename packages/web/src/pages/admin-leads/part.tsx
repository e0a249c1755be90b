import { type ReactNode, useId } from "react";

/** A part of the page with its own loading and error. */
export function Part<T>({
  title,
  data,
  error,
  children,
}: {
  title: string;
  data: T | undefined;
  error: Error | null;
  children: (data: T) => ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="font-serif text-2xl tracking-[-0.01em]">
        {title}
      </h2>
      {error !== null && (
        <p role="alert" className="text-loss">
          {error.message}
        </p>
      )}
      {error === null && data === undefined && (
        <div role="status" aria-label="Loading" className="h-24 animate-pulse rounded-xl bg-surface" />
      )}
      {data !== undefined && children(data)}
    </section>
  );
}
