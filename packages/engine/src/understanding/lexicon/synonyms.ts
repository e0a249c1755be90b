/** Words that business people use for each other; every word of a line may stand for every other. */
const groups: readonly string[] = [
  "revenue sales turnover income earnings proceeds", "customer client buyer shopper consumer patron",
  "employee staff worker personnel", "price cost charge fee fare rate", "salary wage pay compensation earnings",
  "location place address site venue", "country nation nationality", "phone telephone mobile cell",
  "begin start commence open", "end finish close stop", "company firm corporation business enterprise organization",
  "car vehicle automobile", "film movie", "song track", "singer artist musician performer vocalist",
  "teacher instructor professor lecturer faculty", "student pupil", "course class subject", "school college university",
  "doctor physician", "team club side", "player athlete", "game match", "competition contest tournament",
  "author writer", "book title", "type kind category sort genre", "quantity amount unit volume count", "id identifier key code number",
  "year season", "date day time when", "name title label", "size area", "description detail", "population inhabitant people resident",
  "gender sex", "birthday birthdate", "state province", "city town hometown", "zip postcode postal", "email mail",
  "rating score grade mark", "result outcome score", "position rank place standing", "nation team country", "owner proprietor",
  "manager boss head supervisor", "department division unit", "store shop outlet branch", "product item good article",
  "order purchase", "shipment delivery", "supplier vendor provider", "discount rebate reduction", "tax vat",
  "weight mass", "height tall stature", "duration length runtime time", "distance length", "capacity seat seating",
  "attendance crowd spectator audience", "opponent opposition rival against", "winner champion victor", "award prize",
  "loser runnerup", "ticket case issue", "transaction payment", "account acct", "amount value sum total money",
  "birth born", "death die dead", "founded established started opened", "director directed", "writer written wrote",
  "creator created", "producer produced", "major specialty", "allergy allergic", "member membership",
  "building house", "apartment flat", "room chamber", "airport airfield", "flight fly", "plane aircraft airplane",
  "origin source departure", "destination arrival", "language tongue", "party affiliation", "candidate nominee",
  "election vote ballot", "county district", "region area zone territory", "mountain peak", "river stream",
  "elevation altitude", "temperature temp", "rain precipitation rainfall", "wind windspeed", "document doc file paper",
  "project program", "comment remark note", "review feedback", "user account", "video clip", "photo picture image",
  "network channel station", "episode show", "viewers viewer audience", "broadcast air aired airdate", "nickname mascot",
  "enrollment enrolment registration", "bank lender", "loan credit", "insurance policy", "claim settlement",
  "complaint issue problem", "problem bug", "status state condition", "series show", "round stage", "driver racer rider",
  "manufacturer maker make brand producer constructor", "model version", "horsepower power", "engine motor", "color colour",
  "stadium arena ground venue", "coach trainer", "goal score", "point score", "loss lose lost defeat", "win won victory",
  "played play appearance", "host presenter", "conductor maestro", "orchestra ensemble", "concert performance show",
  "theme topic subject", "festival event", "exhibition exhibit", "museum gallery", "theater theatre", "cinema theater",
  "wrestler fighter", "medicine drug medication", "patient sick", "nurse caregiver", "procedure treatment operation",
  "appointment visit booking reservation", "guest visitor", "hotel inn", "stock inventory", "factory plant", "tenure term",
  "chairman president chief", "leader head", "advisor adviser mentor", "dorm dormitory", "pet animal", "dog puppy",
  "breed race", "horse equine", "farm ranch", "wine vintage", "grape variety", "appellation region", "restaurant diner eatery",
  "menu dish", "ingredient component", "actor cast star", "role part character", "platform system", "developer programmer engineer",
  "browser client", "device machine phone", "screen display", "chip processor", "accelerator extension", "scientist researcher",
  "invoice bill", "segment tier", "plan subscription", "churn cancel", "profit margin", "spend spent expenditure expense",
];

/** The other words that a lemma may stand for; empty where none is known. */
export const synonymsOf = (word: string): readonly string[] => table.get(word) ?? [];

const table: ReadonlyMap<string, readonly string[]> = build();

function build(): Map<string, string[]> {
  const result = new Map<string, Set<string>>();
  for (const group of groups) {
    const words = group.split(" ");
    for (const word of words) {
      const others = result.get(word) ?? new Set<string>();
      for (const other of words) if (other !== word) others.add(other);
      result.set(word, others);
    }
  }
  return new Map([...result].map(([word, others]) => [word, [...others]]));
}
