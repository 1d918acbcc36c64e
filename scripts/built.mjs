// Runs a program on the project's own Node once everything is installed and built: `node scripts/built.mjs <program> …`.
import { ensureBuilt, ensureInstalled, projectNode, run } from './prepare.mjs'

await ensureInstalled()
await ensureBuilt({ demo: true })
try {
  await run(projectNode, process.argv.slice(2))
} catch {
  // The program has said what is wrong.
  process.exitCode = 1
}
