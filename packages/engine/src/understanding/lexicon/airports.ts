/** Airports that data calls by the code of their town, a town a line: what people call it, then the code. Folded, without spaces. */
export const airports: readonly string[] = [
  "aberdeen abz,amsterdam ams,athens ath,atlanta atl,auckland akl,austin aus,baltimore bwi,bangkok bkk,barcelona bcn,barra brr",
  "basel bsl,beijing pek,belfast bfs,benbecula beb,bergen bgo,berlin ber,bilbao bio,birmingham bhx,bordeaux bod,boston bos",
  "brisbane bne,bristol brs,brussels bru,bucharest otp,budapest bud,cairo cai,calgary yyc,campbeltown cal,capetown cpt,cardiff cwl",
  "charlotte clt,chicago ord,cologne cgn,copenhagen cph,dallas dfw,delhi del,denver den,detroit dtw,dubai dxb,dublin dub",
  "dubrovnik dbv,dusseldorf dus,edinburgh edi,exeter ext,faro fao,florence flr,frankfurt fra,geneva gva,glasgow gla,gothenburg got",
  "graz grz,guernsey gci,hamburg ham,hanover haj,helsinki hel,hongkong hkg,honolulu hnl,houston iah,innsbruck inn,inverness inv",
  "islay ily,istanbul ist,jersey jer,johannesburg jnb,kirkwall koi,krakow krk,lasvegas las,leeds lba,lisbon lis,liverpool lpl",
  "ljubljana lju,losangeles lax,luton ltn,luxembourg lux,lyon lys,madrid mad,malaga agp,malta mla,manchester man,marseille mrs",
  "melbourne mel,miami mia,milan mxp,minneapolis msp,montreal yul,mumbai bom,munich muc,naples nap,nantes nte,newcastle ncl",
  "nice nce,norwich nwi,nuremberg nue,orlando mco,oslo osl,palermo pmo,palma pmi,paris cdg,perth per,philadelphia phl",
  "phoenix phx,pisa psa,portland pdx,porto opo,prague prg,reykjavik kef,riga rix,rome fco,salzburg szg,sandiego san",
  "sanfrancisco sfo,seattle sea,seoul icn,seville svq,shanghai pvg,singapore sin,sofia sof,southampton sou,split spu,stavanger svg",
  "stockholm arn,stornoway syy,stuttgart str,sumburgh lsi,sydney syd,tallinn tll,tampa tpa,tiree tre,tokyo hnd,toronto yyz",
  "toulouse tls,trondheim trd,turin trn,valencia vlc,vancouver yvr,venice vce,vienna vie,vilnius vno,warsaw waw,washington iad",
  "wick wic,zagreb zag,zurich zrh",
].flatMap((line) => line.split(",").map((pair) => pair.replace(" ", "|")));
