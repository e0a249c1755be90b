/** A generated subscription business in ten tables for MariaDB, with declared keys and undeclared ones. */
export const subscriptionsSql = `
CREATE TABLE plans (plan_id INT PRIMARY KEY, plan_name VARCHAR(40) NOT NULL, monthly_price DECIMAL(10, 2) NOT NULL);
INSERT INTO plans VALUES (1, 'Starter', 9), (2, 'Team', 49), (3, 'Business', 199);

CREATE TABLE countries (country_code CHAR(2) PRIMARY KEY, country_name VARCHAR(40) NOT NULL);
INSERT INTO countries VALUES ('FR', 'France'), ('DE', 'Germany'), ('ES', 'Spain'), ('IT', 'Italy');

CREATE TABLE accounts (account_id INT PRIMARY KEY, account_name VARCHAR(60) NOT NULL, country_code CHAR(2) NOT NULL, seats INT NOT NULL, signed_up DATE NOT NULL,
  FOREIGN KEY (country_code) REFERENCES countries (country_code));
INSERT INTO accounts SELECT seq, CONCAT('Account ', seq), ELT(1 + seq MOD 4, 'FR', 'DE', 'ES', 'IT'), 1 + (seq * 37) MOD 300, DATE_ADD('2022-01-01', INTERVAL (seq * 5) MOD 900 DAY) FROM seq_1_to_150;

CREATE TABLE users (user_id INT PRIMARY KEY, account_id INT NOT NULL, email VARCHAR(80) NOT NULL);
INSERT INTO users SELECT seq, 1 + seq MOD 150, CONCAT('user', seq, '@example.com') FROM seq_1_to_400;

CREATE TABLE coupons (coupon_code VARCHAR(20) PRIMARY KEY, percent_off INT NOT NULL);
INSERT INTO coupons SELECT CONCAT('SAVE', seq), 5 * seq FROM seq_1_to_6;

CREATE TABLE subscriptions (subscription_id INT PRIMARY KEY, account_id INT NOT NULL, plan_id INT NOT NULL, coupon_code VARCHAR(20), started DATE NOT NULL, ended DATE, state VARCHAR(20) NOT NULL,
  FOREIGN KEY (account_id) REFERENCES accounts (account_id), FOREIGN KEY (plan_id) REFERENCES plans (plan_id));
INSERT INTO subscriptions SELECT seq, 1 + (seq * 3) MOD 150, 1 + seq MOD 3, IF(seq MOD 5 = 0, CONCAT('SAVE', 1 + seq MOD 6), NULL), DATE_ADD('2022-02-01', INTERVAL (seq * 4) MOD 900 DAY),
  IF(seq MOD 4 = 0, DATE_ADD('2024-08-01', INTERVAL seq MOD 90 DAY), NULL), IF(seq MOD 4 = 0, 'cancelled', 'active') FROM seq_1_to_300;

CREATE TABLE invoices (invoice_id INT PRIMARY KEY, subscription_id INT NOT NULL, issued DATE NOT NULL, amount DECIMAL(10, 2) NOT NULL, paid TINYINT(1) NOT NULL,
  FOREIGN KEY (subscription_id) REFERENCES subscriptions (subscription_id));
INSERT INTO invoices SELECT seq, 1 + seq MOD 300, DATE_ADD('2023-01-01', INTERVAL (seq * 2) MOD 700 DAY), 9 + (seq * 11) MOD 190, seq MOD 7 <> 0 FROM seq_1_to_1500;

CREATE TABLE features (feature_id INT PRIMARY KEY, feature_name VARCHAR(40) NOT NULL);
INSERT INTO features SELECT seq, CONCAT('Feature ', seq) FROM seq_1_to_12;

CREATE TABLE feature_uses (account_id INT NOT NULL, feature_id INT NOT NULL, used_on DATE NOT NULL, uses INT NOT NULL, PRIMARY KEY (account_id, feature_id, used_on));
INSERT INTO feature_uses SELECT 1 + seq MOD 150, 1 + seq MOD 12, DATE_ADD('2024-01-01', INTERVAL seq DIV 10 DAY), 1 + seq MOD 40 FROM seq_1_to_2000;

CREATE TABLE tickets (ticket_id INT PRIMARY KEY, account_id INT NOT NULL, opened DATE NOT NULL, priority VARCHAR(10) NOT NULL);
INSERT INTO tickets SELECT seq, 1 + (seq * 7) MOD 150, DATE_ADD('2024-01-01', INTERVAL seq MOD 300 DAY), ELT(1 + seq MOD 3, 'low', 'normal', 'high') FROM seq_1_to_350;`;
