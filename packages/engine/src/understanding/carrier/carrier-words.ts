const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/**
 * Verbs of asking, telling, wishing, knowing and handing over, as VerbNet puts them together (say, tell, inquire, want, wish, see, learn, give, send,
 * bring, put), by their lemmas: what comes before a question when somebody is asked for its answer.
 */
export const requestVerbs = words(
  `ask tell say show give get let know see find learn hear understand check look explain help remind inform advise confirm answer clarify
  figure work try want need like love wish hope wonder appreciate require request mind forget remember recall keep try provide send share bring pull
  fetch dig throw hit hand put pass grab toss display list print present return run generate produce prepare make create build compile
  draw render deliver supply forward email compute calculate determine extract retrieve afford enlighten refresh satisfy settle beg bother trouble
  spare discover investigate verify state mention guess believe think suppose imagine care ponder doubt bet research google lookup
  told said gave given knew known saw seen found learnt learned heard thought forgot forgotten shown sent brought meant kept`,
);

/** Who asks, and whom. */
export const askers = words(
  `boss manager management ceo cfo coo cto cmo director board team colleague chairman chairwoman vp supervisor lead intern friend wife husband
  auditor investor accountant bookkeeper owner owners trustee trustees committee someone somebody everyone everybody anyone anybody people folks guys mate buddy sir madam assistant parlance
  lady ladies gentleman gentlemen captain pal dude`,
);

/** The asker and the asked themselves. */
export const persons = words("i we you me us let's lets my our your they he she u im ive");

/** What softens a request, introduces it or joins its words. */
export const softeners = words(
  `please pls plz kindly just really quickly maybe perhaps possibly actually basically only also so ok okay well then hi hello hey dear morning
  evening afternoon day good great nice perfect cool dumb silly stupid quick short simple random odd weird basic urgent curious interested
  interesting useful helpful glad happy grateful able sure unsure sorry pardon excuse thanks thank cheers question query favour favor chance chances
  idea clue moment sec thing here again to a an the of for from about with out up over if whether that but and it this there could can
  would will may might should do does did am is are was were d ll m re ve be been being have has had not no won't go going gonna wanna lemme gimme
  way possible any some kind bit together hard time quite honest honestly tbh fyi btw anyway oh hmm ah um yes yeah yep no actually alright right`,
);
