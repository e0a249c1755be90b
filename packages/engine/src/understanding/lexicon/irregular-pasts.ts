/** Past forms of verbs whose participle is another word ("withdrew": "withdrawn"). */
export const irregularPasts: ReadonlyMap<string, string> = new Map(
  (
    "withdrew withdrawn,broke broken,froze frozen,fell fallen,chose chosen,stole stolen,spoke spoken,woke woken,forgot forgotten,forgave forgiven," +
    "gave given,took taken,undertook undertaken,overtook overtaken,mistook mistaken,wrote written,rode ridden,drove driven,rose risen,hid hidden," +
    "bit bitten,ate eaten,drew drawn,threw thrown,grew grown,blew blown,flew flown,knew known,tore torn,wore worn,swore sworn,bore borne,began begun," +
    "drank drunk,shrank shrunk,sank sunk,sang sung,rang rung,swam swum,ran run,came come,became become,overcame overcome,went gone,saw seen,shook shaken," +
    "forsook forsaken,strode stridden,beat beaten,showed shown,proved proven,sewed sewn"
  )
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
