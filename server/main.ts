import { ConfigError, readConfig } from '../platform/config/index.ts'
import { createLog } from '../platform/log/index.ts'
import { type House, startHouse } from './start.ts'

async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  let house: House | undefined
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'la maison ferme')
      await house?.stop()
      process.exit(0)
    })
  }
  house = await startHouse(config, log)
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
