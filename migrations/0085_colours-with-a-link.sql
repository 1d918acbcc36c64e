UPDATE "settings" SET "value" = '{"link":"#97274f"}'::jsonb || "value" WHERE "name" = 'colours' AND jsonb_typeof("value") = 'object';
