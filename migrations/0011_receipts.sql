-- What was paid before receipts were numbered gets its number now, in the order in which the money came.
INSERT INTO receipts (attempt_uid, year, number, seller, issued_at)
SELECT attempt_uid, extract(year FROM at AT TIME ZONE 'Europe/Paris')::integer,
       row_number() OVER (PARTITION BY extract(year FROM at AT TIME ZONE 'Europe/Paris') ORDER BY at, uid), NULL, at
FROM ledger WHERE kind = 'charge';
--> statement-breakpoint
INSERT INTO receipt_series (year, last) SELECT year, max(number) FROM receipts GROUP BY year;
--> statement-breakpoint
-- A receipt that was given out stays as it is.
CREATE TRIGGER receipts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
