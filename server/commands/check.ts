import { type Config, ConfigError } from '../../platform/config/index.ts'
import { watchKeys } from '../../platform/keys/in-use.ts'
import type { Logger } from '../../platform/log/index.ts'
import { openPlatform } from '../../platform/open.ts'
import { modules } from '../modules.ts'
import { refuseArguments } from './arguments.ts'

/** The command: checks that a server with this environment would start and can read its data. Migrates the database. */
export async function checkAndLeave(config: Config, log: Logger, args: string[]): Promise<void> {
  refuseArguments('check', args)
  const { platform, close } = await openPlatform(config, log, modules)
  try {
    if (!(await watchKeys(platform, modules)())) throw new ConfigError('A coaching key is missing: see the log')
    process.stdout.write('The configuration, the database and the keys are in order.\n')
  } finally {
    await platform.jobs.stop()
    await close()
  }
}
