// Runs a command of the product's server once everything is installed and built: `node scripts/command.mjs <command> …`.
import { serverFlags, serverMemory } from './memory.mjs'
import { ensureBuilt, ensureInstalled, projectNode, run } from './prepare.mjs'

await ensureInstalled()
await ensureBuilt({ demo: false })
try {
  const command = [...serverFlags(process.env), 'build/server-bundle/main.js', ...process.argv.slice(2)]
  await run(projectNode, command, { env: { ...serverMemory, ...process.env } })
} catch {
  // The command has said what is wrong.
  process.exitCode = 1
}
