// Runs on whatever Node starts it (20 or later): installs what is missing, builds what is stale, then hands over to
// the house's own Node.
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, houseNode, say } from './prepare.mjs'

await ensureInstalled()
await ensureBuilt()
say('ouverture de la maison…')
const house = spawn(houseNode, ['--enable-source-maps', 'build/house/main.js'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => house.kill(signal))
house.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
