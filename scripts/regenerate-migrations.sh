#!/bin/sh
# Before the first release only: writes migrations/ anew from all tables.ts. Afterwards `npm run db:generate` adds one.
set -e
cd "$(dirname "$0")/.."
PATH="$PWD/node_modules/.bin:$PATH"
rm -rf migrations
drizzle-kit generate --custom --name extensions >/dev/null
cp scripts/extensions.sql migrations/0000_extensions.sql
drizzle-kit generate --name house
drizzle-kit generate --custom --name append_only >/dev/null
cp scripts/append-only.sql migrations/0002_append_only.sql
