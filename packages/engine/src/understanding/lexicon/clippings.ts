import { kindsAlike } from "./kinds-alike.ts";

/**
 * Short forms of words and the full ones; every form of a line may stand for every other. Forms of two
 * letters are read in capitals alone, where they are words themselves.
 */
const lines: readonly string[] = [
  "flu|influenza",
  "sci fi|science fiction",
  "rom com|romantic comedy",
  "fridge|refrigerator",
  "phone|telephone",
  "cell|cell phone|mobile|mobile phone|smartphone",
  "bike|bicycle|cycle",
  "motorbike|motorcycle",
  "photo|photograph|photography",
  "gym|gymnasium",
  "vet|veterinarian|veterinary",
  "tv|television",
  "pc|personal computer",
  "hq|headquarters|headquarter|head office",
  "lab|laboratory",
  "pharma|pharmaceutical|pharmaceuticals",
  "telecom|telco|telecommunication|telecommunications",
  "auto|automobile|automotive",
  "car|auto|motor|motor car",
  "plane|airplane|aeroplane",
  "exam|examination",
  "ad|advert|advertisement|advertising",
  "app|application",
  "math|maths|mathematics",
  "econ|economics",
  "bio|biology",
  "stats|statistics",
  "admin|administration|administrative",
  "hr|human resources",
  "it|information technology",
  "rd|research development|research and development",
  "pr|public relations",
  "qa|quality assurance",
  "ops|operations",
  "uni|univ|university",
  "intl|international",
  "govt|government|governmental",
  "corp|corporate|corporation",
  "bros|brothers",
  "inc|incorporated",
  "ltd|limited",
  "mfg|manufacturing",
  "assn|assoc|association",
  "promo|promotion|promotional",
  "condo|condominium",
  "ac|air conditioning|air conditioner",
  "mic|microphone",
  "limo|limousine",
  "kid|kids|child|children",
  "veg|veggie|vegetarian|vegetable",
  "bbq|barbecue",
  "choc|chocolate",
  "co|carbon monoxide",
  "co2|carbon dioxide",
  "xmas|christmas",
  "doc|documentary",
  "rb|rnb|rhythm and blues",
  "edm|electronic dance music",
  "ai|artificial intelligence",
  "vr|virtual reality",
  "er|emergency room|emergency department",
  "icu|intensive care unit|intensive care",
  "ent|ear nose and throat|ear nose throat",
  "tb|tuberculosis",
  "gp|general practice|general practitioner",
  "physio|physiotherapy|physical therapy",
  "ortho|orthopedics|orthopaedics|orthodontics",
  "peds|pediatrics|paediatrics",
  "gynae|gynaecology|gynecology",
  "derm|dermatology",
  "cardio|cardiology",
  "ngo|non governmental organisation|nonprofit|non profit",
  "b2b|business to business",
  "b2c|business to consumer",
  "xl|extra large",
  "xs|extra small",
  "suv|sport utility vehicle",
  "ev|electric vehicle|electric car",
  "rep|representative",
  "sax|saxophone",
  "demo|demonstration",
  "memo|memorandum",
  "reno|renovation",
  "rehab|rehabilitation",
  "decaf|decaffeinated",
  "cc|credit card",
  "sms|text message",
  "web|website|internet|online",
  "wifi|wireless",
  "blackout|power outage|power cut|power failure",
  "gas|gasoline",
  "gasoline|petrol",
];

/** The other forms of a word or phrase, each without spaces; `key` is folded and without spaces, `raw` as it is written. */
export const otherForms = (key: string, raw: string): readonly string[] =>
  key.length === 2 && words.has(key) && raw !== raw.toUpperCase() ? [] : (table.get(key) ?? []);

/** Two letters that are something else in small letters. */
const words: ReadonlySet<string> = new Set("it co ac pr er rd rb ad".split(" "));

const table: ReadonlyMap<string, readonly string[]> = build();

function build(): Map<string, string[]> {
  const result = new Map<string, string[]>();
  for (const line of [...lines, ...kindsAlike]) {
    const forms = line.split("|").map((form) => form.replaceAll(" ", ""));
    for (const form of forms)
      result.set(form, [...(result.get(form) ?? []), ...forms.filter((other) => other !== form)]);
  }
  return result;
}
