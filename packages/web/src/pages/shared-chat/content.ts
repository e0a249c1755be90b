import { FileText, type LucideIcon, MessageSquareText, ShieldCheck } from "lucide-react";

/** The cards that tell a visitor what they are looking at. */
export const explainers: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: MessageSquareText,
    title: "Asked in plain language",
    text: "Someone asked their data these questions in Parlance and shared the answers with you.",
  },
  {
    icon: FileText,
    title: "Every figure has its rows",
    text: "Open “How I got this” under an answer for its SQL, its rows and how sure the reading is.",
  },
  {
    icon: ShieldCheck,
    title: "A snapshot, nothing more",
    text: "You see what stood here when it was shared. The data behind it stays with its owner.",
  },
];

/** The assurances at the foot, which an operator edits. */
export const assurances = ["End-to-end encrypted", "SOC2 compliant", "GDPR ready"];
