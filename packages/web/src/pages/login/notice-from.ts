import type { NoticeText } from "../../ui/notice.tsx";

/** The notice that the login's address asks for. */
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
  if (message === "password_changed")
    return { kind: "success", text: "Your password was changed. Sign in with the new one." };
  return null;
}
