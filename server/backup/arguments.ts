import { parseArgs } from 'node:util'
import { ConfigError } from '../../platform/config/index.ts'

/** @throws ConfigError with a one-line message if there is more than one file */
export const oneFileOrNone = (args: string[], usage: string): string | undefined =>
  args.length === 0 ? undefined : oneFile(args, usage)

/** @throws ConfigError with a one-line message unless there is exactly one file */
export function oneFile(args: string[], usage: string): string {
  try {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true, strict: true })
    const [file, ...more] = positionals
    if (file && more.length === 0) return file
  } catch (error) {
    throw new ConfigError(`${(error as Error).message.split('\n')[0]} Usage: ${usage}`)
  }
  throw new ConfigError(`Usage: ${usage}`)
}
