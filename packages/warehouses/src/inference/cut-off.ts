import { businessWords, singularOf, speltOut } from "@parlance/contract";
import { shortForms } from "./name-words.ts";
import { isPlainPart } from "./split-joined.ts";

/** Words that names are made of most of all; of those that begin alike the commonest first. */
const commonest: readonly string[] = `
customer location country address product description detail price phone first state other order email amount start title total gender
employee student payment county category result company document event height invoice building service region staff party method
department rating birth quantity nationality people advisor class score province color colour value account major transaction length
course capacity booking asset outcome password level position project member theme speed weight population player parent store
artist contact school channel visit season middle manufacturer postal purchase competition match record grade attendance available manager
college duration author district budget policy registration street supplier stock source venue credit feature entry station charge
section headquarter group active language percent track claim route photo report industry support aircraft salary range airport round
driver organization settlement model coupon agent discount membership billing temperature pilot office profit candidate structure
publisher dollar client election history investor origin vehicle director teacher assessment album resident primary floor property
delivery comment ticket precipitation weather faculty museum stadium degree publication actual release launch airline conference flight
closed sequence arrival carrier patient treatment device created required completion subscription previous financial instructor division
hotel attraction family passenger platform performance production original apartment guest initial facility content month assignment issue
rental festival representative shipment system university person format officer affiliation branch activity problem brand destination
statement circuit complaint characteristic skill engineer contract warehouse inventory material machine maintenance operator operation
supervisor territory shipper freight commission promotion campaign session conversion tariff balance currency estimate reference
revenue expense interest principal maturity coverage premium deductible diagnosis procedure provider specialty physician doctor
appointment referral admission discharge consumption generation emission humidity pressure latitude longitude elevation volume
dimension package container vessel voyage terminal departure arrival journey distance reservation occupancy accommodation
`
  .split(/\s+/)
  .filter((word) => word !== "");

/** Words, and short forms of several things, that these begin with: they are read as they stand. */
const ofTheirOwn: ReadonlySet<string> = new Set(
  `
add age air amp ant arc art ass assess assign attend bill bra bran bud build cam camp can cap car char col com come con contain count coup
cove cover cur custom depart dev dim dire direct dis div doll elect end engine ent era eve even fin fir flo for form free gen gene gross head hot hum ill ind inn
ins inter interest invest lan lat lead less log lon long mac mach main man manage map mar mark mat mate mater met mid mod mon muse nation
off opera organ out pack par pare part pass passe pat patent pay per perform pla plan plat play pop pos post pre press prim principal pro product
production promote prop proper pub public publish ran rang rat rate rec record red refer rent rep report represent res reside resident rest
sal sale sea season sec sect serve set settle ship ski sour spec special sta star stat state station str stud sub super support sur tar tea
teach temper ten ter term the tic tick tit tot tour tra train treat uni unit val van vent via vis visit war ware way wei west
`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Letters that are cut off after fewer than this may be anything, unless most names are cut off. */
const enough = 4;

/**
 * The word that a name's word begins, being cut off ("quan", "deta"); null for words as they stand, and where nothing says which it is.
 * `source` are all words of the source's names: one of them that is written out elsewhere is meant before the commonest word that begins
 * so, and one that stands there in the plural is whole. Short ones, and words that are not common, are told only where the source's names are `contracted`.
 */
export function cutOff(
  word: string,
  { source, contracted }: { source: ReadonlySet<string>; contracted: boolean },
): string | null {
  if (!isCutOff(word) || source.has(`${word}s`) || (!contracted && word.length < enough)) return null;
  const begun = (others: Iterable<string>): string[] =>
    [...others].filter((each) => each.startsWith(word) && each.length > word.length);
  const [written, another] = apartFrom(begun([...source].map(singularOf)).filter(isWhole));
  if (written !== undefined && another === undefined) return written;
  const common = begun(commonest)[0];
  if (common !== undefined || !contracted || word.length < enough) return common ?? null;
  const [only, other] = apartFrom(begun(businessWords));
  return other === undefined ? (only ?? null) : null;
}

/** Whether a word may be the beginning of one: it is none itself, and no short form that is known. */
const isCutOff = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) &&
  !businessWords.has(word) &&
  !businessWords.has(singularOf(word)) &&
  !ofTheirOwn.has(word) &&
  !known.has(word) &&
  !isPlainPart(word) &&
  speltOut(word) === null;

const known: ReadonlySet<string> = new Set(shortForms);

/** Whether no longer word begins with a word of the source's, which is then written out. */
const isWhole = (word: string): boolean =>
  ![...commonest, ...businessWords].some((each) => each !== word && each.startsWith(word)) || !isCutOff(word);

/** Words without those that another of them begins ("operate", "operator", "operation" are one). */
const apartFrom = (words: readonly string[]): string[] =>
  [...new Set(words)].filter(
    (word, _, all) => !all.some((each) => each !== word && word.startsWith(each.replace(/[ey]$/, ""))),
  );
