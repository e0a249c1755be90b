/** Words that names of tables and columns are made of in all trades, in the singular: those that contracted ones are held against. */
export const businessWords: ReadonlySet<string> = new Set(
  `
absence abstract academic academy acceptance access accident accommodation account accrual accuracy acquisition action active activity
actual additional address adjustment administration admission advance advert advertisement affiliate age agency agenda agent agree
agreement aircraft airline airport alarm album alert allergy allocation allow allowance amenity amortisation amount analysis analyst
animal annual answer apartment appeal appliance applicant application appointment appraisal approval approved aquarium architect archive
area arrears arrival article artist arts asset assignment assist assistant associate athlete attachment attempt attend attendance attorney
attribute audience audit author authorisation availability available average award balance band bank barcode base basic basket batch
battery bearing bed bedroom benefit bicycle bill billing birth block board boat body bonus book booked booking border bottle box branch
brand breakdown broker budget build building bundle business buyer cabin cafe calculate calculated calendar call campaign cancellation
cancelled candidate capacity capital car card care cargo carrier cart case cash casualty catalogue category cause ceiling center central
certificate certification chain chair challenge chamber change channel chapter charge charity chart charter check checklist checkout
chemical child church circuit citizen city claim claimant class classification clause clearance click client climate clinic clinician
close closed closing club coach code coin collection college colour column comb comment commercial commission commitment committee
commodity community company comparison compensation complaint complete completed completion compliance component composition compute
computer concept condition conference confirmation confirmed connect connection consent construction consultant consultation consume
consumer consumption contact contain container content contest contract contractor contribution control conversion cooper cooperative copy
corn corporate correction cost council counsel count country county coupon course court cove cover coverage craft create creator credit
creditor crew crime criterion crop cruise currency current curriculum customer cycle damage data date day deadline deal dealer death debit
debt debtor decision deduction default defect degree delay delegate delivered delivery demand demographic denomination dentist deny
department departure dependent deposit depot depreciation depth description design desk destination detail deviation device diagnosis
diameter difference dimension dinner direct direction director disability discharge discipline discount discovery disease dispatch display
disposal dispute distance distribution distributor district dividend division dock doctor document dollar domain domestic donation done
donor dose down draft draw drive driver drug due duration duty earn earning economy edition editor education effect effective effort
electric electricity element elevation email emergency emission employee employer employment end energy engagement engine engineer enquiry
enrolment enterprise entertainment entity entrance entry environment equipment equity error escalation establishment estate estimate
ethnic ethnicity evaluation evening event evidence examination example except exception exchange excursion execution exempt exercise
exhibition expected expedited expenditure expense experience expiration expiry explanation export exposure express extension external
extra fabric facility fact factor factory fail failure fair family fare farm fault feature federal fee feedback feet fertiliser festival
field figure film final finance financial finish firm first fiscal fitness flag fleet flight floor flow fold folder food fore forecast
foreign form format formula forum forward found foundation fraction frame franchise fraud free freight frequency front fuel full function
fund furniture gallery game garage garden gate gateway gender gene general generation gift goal good goods government grade grant graph
gross ground group grow growth guarantee guarantor guard guardian guest guide hand harm harvest hazard head header headquarter
headquarters health heat heating height hidden high hire history hold holding holiday home hospital host hotel hour hourly house household
housing identifier illness image impact import impression improvement inch incident income increase index indicator individual industry
infection inflation info information ingredient initial injury inpatient insert inspection inspector installation instalment institute
institution instruction instructor instrument insurance insure insurer integer interest interface intermediary internal international
internet interval interview inventory investment investor invoice invoicing issue item itinerary job join journal journey judge judgement
junction justice key kilometre kitchen lab label labor laboratory labour lady land landlord language last later latitude lawyer layer lead
leader league learner lease leave lecture ledger legal length less lesson letter level liability library licence license life lift limit
line link liquid list listing litre load loan local location lock locker locomotive login logistics longitude loss lot lots love loyalty
luggage lunch machine magazine mail mailing main maintenance major making male mall management manager manual manufacture manufacturer
manufacturing margin marital mark market marketing marketplace marriage mass match material maternity math matter maximum meal mean
measure measurement mechanic media median medication medicine meet meeting member membership memorandum merchandise merchant message meter
method middle mild mileage military milk mind mine mineral minimum ministry minor minute mission mist mobile mode model module money
monitor month monthly mortality mortgage motor mount mountain move movement municipal municipality museum music name nation national
nationality native nature need nest net network night nominal norm note notice notification number nurse nursery object obligation
observation occasion occupancy occupation occur occurrence offence offer office officer once online open opened opening operation operator
opinion opportunity option order organisation organization origin original outage outcome outlet outpatient output outstanding over
overdue overhead overtime owner ownership pack package page paid pallet panel paper parcel parent park parking parliament part participant
participation partner party passenger passport password past patient pattern payable payee payment payroll peak penalty pension percent
percentage perfect perform performance period permission permit person personal personnel pet petition pharmacy phase phone photo physical
physician pick piece pilot pipeline place placement plan planned plant plate platform play player playlist plot point pole police policy
poll pool poor population port portfolio portion position post postal posting potential pound power practice practitioner preference
pregnancy premium prescription present presentation president press pressure previous price primary principal print prior priority private
prize probability probation problem procedure process procurement produce producer product production profession professional profile
profit program project promised promotion property proposal prospect protection provide provider province provision public publication
publish publisher pump punch pupil purchase purchased purchaser purchasing pure purpose qualification quality quantity quarter quarterly
query question queue quotation quote rail railway range rank rare rate rating ratio reader reading reason receipt receivable receive
received recipe recipient record recovery recruiter recruitment reduction reference referral refund region register registration
regulation rejected relation relationship release remain remaining reminder remuneration renewal rent rental repair repayment replace
replacement report represent representative request required requirement research reservation reserve residence resident resolution
resource respondent response responsible rest restaurant result retail retention retire retirement return returned revenue review revision
reward ring rise risk road role roll roof room root rose rotation round route royal royalty ruin rule safe safety salary sale salesperson
sample sand satisfaction saving scale scan schedule scheme scholarship school science scope score screen screening seal sear season seat
second secondary secretary section sector security seed segment select selection self sell seller semester seminar send senior seniority
sensor serial series service session settlement severity shape share shareholder shed shelf shift ship shipment shipped shipping shoe shop
shot show sibling sick side sign signature site size skill skin slip slot slow snow social society software sold solution some son song
sort soul source space spare speak speaker specialist speciality species specific specification speed spend spending spin sponsor sport
spot spouse square stadium staff stage standard star start state statement station statistic status stay stem step stock stop storage
store story strategy stream street strength structure student study subcategory subcontractor subject submission subscriber subscription
subsidiary subsidy substance suburb success such suit suite sum summary super supervisor supplement supplier supply support surf surface
surgeon surgery surname surplus survey suspension swim system table tail talk tall tank tape target tariff task tax taxi teach teacher
team technician technology tele telephone temperature template temporary tenancy tenant tend tender tent tenure term terminal termination
territory test text theatre theft then therapist therapy threshold ticket tier time timesheet title ton tone tonnage tool topic tort total
touch tour tourist tournament tower town track tracking trade traffic trail trailer train trainee trainer training transaction transfer
transmission transport transportation travel traveller treat treatment tree trend trial trip truck trust tube tuition turbine turn
turnover tutor type under underwriter unemployment union unit university unloading update updated upgrade upper urgency usage user
utilisation utility vacancy vacation vaccination vaccine valid validity value variable variance variant variety vast vehicle velocity
vendor venue verdict version vessel vest veterinary vice victim video view village violation visa visit visitor volume volunteer vote
voter voucher voyage wage wait waiting war ward warehouse warm warning warranty wash waste water weather website weed week weekend weekly
weigh weight well west whole wholesale wide width wild wind window wing winner wise with withdrawal witness woman wood word work worker
workflow workforce working workshop worth wrap yard yarn year yearly yield zone
`
    .trim()
    .split(/\s+/),
);
