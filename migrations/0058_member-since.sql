ALTER TABLE "subscriptions" ADD COLUMN "member_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_local_part" ON "users" USING btree (reverse(split_part(searched, '@', 1)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_many_ats" ON "users" USING btree ("uid") WHERE searched like '%@%@%';--> statement-breakpoint
CREATE INDEX "subscriptions_members" ON "subscriptions" USING btree ("status","member_since","subscriber_uid");--> statement-breakpoint
-- Accounts of one state of subscription are listed newest first: a page is then read from one index, however many they are.
CREATE FUNCTION set_member_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.member_since IS NULL THEN
    NEW.member_since := (
      SELECT u.created_at FROM subscribers p JOIN users u ON u.uid = p.user_uid WHERE p.uid = NEW.subscriber_uid
    );
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER subscriptions_member_since BEFORE INSERT ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION set_member_since();
--> statement-breakpoint
CREATE FUNCTION follow_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE subscriptions SET member_since = (SELECT created_at FROM users WHERE uid = NEW.user_uid)
  WHERE subscriber_uid = NEW.uid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER subscribers_member AFTER UPDATE OF user_uid ON subscribers
  FOR EACH ROW WHEN (OLD.user_uid IS DISTINCT FROM NEW.user_uid) EXECUTE FUNCTION follow_member();
--> statement-breakpoint
UPDATE subscriptions s SET member_since = u.created_at
FROM subscribers p JOIN users u ON u.uid = p.user_uid WHERE p.uid = s.subscriber_uid;
