import { synonymsOf, wordsWithSynonyms } from "../../lexicon/synonyms.ts";

/** Shorter words differ by one letter from too many others. */
const shortest = 6;

/** The schema words that a word misspelt stands for: "chanel" for a channel, where columns have another word for that. */
export function nearSynonyms(said: string, known: (word: string) => boolean): string[] {
  if (said.length < shortest) return [];
  return wordsWithSynonyms
    .filter((word) => isSlip(said, word))
    .flatMap((word) => synonymsOf(word).filter(known));
}

/** Whether a word is another with one letter left out, two changed round or one doubled; another letter may make another word. */
function isSlip(said: string, word: string): boolean {
  const longer = said.length - word.length;
  if (said[0] !== word[0] || Math.abs(longer) > 1) return false;
  let same = 0;
  while (same < said.length && said[same] === word[same]) same += 1;
  if (longer < 0) return said.slice(same) === word.slice(same + 1);
  if (longer > 0) return said[same] === said[same - 1] && said.slice(same + 1) === word.slice(same);
  return (
    said[same] === word[same + 1] &&
    said[same + 1] === word[same] &&
    said[same] !== undefined &&
    said.slice(same + 2) === word.slice(same + 2)
  );
}
