import type { Database } from "../database.ts";
import { writtenSchema } from "./written-schema.ts";

/**
 * Two more schemas, written after the inference was done with the others and measured once: a hospital in French and camel case, and
 * an airport's tables under one prefix with keys of several columns, shared numbers and codes of the trade.
 */
export const lateWrittenSchemas = (): Database[] => [
  writtenSchema("hopital", 91, hospital),
  writtenSchema("airport", 92, airport),
];

const hospital = `
services 21 | *codeService:code4 libelle:name etage:count9
unites 44 | *idUnite:#1 codeService:>services libelle:name litsMax:count40
personnel 240 | *matricule:#7001 nom:name codeService:>services chefMatricule:^ dateEmbauche:date
medecins 70 | *matricule:=personnel numOrdre:code8 specialite:word12
infirmiers 110 | *matricule:=personnel grade:word4
patients 900 | *idPatient:#1 nom:name dateNaissance:date medecinTraitant:>medecins? sexe:word2
chambres 130 | *idUnite:>unites *numChambre:count99 typeChambre:word3
actes 85 | *codeActe:code5 libelleActe:name tarif:amount
medicaments 160 | *cip:gap90 designation:name prixUnitaire:amount
allergies 320 | *idPatient:>patients *cip:>medicaments gravite:word3
sejours 1100 | *idSejour:#1 idPatient:>patients idUnite+numChambre:>chambres admisPar:>medecins entreLe:date sortiLe:date
transferts 260 | *idSejour:>sejours *transfereLe:date uniteOrigine:>unites uniteDestination:>unites
consultations 1300 | *idConsultation:#1 idPatient:>patients medecin:>medecins codeActe:>actes faiteLe:date duree:count90
ordonnances 640 | *numOrdonnance:#30001 idConsultation:>consultations prescripteur:>medecins redigeeLe:date
lignesOrdonnance 0 | *numOrdonnance:/ordonnances *numLigne:line cip:>medicaments posologie:word9 jours:count30
soins 1500 | *idSoin:#1 idSejour:>sejours infirmier:>infirmiers codeActe:>actes? realiseLe:date
factures 700 | *numFacture:#90001 idSejour:>sejours montant:amount emiseLe:date
reglements 610 | *idReglement:#1 numFacture:>factures! mode:word4 montant:amount
`;

const airport = `
ap_country 40 | *country_iso:code2 country_name:name
ap_airport 210 | *iata:code3 airport_name:name country_iso:>ap_country
ap_airline 34 | *airline_code:code2 airline_name:name home_base:>ap_airport
ap_aircraft_type 26 | *type_code:code4 maker:word8 seats:count400
ap_aircraft 150 | *tail_no:code5 type_code:>ap_aircraft_type operator:>ap_airline built:year
ap_terminal 4 | *terminal_id:#1 terminal_name:name
ap_gate 60 | *terminal_id:>ap_terminal *gate_no:count40 is_jetty:flag
ap_employee 260 | *emp_id:#1 full_name:name reports_to_emp:^ hired_on:date
ap_shift 5 | *shift_id:#1 shift_name:name
ap_roster 900 | *emp_id:>ap_employee *work_day:date shift_id:>ap_shift
ap_schedule 420 | *airline_code:>ap_airline *flight_no:count900 origin:>ap_airport destination:>ap_airport type_code:>ap_aircraft_type?
ap_flight 1400 | *flight_id:#1 airline_code+flight_no:>ap_schedule tail_no:>ap_aircraft? terminal_id+gate_no:>ap_gate flown_on:date delay_minutes:count200
ap_delay_reason 18 | *reason:code2 reason_text:name
ap_flight_delay 420 | *flight_id:>ap_flight *reason:>ap_delay_reason minutes:count180
ap_passenger 1200 | *pax_id:#1 full_name:name nationality:>ap_country? mail:mail
ap_booking 1100 | *pnr:code6 booked_by:>ap_passenger booked_on:date currency:word5 fare:amount
ap_booking_pax 1500 | *pnr:>ap_booking *pax_id:>ap_passenger
ap_ticket 1700 | *ticket_no:gap30 pnr:>ap_booking pax_id:>ap_passenger flight_id:>ap_flight seat:word40 fare:amount
ap_bag 1300 | *bag_tag:code8 ticket_no:>ap_ticket weight:amount
ap_bag_event 1600 | *event_id:#1 bag_tag:>ap_bag handled_by:>ap_employee at_terminal:>ap_terminal event_day:date
ap_turnaround 800 | *flight_id:=ap_flight supervisor:>ap_employee fuel:amount
ap_incident 150 | *incident_id:#1 flight_id:>ap_flight? reporter:>ap_employee witness:>ap_employee? reported_on:date
`;
