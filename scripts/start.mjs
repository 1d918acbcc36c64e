// Runs on whatever Node starts it (20 or later): installs what is missing, builds what is stale, then hands over to
// the project's own Node.
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, isDemo, projectNode, say } from './prepare.mjs'

const demo = isDemo()
try {
  await ensureInstalled()
  await ensureBuilt({ demo })
} catch (error) {
  // The command has already printed the reason.
  process.stderr.write(`${error.message}. Starting again continues.\n`)
  process.exit(1)
}
say('starting the server…')
const bundle = demo ? 'build/demo/main.js' : 'build/server-bundle/main.js'
const server = spawn(projectNode, ['--enable-source-maps', bundle], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
