import type { Database } from "../database.ts";
import { writtenSchema } from "./written-schema.ts";

/**
 * Schemas of four more habits, written before the inference was looked at again: an insurer's German abbreviations, a service's camel
 * case with e-mails, codes and rows of several tables behind one column, a haulier's Spanish with tables and columns under prefixes,
 * and a warehouse whose dimensions keep their histories and whose wide facts repeat what they refer to.
 */
export const moreWrittenSchemas = (): Database[] => [
  writtenSchema("insurer", 81, insurer),
  writtenSchema("service", 82, service),
  writtenSchema("haulier", 83, haulier),
  writtenSchema("histories", 84, histories),
];

const insurer = `
LAND 24 | *LKZ:code2 LAND_BEZ:name
ORT 310 | *PLZ:gap90 ORT_BEZ:name LKZ:>LAND
SPARTE 11 | *SPARTE_KZ:letter SPARTE_BEZ:name
STATUS 6 | *STAT_CD:letter STAT_TXT:name
WHRG 9 | *WHRG_CD:code3 WHRG_BEZ:name
ABT 18 | *ABT_NR:#10 ABT_BEZ:name UEB_ABT_NR:^
MITARB 130 | *PERS_NR:#4001 NACHNAME:name ABT_NR:>ABT VORG_PERS_NR:^ EINTR_DAT:date
VERMITTLER 45 | *VM_NR:#70001 VM_NAME:name BETREUER:>MITARB PLZ:>ORT PROV_SATZ:amount
KUNDE 820 | *KD_NR:#100001 KD_NAME:name GEB_DAT:date PLZ:>ORT? VM_NR:>VERMITTLER? WERBER_KD_NR:^ GESCHL:word2
PRODUKT 38 | *PROD_CD:code4 PROD_BEZ:name SPARTE_KZ:>SPARTE GUELT_AB:date
TARIF 90 | *PROD_CD:>PRODUKT *TARIF_JAHR:year GRUNDBEITR:amount
VERTRAG 1300 | *VTR_NR:gap9 KD_NR:>KUNDE PROD_CD+TARIF_JAHR:>TARIF STAT_CD:>STATUS WHRG_CD:>WHRG ABSCHL_VM:>VERMITTLER BEGINN_DAT:date JAHRESBEITR:amount ZAHLW:count12
VTR_PERSON 1500 | *VTR_NR:>VERTRAG *KD_NR:>KUNDE ROLLE:word3
VTR_HIST 2000 | *VTR_NR:>VERTRAG *AEND_DAT:date STAT_CD_ALT:>STATUS STAT_CD_NEU:>STATUS AEND_DURCH:>MITARB
SCHADEN 640 | *SCH_NR:#1 VTR_NR:>VERTRAG MELD_DAT:date SACHB:>MITARB STAT_CD:>STATUS UNFALLORT_PLZ:>ORT? SCH_SUMME:amount
SCH_ZAHLG 900 | *SCH_NR:>SCHADEN *LFD_NR:line EMPF_KD_NR:>KUNDE? BETRAG:amount ZAHL_DAT:date FREIG_DURCH:>MITARB?
GUTACHTER 22 | *GUT_NR:#1 GUT_NAME:name PLZ:>ORT
GUTACHTEN 210 | *GA_NR:#1 SCH_NR:>SCHADEN GUT_NR:>GUTACHTER ERST_DAT:date HONORAR:amount
MAHNUNG 170 | *MAHN_NR:#1 VTR_NR:>VERTRAG MAHN_STUFE:count3 MAHN_DAT:date GEBUEHR:amount
`;

const service = `
country 35 | *iso2:code2 displayName:name dialCode:count300
currency 16 | *iso3:code3 symbol:name
plan 7 | *planKey:code4 displayName:name monthlyPrice:amount currency:>currency
organisation 140 | *id:uuid displayName:name country:>country planKey:>plan parentOrganisationId:^
account 700 | *email:mail fullName:name organisationId:>organisation invitedBy:^ locale:word6
workspace 210 | *id:#1 organisationId:>organisation owner:>account title:name isArchived:flag
workspaceMember 900 | *workspaceId:>workspace *accountEmail:>account accessLevel:word3
project 320 | *id:#1 workspaceId:>workspace leadEmail:>account? title:name dueOn:date
projectTemplate 14 | *id:#1 title:name usageCount:count90
label 60 | *id:#1 workspaceId:>workspace text:name colour:word8
milestone 260 | *projectId:>project *position:count20 title:name
task 1500 | *id:#1 projectId:>project templateId:>projectTemplate? assignee:>account? reporter:>account parentTaskId:^ blockedByTaskId:^ estimate:count40 priority:count5
taskLabel 1300 | *taskId:>task *labelId:>label
sprint 110 | *id:#1 projectId:>project startsOn:date goal:name
sprintTask 800 | *sprintId:>sprint *taskId:>task storyPoints:count13
comment 1100 | *id:#1 authorEmail:>account targetType+targetId:|task|project|milestone body:name createdAt:date replyTo:^
attachment 500 | *fileHash:code9 uploadedBy:>account ownerType+ownerId:|task|comment sizeBytes:count9000
watcher 600 | *taskId:>task *watcherEmail:>account
integration 12 | *slug:code5 vendorName:name
installation 180 | *id:uuid integrationSlug:>integration workspaceId:>workspace installedBy:>account
webhookDelivery 1400 | *id:uuid installationId:>installation responseStatus:count599 durationMs:count900
invoice 420 | *number:#20001 organisationId:>organisation planKey:@organisationId.planKey currency:>currency issuedOn:date totalDue:amount
invoiceLine 0 | *invoiceNumber:/invoice *lineNo:line description:name quantity:count9 amount:amount
payment 380 | *id:uuid invoiceNumber:>invoice payerEmail:>account amount:amount paidAt:date
usageDay 1500 | *workspaceId:>workspace *day:date activeMembers:count80 apiCalls:count9000
auditEvent 1600 | *id:#1 actor:>account? organisationId:>organisation entity+entityId:|workspace|project|task action:word7
`;

const haulier = `
tbl_provincias 22 | *id_provincia:#1 nom_provincia:name
tbl_municipios 240 | *id_municipio:#1 nom_municipio:name id_provincia:>tbl_provincias
tbl_clases_lic 8 | *cod_clase:code2 desc_clase:name
tbl_tipos_veh 9 | *id_tipo:#1 desc_tipo:name carga_max:count900
tbl_estados 7 | *id_estado:#1 desc_estado:name
tbl_motivos 12 | *id_motivo:#1 desc_motivo:name
tbl_almacenes 16 | *id_almacen:#1 nom_almacen:name mun_id:>tbl_municipios
tbl_empleados 150 | *id_empleado:#1 nombre:name id_jefe:^ alm_id:>tbl_almacenes f_alta:date salario:amount
tbl_conductores 90 | *id_empleado:=tbl_empleados cod_clase:>tbl_clases_lic num_licencia:code8
tbl_vehiculos 75 | *matricula:code7 id_tipo:>tbl_tipos_veh base_alm:>tbl_almacenes anio:year km:count9000
tbl_clientes 430 | *id_cliente:#1 razon_social:name mun_id:>tbl_municipios ejecutivo:>tbl_empleados? lim_credito:amount
tbl_direcciones 700 | *id_cliente:>tbl_clientes *num_dir:count30 calle:name mun_id:>tbl_municipios
tbl_tarifas 60 | *id_tarifa:#1 prov_origen:>tbl_provincias prov_destino:>tbl_provincias precio_kg:amount
tbl_pedidos 1100 | *id_pedido:#1 id_cliente:>tbl_clientes cte_destinatario:>tbl_clientes id_tarifa:>tbl_tarifas id_estado:>tbl_estados f_pedido:date creado_por:>tbl_empleados aprobado_por:>tbl_empleados?
tbl_bultos 0 | *id_pedido:/tbl_pedidos *num_bulto:line peso:amount volumen:amount
tbl_rutas 40 | *cod_ruta:code4 alm_salida:>tbl_almacenes alm_llegada:>tbl_almacenes distancia:count900
tbl_viajes 520 | *id_viaje:#1 cod_ruta:>tbl_rutas matricula:>tbl_vehiculos id_conductor:>tbl_conductores id_copiloto:>tbl_conductores? f_salida:date
tbl_viajes_bultos 1300 | *id_viaje:>tbl_viajes *id_pedido+*num_bulto:>tbl_bultos
tbl_incidencias 180 | *id_incidencia:#1 id_viaje:>tbl_viajes id_motivo:>tbl_motivos reportado_por:>tbl_empleados f_incid:date
tbl_facturas 800 | *num_factura:#5001 id_pedido:>tbl_pedidos f_factura:date importe:amount
tbl_pagos 640 | *id_pago:#1 num_factura:>tbl_facturas! f_pago:date importe:amount
tbl_mantenim 300 | *id_mant:#1 matricula:>tbl_vehiculos taller_alm:>tbl_almacenes f_mant:date coste:amount
`;

const histories = `
dim_calendar 1100 | *calendar_sk:#20230101 week_no:count53 fiscal_year:year is_weekend:flag
dim_geography 60 | *geo_sk:#1 city_name:name country_code:word12
dim_channel 6 | *channel_sk:#1 channel_cd:code3 channel_desc:name
dim_customer_scd 1400 | *cust_sk:#1 cust_id:again800 cust_name:name geo_sk:>dim_geography eff_from:date eff_to:date is_current:flag
dim_item_scd 520 | *item_sk:#1 item_id:again300 item_desc:name brand_cd:word20 unit_cost:amount eff_from:date is_current:flag
dim_supplier 65 | *supplier_sk:#1 supplier_id:code5 supplier_name:name hq_geo_sk:>dim_geography
dim_site 44 | *site_sk:#1 site_id:code4 site_name:name geo_sk:>dim_geography opened_cal_sk:>dim_calendar?
dim_agent 110 | *agent_sk:#1 agent_name:name supervisor_agent_sk:^ site_sk:>dim_site
dim_offer 30 | *offer_sk:#1 offer_desc:name pct_off:count60
fct_order_line 2600 | *order_no:again900 *order_line_no:count4 ordered_cal_sk:>dim_calendar promised_cal_sk:>dim_calendar shipped_cal_sk:>dim_calendar? cust_sk:>dim_customer_scd bill_cust_sk:>dim_customer_scd item_sk:>dim_item_scd site_sk:>dim_site channel_sk:>dim_channel offer_sk:>dim_offer? agent_sk:>dim_agent item_desc:@item_sk.item_desc cust_name:@cust_sk.cust_name qty:count12 net_amt:amount
fct_stock_day 1700 | *cal_sk:>dim_calendar *site_sk:>dim_site *item_sk:>dim_item_scd on_hand_qty:count200
fct_receipt 700 | *receipt_no:#1 supplier_sk:>dim_supplier site_sk:>dim_site item_sk:>dim_item_scd recv_cal_sk:>dim_calendar qty:count90 cost_amt:amount
fct_web_visit 1900 | *visit_id:uuid cal_sk:>dim_calendar cust_sk:>dim_customer_scd? channel_sk:>dim_channel pages:count40 seconds:count900
fct_contact 800 | *contact_no:#1 cust_sk:>dim_customer_scd handled_by_agent_sk:>dim_agent escalated_to_agent_sk:>dim_agent? cal_sk:>dim_calendar minutes:count50
fct_target_month 400 | *month_cal_sk:>dim_calendar *site_sk:>dim_site target_amt:amount
brg_item_supplier 600 | *item_sk:>dim_item_scd *supplier_sk:>dim_supplier lead_days:count40
brg_offer_item 260 | *offer_sk:>dim_offer *item_sk:>dim_item_scd
agg_site_month 500 | *site_sk:>dim_site *month_no:count12 *fiscal_year:year orders:count900 net_amt:amount
`;
