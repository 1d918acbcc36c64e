import { type Config, ConfigError, readConfig } from '../platform/config/index.ts'
import { createLog, type Logger, redactError } from '../platform/log/index.ts'
import { isFirstOfSeveral, isWorker, requireShareable, runWorkerProcesses, sayReady } from './cluster/index.ts'
import { type CommandName, isCommand, readHelp, usages } from './commands/arguments.ts'
import { checkAndLeave } from './commands/check.ts'
import { rotateKeysAndLeave } from './commands/rotate-keys.ts'
import { setupOwnerAndLeave } from './commands/setup-owner.ts'
import { type DemoContent, type RunningServer, startServer } from './start.ts'

const noDemo =
  'Wrong configuration: DEMO=1, the default outside production, but this build has no demo content. ' +
  'Set DEMO=0, or build it by `npm run build:demo` and run build/demo/main.js'

/** Only encryption can verify a recipient's checksum: without this, the first backup would fail at night. */
async function requireRecipients({ backup }: Config): Promise<void> {
  const { createEncrypter } = await import('../platform/backup/encryption.ts')
  createEncrypter(backup)
}

type Command = (config: Config, log: Logger, args: string[]) => Promise<void>

const commands: Readonly<Record<CommandName, Command>> = {
  'rotate-keys': rotateKeysAndLeave,
  check: checkAndLeave,
  'setup-owner': setupOwnerAndLeave,
  // Imported on demand: encryption and archives, which a server does not need.
  backup: async (...given) => (await import('./backup/make-backup.ts')).backupAndLeave(...given),
  restore: async (...given) => (await import('./backup/restore.ts')).restoreAndLeave(...given),
  'rehearse-restore': async (...given) =>
    (await import('./backup/rehearse-restore.ts')).rehearseRestoreAndLeave(...given),
}

async function runCommand(name: CommandName, config: Config, log: Logger, args: string[]): Promise<void> {
  // A process that ends while it still waits for something has failed.
  process.exitCode = 1
  await commands[name](config, log, args)
  process.exitCode = 0
}

async function main(demo?: DemoContent): Promise<void> {
  // DATA_DIR is private to this user, whatever the umask of the shell.
  process.umask(0o077)
  const given = process.argv.slice(2)
  const help = readHelp(given)
  if (help) return void process.stdout.write(`${help}\n`)
  const [command, ...args] = given
  if (command !== undefined && !isCommand(command)) {
    throw new ConfigError(`Unknown command ${command}: there are ${Object.keys(usages).join(', ')}`)
  }
  const config = readConfig()
  const log = createLog(config.logLevel)
  if (command === undefined || command === 'check') {
    if (config.demo && !demo) throw new ConfigError(noDemo)
    requireShareable(config)
    if (config.backup.recipients.length > 0) await requireRecipients(config)
  }
  if (command !== undefined) return runCommand(command, config, log, args)
  if (isFirstOfSeveral(config)) return runWorkerProcesses(config, log)
  // An uncaught error ends the process; Node itself would print it with the values of the statement that failed.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an uncaught error')
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
  server = await startServer(config, log, config.demo ? demo : undefined)
  if (!isWorker()) return
  // Only the first process acts on SIGHUP, even if a terminal sends it to all processes.
  process.on('SIGHUP', () => log.debug('SIGHUP is for the first process'))
  sayReady()
}

/** Runs the process. Only the entry of the demo build passes demo content: the product contains none. */
export function runServer(demo?: DemoContent): void {
  main(demo).catch((error: unknown) => {
    const known = error instanceof ConfigError
    process.stderr.write(`${known ? error.message : redactError(error).stack}\n`)
    process.exit(1)
  })
}
