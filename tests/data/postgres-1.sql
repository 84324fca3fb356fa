-- The first schema of databases, as programs of that time made it. It stays as it is: tests/e2e/versions.py has one of them run beside
-- the present one.
CREATE TABLE tables ( rowid bigint GENERATED ALWAYS AS IDENTITY, id text COLLATE "C" NOT NULL PRIMARY KEY, game text NOT NULL, rules bigint NOT NULL, phase bigint NOT NULL, public bigint NOT NULL, created bigint NOT NULL, changed bigint NOT NULL, summary text NOT NULL, record text);
CREATE INDEX tables_listed ON tables (phase, public, changed);
CREATE TABLE events ( of_table text COLLATE "C" NOT NULL, number bigint NOT NULL, at bigint NOT NULL, body text NOT NULL, PRIMARY KEY (of_table, number));
CREATE TABLE people ( id text COLLATE "C" NOT NULL PRIMARY KEY, name text NOT NULL, created bigint NOT NULL, seen bigint NOT NULL);
CREATE TABLE chairs ( person text COLLATE "C" NOT NULL, of_table text COLLATE "C" NOT NULL, seat bigint NOT NULL, PRIMARY KEY (person, of_table));
CREATE INDEX chairs_at ON chairs (of_table);
CREATE TABLE lines ( of_table text COLLATE "C" NOT NULL, number bigint NOT NULL, at bigint NOT NULL, person text COLLATE "C" NOT NULL, name text NOT NULL, seat bigint NOT NULL, text text NOT NULL, PRIMARY KEY (of_table, number));
CREATE INDEX lines_of ON lines (person) WHERE person <> '';
CREATE TABLE processes ( id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text COLLATE "C" NOT NULL UNIQUE, until timestamptz NOT NULL, session bigint NOT NULL, written bigint NOT NULL, dead boolean NOT NULL, rules text NOT NULL DEFAULT '') WITH (fillfactor = 20);
CREATE TABLE leases (of_table text COLLATE "C" NOT NULL PRIMARY KEY, holder bigint NOT NULL, unfit text);
CREATE INDEX leases_of ON leases (holder);
CREATE INDEX tables_changed ON tables (changed DESC, id) WHERE public = 1;
CREATE UNLOGGED TABLE presence ( person text COLLATE "C" NOT NULL, process bigint NOT NULL, PRIMARY KEY (person, process));
CREATE UNLOGGED TABLE mail ( number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, recipient bigint NOT NULL, sender bigint NOT NULL, line bigint NOT NULL, kind bigint NOT NULL, body text NOT NULL) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
CREATE INDEX mail_to ON mail (recipient);
CREATE TABLE borgo (version bigint NOT NULL, least bigint NOT NULL);
INSERT INTO borgo VALUES (1, 1);
