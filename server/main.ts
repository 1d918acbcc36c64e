import { ConfigError, readConfig } from '../platform/config/index.ts'
import { createLog } from '../platform/log/index.ts'
import { rotateKeysAndLeave } from './rotate-keys.ts'
import { type RunningServer, startServer } from './start.ts'

async function main(): Promise<void> {
  // What lies in DATA_DIR is nobody else's on this machine, whatever the shell that starts us allows.
  process.umask(0o077)
  const config = readConfig()
  const log = createLog(config.logLevel)
  if (process.argv[2] === 'rotate-keys') return rotateKeysAndLeave(config, log)
  let server: RunningServer | undefined
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'la maison ferme')
      await server?.stop()
      process.exit(0)
    })
  }
  // The embedded database belongs to this process alone: it rotates its keys itself.
  process.on('SIGUSR2', () => {
    server?.rotateKeys().catch((error: unknown) => log.error({ err: error }, 'les clés n’ont pas pu être renouvelées'))
  })
  server = await startServer(config, log)
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
