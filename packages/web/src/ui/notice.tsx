import { classNames } from "./class-names.ts";

/** A notice above a form. */
export type NoticeText = { kind: "success" | "info" | "error"; text: string };

const looks: Record<NoticeText["kind"], string> = {
  success: "border-gain text-ink",
  info: "border-accent text-ink",
  error: "border-loss text-loss",
};

/** The banner; errors interrupt a screen reader, the rest waits. */
export function Notice({ kind, text }: NoticeText) {
  return (
    <p
      role={kind === "error" ? "alert" : "status"}
      data-notice={kind}
      className={classNames("rounded-lg border-l-4 bg-surface px-3 py-2 text-sm", looks[kind])}
    >
      {text}
    </p>
  );
}
