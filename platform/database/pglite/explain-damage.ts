import path from 'node:path'
import { ConfigError } from '../../config/index.ts'
import { isDiskFull } from '../disk-full.ts'

/** SQLSTATE: damaged data or index, a file that cannot be read or is not there, a wrong lock or configuration file. */
const damaged = /^(XX...|58...|F0...)$/

interface Fault {
  code?: string
  message?: string
  cause?: unknown
}

function hasCause(error: unknown, test: (fault: Fault) => boolean): boolean {
  let fault = error as Fault | undefined
  for (let depth = 0; fault && depth < 4; depth += 1) {
    if (test(fault)) return true
    fault = fault.cause as Fault | undefined
  }
  return false
}

/** True if PostgreSQL gave up: in WebAssembly this is an abort, whatever the reason. */
export const isAbort = (error: unknown): boolean =>
  hasCause(error, (fault) => fault instanceof WebAssembly.RuntimeError)

const isDamage = (error: unknown): boolean =>
  isAbort(error) || hasCause(error, ({ code }) => damaged.test(String(code ?? '')))

const firstLine = (error: unknown): string =>
  String((error as Fault | undefined)?.message ?? error).split('\n')[0] ?? ''

const restore = (data: string): string =>
  `Move ${data} aside (mv ${data} ${data}.broken) and restore a backup: docs/running/backup.md.`

/** A line with instructions for the operator, instead of a stack. */
function damagedDatabase(folder: string, error: unknown): ConfigError {
  const why = `The embedded database is damaged (${folder}: ${firstLine(error)}).`
  return new ConfigError(`${why} ${restore(path.dirname(folder))}`)
}

/** Message for a database that stops at runtime: usually the next start repairs it from its log. */
export const databaseStoppedMessage = (folder: string, error: unknown): string =>
  `The embedded database stopped (${folder}: ${firstLine(error)}). Restart; if it does not open: ${restore(path.dirname(folder))}`

/** @param opening whether PostgreSQL is starting: then every failure except an error of the file system means damage */
export function explainDamage(folder: string, error: unknown, opening: boolean): unknown {
  if (error instanceof ConfigError || isDiskFull(error)) return error
  const bySystem = (error as NodeJS.ErrnoException | undefined)?.syscall !== undefined
  return isDamage(error) || (opening && !bySystem) ? damagedDatabase(folder, error) : error
}
