import { demoPreferences, normalisedQuestion, type Preferences } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { currentUser, hasServerSession } from "../../../api/session.ts";
import { preferencesQuery, trustQuery } from "../workspace-queries.ts";

/** Says of a question whether this workspace changed its settings or verified a reading of these words. */
export function useOwnRules(): (question: string) => boolean {
  const enabled = hasServerSession() && currentUser()?.connection?.type === "bigquery";
  const { data: settings } = useQuery({ ...preferencesQuery, enabled });
  const { data: trust } = useQuery({ ...trustQuery, enabled });
  return (question) => {
    const words = normalisedQuestion(question);
    const isVerified = trust?.verified.some((each) => normalisedQuestion(each.question) === words) ?? false;
    return isVerified || (settings !== undefined && isChanged(settings.preferences));
  };
}

const isChanged = (preferences: Preferences): boolean =>
  (Object.keys(demoPreferences) as (keyof Preferences)[]).some(
    (key) => preferences[key] !== demoPreferences[key],
  );
