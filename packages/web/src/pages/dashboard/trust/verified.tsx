import {
  type Answer,
  type DataAnswer,
  normalisedQuestion,
  readingKey,
  type VerifiedQuestion,
} from "@parlance/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { toast } from "sonner";
import { unverify, verifyAnswer } from "../../../api/trust.ts";
import { Button } from "../../../ui/button.tsx";
import { Hint } from "../../../ui/hint.tsx";
import { told } from "../told.ts";
import { trustQuery, workspaceKey } from "../workspace-queries.ts";

/** Says that a member vouches for how this question was read. */
export function VerifiedBadge({ question, answer }: { question: string; answer: Answer }) {
  const verified = useVerified(question, answer);
  if (verified === null) return null;
  return (
    <Hint text={`${verified.verifiedBy} vouches for this reading. It is matched before anything else.`}>
      <button
        type="button"
        className="inline-flex w-fit items-center gap-1 rounded-md bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent"
      >
        <BadgeCheck size={13} aria-hidden /> Verified
      </button>
    </Hint>
  );
}

/** Vouches for an answer, or takes it back. */
export function VerifyButton({
  conversation,
  position,
  question,
  answer,
}: {
  conversation: string;
  position: number;
  question: string;
  answer: DataAnswer;
}) {
  const verified = useVerified(question, answer);
  const client = useQueryClient();
  const press = async (): Promise<void> => {
    try {
      if (verified === null) await verifyAnswer({ conversation, position });
      else await unverify(verified.id);
    } catch (error) {
      return told(error);
    }
    await client.invalidateQueries({ queryKey: [workspaceKey] });
    toast.success(verified === null ? "Verified for everyone here" : "No longer verified", {
      duration: 3000,
    });
  };
  return (
    <Hint text={verified === null ? "Vouch for this reading" : "Take the verification back"}>
      <Button
        look="quiet"
        size="icon"
        aria-label="Verify"
        aria-pressed={verified !== null}
        className={verified === null ? "" : "text-accent"}
        onClick={() => void press()}
      >
        <BadgeCheck size={15} aria-hidden />
      </Button>
    </Hint>
  );
}

/** Vouches for an answer as what other words mean: those that were read wrong before. Nothing once that is done. */
export function VerifyForButton({
  conversation,
  position,
  words,
  answer,
}: {
  conversation: string;
  position: number;
  words: string;
  answer: DataAnswer;
}) {
  const verified = useVerified(words, answer);
  const client = useQueryClient();
  const press = async (): Promise<void> => {
    try {
      await verifyAnswer({ conversation, position, words });
    } catch (error) {
      return told(error);
    }
    await client.invalidateQueries({ queryKey: [workspaceKey] });
    toast.success(`“${words}” is read so from now on`, { duration: 3000 });
  };
  if (verified !== null) return null;
  return (
    <Button
      look="text"
      size="small"
      className="h-auto whitespace-normal py-1.5 text-left"
      onClick={() => void press()}
    >
      <BadgeCheck size={14} aria-hidden className="shrink-0" /> Always read “{words}” like this
    </Button>
  );
}

/** The verified question of these words with this very reading, whatever days it means by now; null where there is none. */
function useVerified(question: string, answer: Answer): VerifiedQuestion | null {
  const { data } = useQuery(trustQuery);
  if (answer.outcome !== "answered") return null;
  const words = normalisedQuestion(question);
  const same = data?.verified.filter((each) => normalisedQuestion(each.question) === words) ?? [];
  if (same.length === 0) return null;
  const key = readingKey(answer.reading.query);
  return same.find(({ query }) => readingKey(query) === key) ?? null;
}
