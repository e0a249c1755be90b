import type { SemanticQuery } from "@parlance/contract";

/** How a follow-up's words relate it to the answer before. */
export type Manner = {
  /** Opens as a continuation: "and in France?", "what about …", "only …". */
  opens: boolean;
  /** Speaks of what was shown: "those", "their", "in that region". */
  refers: boolean;
  /** What those have that were shown: "their revenue". */
  possesses: boolean;
  /** Asks which of what was counted, told, or shown: "which of those …", "which ones are …". */
  which: boolean;
  /** Counts without saying what: "how many were cancelled?". */
  elides: boolean;
  /** Leaves out what was shown: "all except those". */
  excludes: boolean;
  /** Adds to what is shown instead of replacing it: "also", "too", "add". */
  adds: boolean;
  /** Adds further values to what is counted ("also Germany"). */
  widens: boolean;
  /** Holds what it names against what was asked for before: "compare with France", "versus Spain". */
  compares: boolean;
  /** Takes something away: "remove the date filter", "for all countries". */
  drops: boolean;
  /** Takes away by a verb: what it names is left out ("drop Germany"). */
  takes: boolean;
  /** Takes the place of what was there: "by country instead". */
  replaces: boolean;
  /** Wants all of what was cut to some: "show all days", "rank all of them". */
  whole: boolean;
  /** Says the same of something else: "what about …", "how about those opened after 2011". */
  parallel: boolean;
  /** Wants rows with what it names: "give me the list with emails", "the details with the branch". */
  lists: boolean;
  /** Asks which members it was that were shown: "which clients were that", "for which products?". */
  asksMembers: boolean;
  /** Looks at some of what was shown: "only …", "which of them …". */
  narrows: boolean;
  /** Asks which of the rows shown: "which of those …". */
  among: boolean;
  /** One figure for each row shown: "for each of them". */
  each: boolean;
  /** Asks a figure of those that were shown, of each by itself: "how much did they spend", "how many hours each". */
  severally: boolean;
  /** Asks what the answer itself is or makes up: "what percentage is that", "what share do they have". */
  isThat: boolean;
  /** The answer before the last, that the last may go on from. */
  before: SemanticQuery | null;
};

const opening =
  /^(?:and|also|but|or|what about|how about|only|just|now|make (?:it|that)|instead|same|the same|as an? |as percent|by |per |break|split|group (?:it|them|that)|compare(?! (?:the |our )?(?:[\w-]+ ){1,3}(?:of|in|between|across|for) )|compared|vs|versus|exclude|excluding|without|except|limit|sort|order (?:it|them|the)|show (?:only|just|them|it|that|me only|the result)|in |for |from |since |of those|of these|which of|which ones?|those|these|them|top \d+$|bottom \d+$|why|add |remove |drop |ignor|hide |take (?:out|away|off) |get rid of |filter|then|monthly|weekly|daily|quarterly|yearly|annually|cumulative|sorted|restrict|narrow)\b/;

const reference =
  /\b(?:those|these|them|theirs|they|(?<!\b(?:is|are|was|were|be|been|do|does|did) )there(?! (?:is|are|was|were|be|any)\b)|(?<!and )(?:their|its|his|her)|the (?:one|ones|same|above|previous|results?(?! of| from| is| are| was| were)|first one|top one|last one)|which ones?|of (?:it|that|this))\b|\b(?:of|for|in|by|on|than|to|with|at|from|about|is|are|was|does|did|do|has|have|had) (?:that|this(?! (?:day|week|month|quarter|year)\b)|it|he|she)\b|^(?:that|this|it)\b|^(?:and |so |but )?(?:who|what|which|when|where|how)\b.* it[?.! ]*$/;

/** "How many were returned?": of what was shown. */
const elided =
  /^(?:and |but |so )?how (?:many|much) (?:were|was|are|have been|got|did not|didn't|have not|haven't)\b(?! there)/;

const exclusion =
  /\b(?:except|other than|excluding|besides|apart from|but not|not)(?: for)? (?:those|these|them|that|it|this)\b/;

const removal =
  /(?<=^\s*|\b(?:and|but|now|then|also|just|please|you|to|us)\s+)(?:remove|drop|clear|forget|delete|hide|take (?:out|away|off)|get rid of)\b/i;
const addition =
  /(?<=^\s*|\b(?:and|now|then|also|please|you|to|us)\s+)add\b(?! up)|\b(?:too|as well)(?=[.?!]*$)/gi;

const comparison =
  /^(?:and |now |then |please )*(?:compared? (?:it |that |this |them |those )?(?:with|to|against)\b|vs\b|versus\b|against\b)|\b(?:separately|side by side|apart from each other)[?.! ]*$/;
const beside =
  /^(?:and |also |now )?(?:with|including|plus)\b(?! (?:no|more|less|fewer|at|over|under|a|an)\b)/;

const members =
  /^(?:and |so |but |ok |okay )*(?:(?:for|in|from|to|with|at|on|by|of|through|via) (?:which|what) (?:[\w-]+ ?){1,3}|(?:which|what) (?:[\w-]+ ){1,3}?(?:(?:is|are|was|were) (?:that|this|those|these|they|it)(?: (?:of|from|for|in|with|at|about))?|(?:do|did|does|have) (?:they|those|these)(?: [\w-]+){1,3}|(?:is|are|was|were) (?:affected|involved|concerned))|(?:which|what) (?!(?:ones?|of|about|else|now|is|are|was|were|time)\b)[\w-]+)[?.! ]*$/;

const thatItself =
  /\b(?:is|are|was|were|does|do|did) (?:that|this|it|they|those|these|them)\b|\bthat(?:'s| is)\b|\bas (?:an? )?(?:%|percent|percentage|share|proportion)|\b(?:is|are|was|were) in (?:%|percent)|^(?:and |so )*(?:what|which) (?:percent(?:age)?|%|share|proportion) of (?:all|the|total|our|those)(?: (?!were|was|are|is|did|have|has)[\w-]+){0,5}[?.! ]*$/;

const several =
  /^(?:and |so |but )*how (?:much|many)\b.{0,40} (?:did|do|does|have|has) they\b|\beach(?: of (?:them|those|these)| one)?(?=[?.! ]*$)|\beach of (?:them|those|these)\b/;
/** "And the line total for them": of each, where nothing says that they are taken together. */
const theirs =
  /^(?:(?:and|now|ok|okay|so|then|what about|how about|show(?: me)?|give me) )+(?:the |their )?(?!.*\b(?:in total|altogether|together|overall|combined|in all)\b)[\w' -]{2,40} (?:for|of|from|by) (?:them|those|these)[?.! ]*$/;
/** "The total capacity of each". */
const eachOfThem = /\b(?:of|for|by|at|in) each(?: of (?:them|those|these))?[?.! ]*$/;
const together = /\b(?:in total|total|altogether|together|overall|combined|in all|on average|average)\b/;

const instead = /\b(?:instead|rather)\b/;

/** Reads a follow-up's manner from its words, with the answer before the last. */
export function mannerOf(question: string, before: SemanticQuery | null = null): Manner {
  const text = question.trim().toLowerCase().slice(0, 300);
  return {
    opens: opensFollowUp(question),
    refers: reference.test(text) || elided.test(text),
    possesses: /\b(?:their|its|his|her)\b/.test(text),
    which:
      /^(?:and |ok |okay |so |but )*(?:which|who)\b(?: ones?\b| of (?:those|these|them)\b| are\b| is\b)/.test(
        text,
      ),
    elides: elided.test(text),
    excludes: exclusion.test(text),
    adds:
      (!instead.test(text) && /\b(?:split|break(?: (?:it|that|this|them|these|those))? down)\b/.test(text)) ||
      /\b(?:also|too|as well|additionally|add|adding|along with)\b|^and (?:the |their )?\w+\??$|^(?:and )?with (?:their|its|the)\b/.test(
        text,
      ) ||
      beside.test(text),
    widens: /\b(?:also|too|as well|additionally|add|adding|along with|plus|together with)\b/.test(text),
    compares: comparison.test(text),
    drops:
      removal.test(text) ||
      /\b(?:remove|drop|ignore|clear|forget|delete|take (?:out|away|off)|regardless of)\b|^(?:and )?(?:for|in|across) all\b/.test(
        text,
      ),
    takes: removal.test(text),
    replaces: instead.test(text) || members.test(text),
    asksMembers: members.test(text),
    lists:
      /\b(?:the|a|that|this) (?:full |whole |complete )?list\b(?! of)|\b(?:the|their) details with\b|^(?:and |now |ok |please )*(?:list|show|give)(?: me)? (?:them|those|these)(?: all)? (?:with|and) (?:the |their )?\w/.test(
        text,
      ),
    whole: /\b(?:show|list|rank|give|see|display)(?: me)? (?:them )?all\b|\ball of (?:them|those)\b/.test(
      text,
    ),
    parallel: /^(?:and |but )?(?:what|how) about\b/.test(text),
    narrows:
      /^(?:and |but |now |ok )*(?:only|just|which|who|filter|limit|restrict|narrow)\b|\bonly[.?!]*$/.test(
        text,
      ),
    among: /\b(?:of|among|out of) (?:those|these|them)\b/.test(text),
    isThat: thatItself.test(text),
    severally: theirs.test(text) || (several.test(text) && (eachOfThem.test(text) || !together.test(text))),
    before,
    each: /\b(?:for each|each of|for every|per|of each|in each|(?:is|are|was|were|does|do|did|has|have) each)\b|\beach(?=[?.! ]*$)/.test(
      text,
    ),
  };
}

/** A follow-up with blanks for the words that say what becomes of what it names, so that they are taken for no part of the data. */
export const withoutManner = (question: string): string =>
  [removal, addition].reduce(
    (text, words) => text.replace(words, (word) => " ".repeat(word.length)),
    question,
  );

/** Whether a question's words say that it goes on from the one before. */
export function opensFollowUp(question: string): boolean {
  const text = question.trim().toLowerCase().slice(0, 80);
  return opening.test(text) || /\b(?:instead|too|as well)[.?!]*$/.test(text);
}
