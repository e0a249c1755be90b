/**
 * A generated wholesale business in a dozen tables for PostgreSQL: declared keys and undeclared ones, a composite reference
 * (shipment lines to order lines), orphans (payments of orders that are gone), comments.
 */
export const wholesaleSql = `
CREATE TABLE regions (region_id int PRIMARY KEY, region_name text NOT NULL);
INSERT INTO regions SELECT i, (ARRAY['North', 'South', 'East', 'West'])[i] FROM generate_series(1, 4) AS i;

CREATE TABLE countries (country_code text PRIMARY KEY, country_name text NOT NULL, region_id int NOT NULL REFERENCES regions);
INSERT INTO countries SELECT (ARRAY['FR', 'DE', 'ES', 'IT', 'NO', 'PL', 'PT', 'SE'])[i],
  (ARRAY['France', 'Germany', 'Spain', 'Italy', 'Norway', 'Poland', 'Portugal', 'Sweden'])[i], 1 + i % 4 FROM generate_series(1, 8) AS i;

CREATE TABLE customers (customer_id int PRIMARY KEY, company text NOT NULL, country_code text NOT NULL REFERENCES countries, employees int NOT NULL, since date NOT NULL);
INSERT INTO customers SELECT i, 'Company ' || i, (ARRAY['FR', 'DE', 'ES', 'IT', 'NO', 'PL', 'PT', 'SE'])[1 + i % 8], (i * 37) % 2000 + 5, date '2018-01-01' + (i * 11) % 1500
  FROM generate_series(1, 120) AS i;
COMMENT ON COLUMN customers.employees IS 'Headcount at the last review';

CREATE TABLE contacts (contact_id int PRIMARY KEY, customer_id int NOT NULL, full_name text NOT NULL, email text);
INSERT INTO contacts SELECT i, 1 + i % 120, 'Person ' || i, 'person' || i || '@example.com' FROM generate_series(1, 200) AS i;

CREATE TABLE suppliers (supplier_id int PRIMARY KEY, supplier_name text NOT NULL, country_code text REFERENCES countries);
INSERT INTO suppliers SELECT i, 'Supplier ' || i, (ARRAY['FR', 'DE', 'ES', 'IT'])[1 + i % 4] FROM generate_series(1, 15) AS i;

CREATE TABLE categories (category_id int PRIMARY KEY, category_name text NOT NULL);
INSERT INTO categories SELECT i, (ARRAY['Tools', 'Garden', 'Office', 'Kitchen', 'Lighting'])[i] FROM generate_series(1, 5) AS i;

CREATE TABLE products (sku text PRIMARY KEY, product_name text NOT NULL, category_id int NOT NULL REFERENCES categories, supplier_id int NOT NULL REFERENCES suppliers, list_price numeric(10, 2) NOT NULL);
INSERT INTO products SELECT 'P-' || (1000 + i), 'Product ' || i, 1 + i % 5, 1 + i % 15, 5 + (i * 7) % 90 FROM generate_series(1, 80) AS i;

CREATE TABLE depots (depot_id int PRIMARY KEY, city text NOT NULL);
INSERT INTO depots SELECT i, (ARRAY['Lyon', 'Bremen', 'Malaga'])[i] FROM generate_series(1, 3) AS i;

CREATE TABLE orders (order_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, ordered_on date NOT NULL, status text NOT NULL, freight numeric(10, 2) NOT NULL);
INSERT INTO orders SELECT 10000 + i, 1 + (i * 7) % 120, date '2024-01-01' + (i * 3) % 540, (ARRAY['open', 'paid', 'returned'])[1 + i % 3], (i * 13) % 60 + 1
  FROM generate_series(1, 900) AS i;
COMMENT ON TABLE orders IS 'What customers bought';

CREATE TABLE order_lines (order_id int NOT NULL REFERENCES orders, line_no int NOT NULL, sku text NOT NULL REFERENCES products, quantity int NOT NULL, unit_price numeric(10, 2) NOT NULL, PRIMARY KEY (order_id, line_no));
INSERT INTO order_lines SELECT 10000 + o, l, 'P-' || (1001 + (o * 5 + l * 11) % 80), 1 + (o + l) % 9, 5 + (o * 3 + l) % 80
  FROM generate_series(1, 900) AS o, generate_series(1, 3) AS l WHERE l <= 1 + o % 3;

CREATE TABLE shipment_lines (shipment_id int NOT NULL, order_id int NOT NULL, line_no int NOT NULL, depot_id int NOT NULL REFERENCES depots, shipped_on date NOT NULL);
INSERT INTO shipment_lines SELECT order_id * 2, order_id, line_no, 1 + order_id % 3, date '2024-01-05' + (order_id * 3) % 540 FROM order_lines WHERE order_id % 4 <> 0;

CREATE TABLE payments (payment_id int PRIMARY KEY, order_id int, paid_on date NOT NULL, amount numeric(12, 2) NOT NULL);
INSERT INTO payments SELECT i, 10000 + i, date '2024-01-10' + (i * 3) % 540, (i * 17) % 400 + 10 FROM generate_series(1, 912) AS i WHERE i % 5 <> 0;

CREATE SCHEMA archive;
CREATE TABLE archive.old_orders (order_id int PRIMARY KEY, total numeric(10, 2));
INSERT INTO archive.old_orders SELECT i, i FROM generate_series(1, 20) AS i;
CREATE TABLE salaries (employee int PRIMARY KEY, salary numeric);

CREATE ROLE reader LOGIN PASSWORD 'read-0nly';
GRANT USAGE ON SCHEMA archive TO reader;
GRANT SELECT ON ALL TABLES IN SCHEMA public, archive TO reader;
REVOKE ALL ON salaries FROM reader;
ANALYZE;`;
