/**
 * Common verbs, adverbs, adjectives and nouns of abstract things: in small letters a question rather says something by them than names a
 * song, a product or a person. Concrete things are left out on purpose: a lamp, a river or a tiger may well be what a row is called.
 */
const words: readonly string[] = [
  "accept achieve act add adjust advance affect afford agree aim allow appear apply approve arise arrange arrive assign attempt avoid",
  "become begin behave believe block bought break bring broke brought calculate call cancel care carry catch cause change charge check",
  "choose claim clear close collect combine come commit compare complain complete concern confirm connect consider contain continue",
  "contribute control convert copy correct count cover create cut deal decide decline decrease define delay deliver demand deny depend",
  "deserve detect develop differ disappear discover discuss divide double drew drive drop earn ease edit enable end enjoy ensure enter",
  "escape exceed exchange exclude exist expand expect expire explain express extend face fail fall feel fell fill find finish fit fix",
  "focus follow force forget form found gain gather generate give go grant grew grow guess handle happen hear help hide hit hold hope",
  "identify ignore imagine improve include increase indicate inform insist intend introduce invite involve join judge jump keep kept kill",
  "knew know lack land last launch lay lead learn leave lend lie like limit link listen live lose lost love lower made maintain make",
  "manage mark match matter mean measure meet mention met miss mix move need notice obtain occur offer open operate order owe own pass pay",
  "perform pick place plan play prefer prepare present prevent proceed process produce promise promote protect prove provide",
  "pull push put raise ran reach read realise receive recommend record recover reduce refer refuse regard reject relate release rely",
  "remain remember remind remove repair repeat replace reply report represent request require resolve respond result return reveal",
  "ride rise run save saw say seek seem select sell send separate serve settle shake share shift shoot show shut sign sit sleep",
  "solve sort sound speak spend spent split spread stand start state stay step stop store strike submit succeed suffer suggest",
  "suit supply support suppose surprise survive swap switch take talk teach tell tend think thought throw thrown time told took touch track",
  "treat tried trust try turn understand update use visit vote wait wake walk want warn waste wear went win wish won wonder",
  "work worry worth write wrote",
  "able above absent active actual afraid again ago ahead alike alive all almost alone along already also always angry another apart around",
  "available away aware back bad barely basic below best better beyond big both brief broad busy certain cheap clean close cold common",
  "constant current daily dead dear deep different difficult direct double due each early easy either else empty enough entire equal even",
  "ever every exact expensive extra fair false far fast few final fine firm first flat former forward free frequent fresh full further",
  "general good great half happy hard heavy high hot huge ideal idle immediate important inside large late later latest least less light",
  "likely little local long loose loud low main major many maximum mere middle minimum minor minus missing modern monthly more most much",
  "multiple narrow near nearly never new next nice normal obvious odd off often old once one only open opposite other out outside over overall",
  "own past per perfect perhaps plain plus poor popular possible previous prior private proper public pure quick quiet quite random rare rather",
  "ready real recent regular responsible rich right rough safe same second several severe sharp short similar simple single slight slow small",
  "smart so soft some soon special specific standard still straight strange strict strong sudden sure tall ten thick thin third three tight",
  "together tomorrow tonight too top total tough true twice two typical under unique until upper usual valid various very weak weekly well",
  "whole wide within without wrong yearly yesterday yet young",
  "ability access account action activity addition advantage advice age agreement amount analysis answer area argument attention average",
  "balance base basis benefit bit breakdown budget capacity case category chance choice class comparison concept condition content contrast",
  "cost credit danger data date day deadline debt decision degree detail difference direction discount distance duration effect effort",
  "element energy error event evidence example exception experience extent fact failure favour feature figure flow future gap goal group",
  "growth guide half history hour idea impact income index influence interest issue item kind length level line list load location loss",
  "majority manner mass method minute mistake moment money month mood name nature night nothing number objective opinion option origin output",
  "pace pair part pattern payment peak penalty percent performance period phase piece policy position power price priority problem profit",
  "progress proof property purpose quality quantity quarter question range rank rate ratio reason record region relation reward risk role",
  "round rule sale scale score season section sense series session shape side situation size solution source speed status stock",
  "strength stress style subject success sum summer supply target task team term test text theme thing title topic trade trend trial",
  "trip trouble type unit value version view volume wage way week weekend weight winter word year",
];

/** A word's usual forms; of a verb all that spelling allows. */
function formsOf(word: string): string[] {
  const root = word.replace(/e$/, "");
  const doubled = /[^aeiou][aeiou][bdglmnpt]$/.test(word) ? `${word}${word.at(-1)}` : root;
  const soft = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}i` : doubled;
  return [word, `${word}s`, `${soft}es`, `${soft}ed`, `${doubled}ing`, `${root}ed`, `${root}ing`];
}

const common: ReadonlySet<string> = new Set(words.flatMap((line) => line.split(" ").flatMap(formsOf)));

/** Whether a folded word is a common one in one of its forms; who or what does it ("charger", "runner") is none. */
export const isCommon = (word: string): boolean => common.has(word);
