import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Deletes all snapshots but the newest: drizzle-kit compares the tables with that one only. Each weighs 200 KB. */
const folder = 'migrations/meta'
const snapshots = readdirSync(folder)
  .filter((file) => file.endsWith('_snapshot.json'))
  .sort()
for (const file of snapshots.slice(0, -1)) rmSync(path.join(folder, file))
