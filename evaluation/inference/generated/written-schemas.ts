import type { Database } from "../database.ts";
import { writtenSchema } from "./written-schema.ts";

/**
 * Schemas of other kinds than `makeSchema`'s: a warehouse of facts and dimensions, books with columns under short prefixes, and a
 * platform of sixty tables with parties, shared codes, who-did-it columns and keys of several columns, full of blanks and orphans.
 * Nothing was tuned on them.
 */
export const writtenSchemas = (): Database[] => [
  writtenSchema("dimensional", 71, dimensional),
  writtenSchema("books", 72, books),
  writtenSchema("platform", 73, platform),
];

const dimensional = `
dim_date 900 | *date_key:#20220101 day_name:word7 month_no:count12 is_holiday:flag
dim_region 9 | *region_key:#1 region_name:name
dim_store 48 | *store_key:#1 store_code:code4 store_name:name region_key:>dim_region floor_area:count900
dim_product_group 14 | *product_group_key:#1 group_name:name
dim_product 300 | *product_key:#1 product_code:code6 product_name:name product_group_key:>dim_product_group list_price:amount
dim_customer 700 | *customer_key:#1 customer_name:name home_store_key:>dim_store? segment:word5
dim_promotion 22 | *promotion_key:#1 promotion_name:name discount:amount
dim_employee 90 | *employee_key:#1 employee_name:name manager_key:^ store_key:>dim_store
fact_sales 2500 | *sales_key:#1 order_date_key:>dim_date ship_date_key:>dim_date? customer_key:>dim_customer! product_key:>dim_product store_key:>dim_store promotion_key:>dim_promotion? sold_by_key:>dim_employee quantity:count12 amount:amount
fact_inventory 1500 | *date_key:>dim_date *store_key:>dim_store *product_key:>dim_product on_hand:count200
fact_returns 400 | *return_key:#1 sales_key:>fact_sales return_date_key:>dim_date quantity:count3 amount:amount
bridge_promotion_product 120 | *promotion_key:>dim_promotion *product_key:>dim_product
`;

const books = `
ccy 12 | *cy_code:code3 cy_name:name
ctry 30 | *ct_code:code2 ct_name:name ct_ccy:>ccy
coa_grp 8 | *ag_no:#1 ag_name:name
coa 160 | *ac_no:#1000 ac_name:name ac_grp:>coa_grp ac_ccy:>ccy ac_parent:^
staff 80 | *st_no:#1 st_name:name st_boss:^ st_joined:date
cctr 25 | *cc_no:#100 cc_name:name cc_head:>staff
vend 140 | *vn_no:#50001 vn_name:name vn_ctry:>ctry vn_terms:count60
cust 260 | *cu_no:#10001 cu_name:name cu_ctry:>ctry cu_rep:>staff?
per 36 | *pr_no:#1 pr_name:name pr_closed:flag
jrn 900 | *jr_no:#1 jr_per:>per jr_date:date jr_by:>staff
jrn_ln 0 | *jr_no:/jrn *ln_no:line ac_no:>coa cc_no:>cctr? ln_debit:amount ln_credit:amount
apinv 500 | *ai_no:#700001 vn_no:>vend jr_no:>jrn? ai_date:date ai_total:amount
apinv_ln 0 | *ai_no:/apinv *ln_no:line ac_no:>coa! ln_qty:count9 ln_amt:amount
appay 380 | *ap_no:#1 ai_no:>apinv ap_date:date ap_amt:amount
arinv 600 | *ar_no:#800001 cu_no:>cust jr_no:>jrn? ar_date:date ar_total:amount
arinv_ln 0 | *ar_no:/arinv *ln_no:line ac_no:>coa ln_amt:amount
credit 90 | *cr_no:#1 ar_no+ln_no:>arinv_ln cr_amt:amount cr_by:>staff
budget 300 | *ac_no:>coa *pr_no:>per bd_amt:amount
rate 200 | *cy_code:>ccy *rt_date:date rt_value:amount
`;

const platform = `
countries 40 | *iso_code:code2 country_name:name
currencies 20 | *currency_code:code3 currency_name:name
languages 15 | *language_id:#1 language_name:name
time_zones 12 | *time_zone_id:#1 zone_name:name
tenants 18 | *tenant_id:#1 tenant_name:name country:>countries billing_currency:>currencies
parties 600 | *party_id:#1001 party_type:word2 registered_on:date
persons 400 | *party_id:=parties given_name:name birth_date:date preferred_language_id:>languages?
organisations 170 | *party_id:=parties legal_name:name vat_number:code8
users 220 | *user_id:#1 person_party_id:>persons login:code7 tenant_id:>tenants zone_id:>time_zones
roles 9 | *role_id:#1 role_name:name
permissions 35 | *permission_id:#1 permission_name:name
role_permissions 120 | *role_id:>roles *permission_id:>permissions
user_roles 300 | *user_id:>users *role_id:>roles granted_by:>users?
teams 24 | *team_id:#1 team_name:name lead_user_id:>users parent_team_id:^
team_members 260 | *team_id:>teams *user_id:>users joined_on:date
addresses 500 | *address_id:#1 party_id:>parties! country_code:>countries? street:name postcode:count9999
contact_points 450 | *contact_point_id:#1 party_ref:>parties?! channel:word4 value:name
categories 30 | *category_id:#1 category_name:name parent_id:^
brands 26 | *brand_id:#1 brand_name:name owner_org:>organisations?
units 11 | *unit_code:code2 unit_name:name
items 420 | *item_id:#1 sku:code7 item_name:name category_id:>categories brand_id:>brands? stock_unit:>units weight:amount
item_variants 900 | *variant_id:#1 item_id:>items colour:word6 size:word5
item_translations 600 | *item_id:>items *language_id:>languages translated_name:name
price_lists 10 | *price_list_id:#1 list_name:name currency_code:>currencies
prices 1200 | *price_list_id:>price_lists *variant_id:>item_variants *valid_from:date price:amount
tax_rates 14 | *tax_rate_id:#1 country_code:>countries percentage:amount
warehouses 13 | *warehouse_id:#1 warehouse_name:name address_id:>addresses
bins 190 | *warehouse_id:>warehouses *bin_code:code3 bin_kind:word4
stock 700 | *warehouse_id+*bin_code:>bins *variant_id:>item_variants on_hand:count80
carriers 8 | *carrier_id:#1 org_party_id:>organisations
carrier_services 21 | *service_id:#1 carrier_id:>carriers service_name:name
customers 340 | *customer_id:#1 party_id:>parties price_list_id:>price_lists account_manager:>users? credit_limit:amount
vendors 90 | *vendor_id:#1 party_id:>organisations currency:>currencies
vendor_items 380 | *vendor_id:>vendors *item_id:>items vendor_sku:code6 lead_days:count40
purchase_orders 260 | *po_number:#4001 vendor_id:>vendors warehouse_id:>warehouses created_by:>users approved_by:>users? ordered_on:date
purchase_order_lines 0 | *po_number:/purchase_orders *line_no:line variant_id:>item_variants quantity:count50 unit_cost:amount
goods_receipts 300 | *receipt_id:#1 po_number+line_no:>purchase_order_lines received_by:>users received_on:date quantity:count50
sales_orders 900 | *order_id:#100001 customer_id:>customers?! ship_to:>addresses bill_to:>addresses currency_code:>currencies entered_by:>users ordered_on:date
sales_order_lines 0 | *order_id:/sales_orders *line_no:line variant_id:>item_variants tax_rate_id:>tax_rates quantity:count9 unit_price:amount
shipments 620 | *shipment_id:#1 order_id:>sales_orders service_id:>carrier_services? from_warehouse:>warehouses shipped_on:date
shipment_lines 900 | *shipment_id:>shipments *order_id+*line_no:>sales_order_lines quantity:count9
invoices 700 | *invoice_no:#90001 order_no:>sales_orders! issued_on:date total:amount
payment_methods 6 | *method_id:#1 method_name:name
reasons 9 | *reason_code:code3 reason_text:name
payments 640 | *payment_id:#1 invoice_no:>invoices? method_id:>payment_methods paid_on:date amount:amount
refunds 70 | *refund_id:#1 payment_id:>payments reason_code:>reasons refunded_by:>users amount:amount
returns 120 | *return_id:#1 order_id+line_no:>sales_order_lines reason:>reasons returned_on:date
coupons 34 | *coupon_code:code6 starts_on:date discount:amount
coupon_uses 240 | *coupon_code:>coupons *order_id:>sales_orders used_on:date
campaigns 28 | *campaign_id:#1 campaign_name:name owner_id:>users budget:amount
campaign_coupons 30 | *campaign_id:>campaigns *coupon_code:>coupons
subscriptions 210 | *subscription_id:#1 customer:>customers item_id:>items renewed_from:^ started_on:date
ticket_queues 7 | *queue_id:#1 queue_name:name team_id:>teams
tickets 480 | *ticket_id:#1 queue_id:>ticket_queues customer_id:>customers? assigned_to:>users? merged_into_id:^ opened_on:date priority:count5
ticket_messages 900 | *message_id:#1 ticket_id:>tickets author_party:>parties sent_on:date
tags 40 | *tag_id:#1 tag_name:name
ticket_tags 500 | *ticket_id:>tickets *tag_id:>tags
item_tags 420 | *item_id:>items *tag_id:>tags
reviews 530 | *review_id:#1 item_id:>items customer_id:>customers stars:count5 written_on:date
wish_lists 160 | *wish_list_id:#1 customer_id:>customers wish_list_name:name
wish_list_items 500 | *wish_list_id:>wish_lists *variant_id:>item_variants
audit_log 1400 | *entry_id:#1 user_id:>users? entity_kind:word6 entity_no:count900 happened_on:date
`;
