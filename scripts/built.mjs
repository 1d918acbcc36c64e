// Runs a program on the project's own Node once everything is installed and built: `node scripts/built.mjs <program> …`.
import { ensureBuilt, ensureInstalled, projectNode, run } from './prepare.mjs'

await ensureInstalled()
await ensureBuilt({ demo: true })
try {
  await run(projectNode, process.argv.slice(2))
} catch {
  // The program has already printed its error.
  process.exitCode = 1
}
