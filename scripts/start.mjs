// Runs on whatever Node starts it (20 or later): installs what is missing, builds what is stale, then hands over to
// the project's own Node.
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, projectNode, say } from './prepare.mjs'

await ensureInstalled()
await ensureBuilt()
say('starting the server…')
const server = spawn(projectNode, ['--enable-source-maps', 'build/server-bundle/main.js'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
