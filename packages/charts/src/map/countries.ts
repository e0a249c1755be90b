/**
 * The countries as squares of one size, each near where it lies among its neighbours, so that small ones are seen as well as
 * large ones. Laid out from rough centres (longitude and latitude, half by value and half by rank), each to the free square
 * that makes the sum of squared distances least; by ISO 3166-1 code.
 */
export const countryTiles = `
.. .. .. .. .. .. GL .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. IS .. .. NO .. SE EE FI .. .. .. .. .. .. .. RU .. .. .. .. .. .. ..
CA .. .. .. .. .. .. .. .. GB NL DK PL LT LV .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. IE BE LU DE CZ SK BY UA .. .. .. .. .. .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. FR CH AT HR HU RO MD .. .. .. .. KZ .. MN .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. .. IT SI BA RS BG .. TR GE AZ UZ KG .. .. .. .. KP .. .. .. ..
US .. .. .. .. .. .. .. PT ES .. MT ME AL MK CY SY AM .. TM TJ .. .. .. .. KR JP .. .. ..
.. .. .. .. .. .. .. .. MA .. .. TN .. GR .. PS LB IQ IR AF .. .. .. CN .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. .. DZ .. LY .. .. IL JO KW BH .. PK NP BT .. .. .. .. .. .. ..
MX .. CU BS .. .. .. .. EH .. .. .. .. .. .. EG .. SA QA AE IN BD .. HK TW .. .. .. .. ..
.. BZ JM DO PR .. .. .. MR ML .. .. .. .. .. .. .. .. .. OM .. .. MM LA .. .. .. .. .. ..
.. GT HN HT DM .. CV GM SN .. NE .. TD .. .. SD ER .. YE .. .. .. TH VN .. .. .. .. .. ..
.. SV NI .. LC BB .. GW GN BF NG .. .. .. .. .. .. DJ .. .. .. .. .. KH PH .. .. .. .. ..
.. CR PA VE TT .. .. SL CI TG BJ .. .. .. .. SS .. ET .. .. .. LK .. .. .. .. .. .. .. ..
.. .. .. CO GY SR .. .. LR GH .. CM .. CF .. .. .. SO .. .. MV .. .. MY BN .. .. FM .. ..
.. .. EC .. .. .. .. .. .. .. GQ GA CG .. .. UG KE .. .. .. .. .. .. SG .. .. .. .. .. KI
.. .. .. .. .. .. .. .. .. .. .. .. .. CD BI RW TZ .. .. SC .. .. .. .. ID TL PG .. .. ..
.. .. .. PE .. BR .. .. .. .. .. .. AO .. ZM MW .. KM .. .. .. .. .. .. .. .. .. SB .. WS
.. .. .. .. BO .. .. .. .. .. .. .. .. .. .. ZW MZ MG .. MU .. .. .. .. .. .. .. VU FJ TO
.. .. .. .. PY .. .. .. .. .. .. .. NA BW ZA SZ .. .. .. .. .. .. .. .. .. AU .. .. .. ..
.. .. .. CL AR UY .. .. .. .. .. .. .. .. LS .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. NZ ..
`;

/** The codes of two and of three letters, one behind the other. */
export const countryCodes = `
AFAFG ALALB DZDZA AOAGO ARARG AMARM AUAUS ATAUT AZAZE BSBHS BHBHR BDBGD BBBRB BYBLR BEBEL BZBLZ BJBEN BTBTN
BOBOL BABIH BWBWA BRBRA BNBRN BGBGR BFBFA BIBDI KHKHM CMCMR CACAN CVCPV CFCAF TDTCD CLCHL CNCHN COCOL KMCOM
CGCOG CDCOD CRCRI CICIV HRHRV CUCUB CYCYP CZCZE DKDNK DJDJI DMDMA DODOM ECECU EGEGY SVSLV GQGNQ ERERI EEEST
SZSWZ ETETH FJFJI FIFIN FRFRA GAGAB GMGMB GEGEO DEDEU GHGHA GRGRC GLGRL GTGTM GNGIN GWGNB GYGUY HTHTI HNHND
HUHUN ISISL ININD IDIDN IRIRN IQIRQ IEIRL ILISR ITITA JMJAM JPJPN JOJOR KZKAZ KEKEN KIKIR KWKWT KGKGZ LALAO
LVLVA LBLBN LSLSO LRLBR LYLBY LTLTU LULUX MGMDG MWMWI MYMYS MVMDV MLMLI MTMLT MRMRT MUMUS MXMEX FMFSM MDMDA
MNMNG MEMNE MAMAR MZMOZ MMMMR NANAM NPNPL NLNLD NZNZL NINIC NENER NGNGA KPPRK MKMKD NONOR OMOMN PKPAK PSPSE
PAPAN PGPNG PYPRY PEPER PHPHL PLPOL PTPRT PRPRI QAQAT KRKOR ROROU RURUS RWRWA WSWSM SASAU SNSEN RSSRB SCSYC
SLSLE SGSGP SKSVK SISVN SBSLB SOSOM ZAZAF SSSSD ESESP LKLKA LCLCA SDSDN SRSUR SESWE CHCHE SYSYR TWTWN TJTJK
TZTZA THTHA TLTLS TGTGO TOTON TTTTO TNTUN TRTUR TMTKM UGUGA UAUKR AEARE GBGBR USUSA UYURY UZUZB VUVUT VEVEN
VNVNM EHESH YEYEM ZMZMB ZWZWE HKHKG
`;

/** Names in use beside those that `Intl.DisplayNames` has, in small letters. */
export const countryAliases: Readonly<Record<string, string>> = {
  usa: "US",
  "u.s.": "US",
  "u.s.a.": "US",
  america: "US",
  "united states of america": "US",
  uk: "GB",
  "u.k.": "GB",
  "great britain": "GB",
  britain: "GB",
  england: "GB",
  eire: "IE",
  "republic of ireland": "IE",
  holland: "NL",
  "the netherlands": "NL",
  "czech republic": "CZ",
  "slovak republic": "SK",
  turkey: "TR",
  "korea, republic of": "KR",
  "republic of korea": "KR",
  "korea, south": "KR",
  "korea, north": "KP",
  "russian federation": "RU",
  "ivory coast": "CI",
  "viet nam": "VN",
  "hong kong": "HK",
  "people's republic of china": "CN",
  uae: "AE",
  swaziland: "SZ",
  burma: "MM",
  "dr congo": "CD",
  "democratic republic of the congo": "CD",
  congo: "CG",
  macedonia: "MK",
  bosnia: "BA",
  palestine: "PS",
};
