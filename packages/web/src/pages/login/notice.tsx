import { classNames } from "../../ui/class-names.ts";

/** A notice above the form. */
export type NoticeText = { kind: "success" | "info" | "error"; text: string };

const looks: Record<NoticeText["kind"], string> = {
  success: "border-gain text-ink",
  info: "border-accent text-ink",
  error: "border-loss text-loss",
};

/** The notice that the address asks for. */
export function noticeFrom(parameters: URLSearchParams): NoticeText | null {
  const message = parameters.get("message");
  const email = parameters.get("email");
  if (message === "verification_sent" && email !== null) {
    return {
      kind: "info",
      text: `Verification email sent to ${email}. Please check your inbox and click the verification link.`,
    };
  }
  if (parameters.get("verified") === "true")
    return { kind: "success", text: "Email verified successfully! You can now sign in to your account." };
  if (message === "login_required") return { kind: "info", text: "Please sign in to access the dashboard." };
  return null;
}

/** The banner. */
export function Notice({ kind, text }: NoticeText) {
  return (
    <p
      role={kind === "error" ? "alert" : "status"}
      className={classNames("rounded-lg border-l-4 bg-surface px-3 py-2 text-sm", looks[kind])}
    >
      {text}
    </p>
  );
}
