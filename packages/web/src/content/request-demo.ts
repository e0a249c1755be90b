/** Words of the form that asks for a demo. */
export const requestDemo = {
  title: "See it answer questions about your data",
  text: "Tell us where your data lives. We come back within 24 hours with a session on questions that matter to you, not a slide deck.",
  points: [
    ["Thirty minutes, your questions", "Send three beforehand. We answer them live, with the SQL on screen."],
    ["Your stack, your rules", "We connect read-only to a copy or a sample. Nothing leaves your account."],
    ["Early access after the call", "If it fits, your workspace is ready the same day."],
  ],
  success: {
    title: "Demo Request Submitted!",
    text: "Thank you for your interest in Parlance. Our team will contact you within 24 hours to schedule your personalized demo.",
    leaving: "Redirecting to home page...",
  },
} as const;
