// Runs a program on the project's own Node once everything is installed and built: `node scripts/built.mjs <program> …`.
import { ensureBuilt, ensureInstalled, houseNode, run } from './prepare.mjs'

await ensureInstalled()
await ensureBuilt()
try {
  await run(houseNode, process.argv.slice(2))
} catch {
  // The program has said what is wrong.
  process.exitCode = 1
}
