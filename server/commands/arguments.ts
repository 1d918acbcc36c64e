import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ConfigError } from '../../platform/config/index.ts'

/** Usage of each command. */
export const usages = {
  'setup-owner': 'setup-owner --email name@example.org --name "First Last" [--recover]',
  backup: 'backup [FILE] (without FILE: into BACKUP_DIR, of which outdated backups are removed)',
  restore: 'restore FILE (or s3://… in the store that BACKUP_DIR names)',
  'rehearse-restore': 'rehearse-restore [FILE] (without FILE: the newest in BACKUP_DIR)',
  'rotate-keys': 'rotate-keys',
  check: 'check (migrates the database)',
} as const

export type CommandName = keyof typeof usages

export const isCommand = (name: string): name is CommandName => Object.hasOwn(usages, name)

/** The text that `--help` prints, or undefined unless the arguments ask for it. */
export function readHelp([name = '', ...args]: readonly string[]): string | undefined {
  if (/^(-h|--help|help)$/.test(name)) return `Usage: eclore start\n${Object.values(usages).join('\n')}`
  return isCommand(name) && args.some((arg) => /^(-h|--help)$/.test(arg)) ? `Usage: ${usages[name]}` : undefined
}

/** @throws ConfigError with a one-line message if the arguments do not fit the command */
export function parseArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  name: CommandName,
  args: string[],
  options: Options,
  allowPositionals = false,
) {
  try {
    return parseArgs({ args, options, allowPositionals, strict: true })
  } catch (error) {
    const [reason] = (error as Error).message.split(/\.\s/)
    throw new ConfigError(`${reason}. Usage: ${usages[name]}`)
  }
}

export const refuseArguments = (name: CommandName, args: string[]): unknown => parseArguments(name, args, {})

/** @throws ConfigError with a one-line message if there is more than one file */
export function oneFileOrNone(name: CommandName, args: string[]): string | undefined {
  const [file, ...more] = parseArguments(name, args, {}, true).positionals
  if (more.length > 0) throw new ConfigError(`Usage: ${usages[name]}`)
  return file
}

/** @throws ConfigError with a one-line message unless there is exactly one file */
export function oneFile(name: CommandName, args: string[]): string {
  const file = oneFileOrNone(name, args)
  if (file === undefined) throw new ConfigError(`Usage: ${usages[name]}`)
  return file
}
