const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that carry no meaning of their own in a question; leaving them unread costs nothing. */
export const stopWords: ReadonlySet<string> = words(
  `a an the of to in on at for from with by as is are was were be been being am do does did done have has had having
  that this these those there it its their his her our my your we us you they them i me he she who whom whose which what
  where when how and or but so if then than also please can could would will shall should may might must show list find give
  get tell display showing return want know need see like make provide us all any some each every such s 's get got about into
  out up down over under just only still yet ever together along within through among amongst between across per via using use used
  exactly considering corresponding respective respectively correspond associated related belonging belong belongs different following
  including include includes various specific certain particular named called titled having one ones both either what's
  whats identify name enumerate describe sort order ordered sorted compute calculate determine retrieve fetch look take
  takes taken place come comes came happen happened occur occurred occurs currently current now data database table record
  records row rows entry entries information info details detail many much number total go went much yes no not hey hi ok
  given same more less most least during while because own total shown listed list lists present available existing exist
  exists recorded stored kept registered every everyone anybody anyone somebody someone thing things value values case cases
  time times instance instances occasion could has been considered sum average mean count overall against upon after before
  since until till without except instead other others another else kind of sort of type what which were serve serves
  dollar dollars usd euro euros percent pct units unit old long big high large tall far heavy wide deep item items
  ? . , : ; ! ( ) - / & % $ = # + £ € < >`,
);

/** Of these the adjectives that rows may be called by ("Available", "High"). */
export const adjectiveStops: ReadonlySet<string> = words(
  `available present existing recorded stored kept registered current taken done old long big high large tall heavy wide deep`,
);

/** Words that may be part of a name but are dropped when phrases are compared ("date of birth"). */
export const linkingWords: ReadonlySet<string> = words("of the a an in for to s and at on 's by");

/** Words of time and plain adjectives: by themselves they name no value that they are a part of ("new" of New York). */
export const everydayWords: ReadonlySet<string> = words(
  `day days week weeks month months quarter quarters year years hour hours time date weekend weekday new old recent early late
  good great best small short fast slow free main next previous last first busy quick`,
);

/** What may be anything, or paid for it: in small letters hardly ever the title that some row happens to have. */
export const indefiniteWords: ReadonlySet<string> = words("something anything nothing everything money cash");

/** Common verbs and fillers: leaving them unread costs a little. */
export const lightWords: ReadonlySet<string> = words(
  `live lives lived living work works worked working locate located based come come belong own owns owned hold held
  produce produced bring brings brought make made create created write written wrote play played playing participate participated participating
  join joined attend attended attending enroll enrolled take took teach taught teaching buy bought purchase purchased sell sold
  order ordered ship shipped deliver delivered receive received issue issued pay paid place placed publish published direct
  directed win won lose lost score scored achieve achieved earn earned reach reached run ran running start started begin began
  end ended open opened close closed build built found founded establish established record recorded report reported assign
  assigned manage managed lead led contain contains containing appear appears appeared occur serve served serving
  offer offered provide provided use used using finish finished air aired broadcast release released perform performed
  star starred feature featured represent represented represents support supported treat treated visit visited hire hired
  employ employed study studied studying graduate born die died elect elected vote voted nominate nominated award
  awarded receive stay stayed travel arrive arrived arriving depart departed departing leave left leaving fly flies flew
  spend spent cost costs costing weigh weighs last lasted lasting measure sign signed signing draft drafted pick picked
  select selected choose chosen chose involve involved complete completed rate rated handle handled host hosted hosting hosts
  carry carries carried carrying transport transports transported
  happen name names named know known total full whole entire possible first person people somebody exact considered
  belonging associate associated happen raise raised raising held help helps helped went grow grew enter entered see sees saw seen sent send mention
  mentioned described entitled titled label labelled consist consists amount number name names list set group
  do did our company business database customer's we come again ask asked question answer result results figures metrics measures integer decimal
  split divide bucket here actually usually roughly really gave gives altogether pls plz ppl gotten gets getting put puts depending`,
);
