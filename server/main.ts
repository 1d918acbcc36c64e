import { ConfigError, readConfig } from '../platform/config/index.ts'
import { createLog, withoutValues } from '../platform/log/index.ts'
import { rotateKeysAndLeave } from './rotate-keys.ts'
import { type RunningServer, startServer } from './start.ts'

async function main(): Promise<void> {
  // DATA_DIR is private to this user, whatever the umask of the shell.
  process.umask(0o077)
  const config = readConfig()
  const log = createLog(config.logLevel)
  if (process.argv[2] === 'rotate-keys') return rotateKeysAndLeave(config, log)
  // What nobody caught ends the process; Node itself would print it with the values of the statement that failed.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught')
    process.exit(1)
  })
  let server: RunningServer | undefined
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'the server is stopping')
      await server?.stop()
      process.exit(0)
    })
  }
  // The embedded database belongs to this process alone: it rotates its keys itself.
  process.on('SIGUSR2', () => {
    server?.rotateKeys().catch((error: unknown) => log.error({ err: error }, 'keys could not be rotated'))
  })
  server = await startServer(config, log)
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError
  process.stderr.write(`${known ? error.message : withoutValues(error).stack}\n`)
  process.exit(1)
})
