import { rotateCoachingKeys } from '../../modules/coaching/index.ts'
import type { Config } from '../../platform/config/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import type { Logger } from '../../platform/log/index.ts'
import { openPlatform } from '../../platform/open.ts'
import { modules } from '../modules.ts'
import { refuseArguments } from './arguments.ts'

/** Rotates keys while the server runs. It can be repeated after a failure: every key is still wrapped by an existing one. */
export async function rotateKeys(platform: OpenedPlatform): Promise<number> {
  const wrapped = await rotateCoachingKeys(platform)
  platform.log.info({ wrapped }, 'discussion keys are wrapped anew')
  return wrapped
}

/** The command: rotates keys in its own process, beside the servers on the same PostgreSQL. */
export async function rotateKeysAndLeave(config: Config, log: Logger, args: string[]): Promise<void> {
  refuseArguments('rotate-keys', args)
  const { platform, close } = await openPlatform(config, log, modules)
  const wrapped = await rotateKeys(platform)
  await platform.jobs.stop()
  await close()
  process.stdout.write(`The keys of ${wrapped} discussions are wrapped anew.\n`)
}
