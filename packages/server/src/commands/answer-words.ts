import { type Answer, type DataAnswer, failureText, noResults, sentenceText } from "@parlance/contract";

/** The specified insights of an answer. */
export type Insights = {
  summary: string;
  key_findings: string[];
  alerts: string[];
  recommendations: string[];
  next_actions: string[];
};

/** What an answer says in plain sentences. */
export function answerWords(answer: Answer): Insights {
  switch (answer.outcome) {
    case "answered":
      return answer.table.rowCount === 0 ? nothingFound(answer) : results(answer);
    case "clarification":
      return insights(answer.prompt, { next_actions: answer.choices.map(({ sentence }) => sentence) });
    case "declined":
      return insights(failureText(answer.failure), { next_actions: answer.nearest });
    case "failed":
      return insights(failureText(answer.failure), {
        alerts: [failureText(answer.failure)],
        next_actions: answer.nearest,
      });
  }
}

/** The questions that an answer proposes to go on with. */
export function nextQuestions(answer: Answer): string[] {
  switch (answer.outcome) {
    case "answered":
      return answer.followUps;
    case "clarification":
      return answer.choices.map(({ sentence }) => sentence);
    case "declined":
    case "failed":
      return answer.nearest;
  }
}

const results = ({ headline, findings, notes, followUps }: DataAnswer): Insights =>
  insights(sentenceText(headline), {
    key_findings: findings.map(({ sentence }) => sentenceText(sentence)),
    alerts: notes.map(sentenceText),
    next_actions: followUps,
  });

const nothingFound = ({ notes, followUps }: DataAnswer): Insights =>
  insights(noResults.summary, {
    alerts: [noResults.alert, ...notes.map(sentenceText)],
    recommendations: [...noResults.suggestions],
    next_actions: followUps,
  });

const insights = (summary: string, rest: Partial<Insights>): Insights => ({
  summary,
  key_findings: [],
  alerts: [],
  recommendations: [],
  next_actions: [],
  ...rest,
});
