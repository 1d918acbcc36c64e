// Runs a command of the product's server once everything is installed and built: `node scripts/command.mjs <command> …`.
import { ensureBuilt, ensureInstalled, projectNode, run } from './prepare.mjs'

await ensureInstalled()
await ensureBuilt({ demo: false })
try {
  await run(projectNode, ['--enable-source-maps', 'build/server-bundle/main.js', ...process.argv.slice(2)])
} catch {
  // The command has already printed its error.
  process.exitCode = 1
}
