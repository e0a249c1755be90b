import { businessWords, singularOf } from "@parlance/contract";
import { shortForms } from "./name-words.ts";

/** Words that columns are named with, to tell joined ones apart ("joindate", "postalcode"). */
const common = `account active address age amount area average balance bank birth bonus branch brand budget card category change
channel charge city class client close code color commission company contact cost count country coupon create created currency
customer daily death data date day days delivery department description detail discount district due duration email employee end event
exchange fax fee file first flag full gender grade group height high hire home hour income index invoice is item job join key
label language last length level limit line list loan location low mail manager max measure member message method min mobile mode
model month name note number open opening order owner parent part password pay payment percent period phone place plan point
position postal price primary product profit project purchase quantity quarter rank rate rating ratio reason record region
register registration remark report request result return revenue role salary sale sales schedule score season seller series
service session share shares ship shipment size source staff start state status stock stop store street sub subject subtotal supplier
symbol system table target task tax team term text ticker time title total transaction type unit update updated url user valid
value vendor version visit volume wage week weight width year zip
arrival available booking campaign cancel capacity claim commit completed contract cost course covid deadline delay delivered departure deposit
device discharge due earning entry estimate estimated expected expiry extended fare finish flight forecast from fuel goods gross guest
holiday hotel household impression insurance interest inventory issue issued joined labor labour late lead lease load loss market medical
merchant minute mortgage net night office online origin overtime paid passenger patient penalty pickup planned policy posted premium previous
priority production promo promotion purchase queue quota quote receipt received recipient refund release renewal rent rental repair
reply resolved response retail review room route sample scheduled school seat segment sent shift shipped shipping signup sold spend stage
station stay student supply survey test track trade traffic training transfer travel trip truck usage vehicle view wait warehouse working
workshop album artist author bike book car course driver film game horse host match movie pet player property ride rider room runner song
teacher team tenant ticket venue winner writer humidity pressure rain snow speed temperature water weather wind`;

const known: ReadonlySet<string> = new Set([...common.split(/\s+/), ...shortForms]);

/** Whether a word is one of those that names are joined of. */
export const isPlainPart = (word: string): boolean => known.has(word);

/**
 * A word of joined words cut into them ("custid": "cust", "id"), by the fewest words that cover it whole; `isOther` knows the
 * words of the schema's other names. The word itself where it is known ("memberships") or no cut covers it.
 */
export function splitJoined(word: string, isOther: (part: string) => boolean = () => false): string[] {
  if (word.length < 5 || word.length > 40 || known.has(word)) return [word];
  if (businessWords.has(word) || businessWords.has(singularOf(word)) || isDerived(word)) return [word];
  if (spans.test(word)) return [word];
  const isWord = (part: string): boolean =>
    known.has(part) ||
    (part.length >= longEnough - 1 && part !== word && businessWords.has(part) && tails.test(word)) ||
    known.has(part.replace(/s$/, "")) ||
    (part.length > 3 && part !== word && isOther(part));
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null;
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const part = word.slice(start, end);
      if (before === undefined || before === null || part === word || part.length < 2 || !isWord(part))
        continue;
      const now = best[end];
      if (now === undefined || now === null || before.length + 1 < now.length) best[end] = [...before, part];
    }
  }
  return best[word.length] ?? [word];
}

/** Words that only look like two. */
const spans = /^(?:(?:down|up|life|over|half|some|day|night|meal)times?|payloads?)$/;

/** What ends joined names most of all, before which any word of business may stand ("machineid", "harvestdate"). */
const tails = /(?:id|name|date|time|type|code|key|year|number)$/;

/** A word without the letter that stands before a plain one ("pclass": "class"), which nobody says; null for other words. */
export function withoutLetter(word: string): string | null {
  const rest = word.slice(1);
  if (known.has(word) || businessWords.has(singularOf(word)) || others.has(word)) return null;
  return rest.length >= longEnough && known.has(rest) ? rest : null;
}

/** Shorter words come about by chance ("crate", "drank"). */
const longEnough = 5;

/** Words that a letter makes of plain ones. */
const others: ReadonlySet<string> = new Set("stable iphone upstate".split(" "));

/** "shippers", "planning", "shipment": a known word with an ending, not "ship" beside a short form that is spelt like it. */
function isDerived(word: string): boolean {
  const stem = /^(.{3,}?)(?:ers?|ors?|ings?|ed|ments?)$/.exec(word)?.[1] ?? "";
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")].some(
    (each) => known.has(each) || businessWords.has(each),
  );
}
