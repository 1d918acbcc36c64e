import { createInterface } from 'node:readline/promises'
import { normalizedEmail, personName } from '../../contracts/forms.ts'
import { OwnerExistsError, type OwnerRequest, setupOwner } from '../../modules/administration/index.ts'
import { type Config, ConfigError } from '../../platform/config/index.ts'
import type { Logger } from '../../platform/log/index.ts'
import { openPlatform } from '../../platform/open.ts'
import { modules } from '../modules.ts'
import type { OwnerAnswer } from './answer-commands.ts'
import { parseArguments, usages } from './arguments.ts'
import { askServer } from './control-socket.ts'

const usage = usages['setup-owner']

const options = { email: { type: 'string' }, name: { type: 'string' }, recover: { type: 'boolean' } } as const

/** Asks for a missing value, if run in a terminal. */
async function ask(question: string, given: string | undefined): Promise<string> {
  if (given !== undefined || !process.stdin.isTTY) return given ?? ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(`${question}: `)
  } finally {
    terminal.close()
  }
}

/** @throws ConfigError with a one-line message if a value is missing or malformed */
async function readRequest(args: string[]): Promise<OwnerRequest> {
  const given = parseArguments('setup-owner', args, options).values
  const address = normalizedEmail.safeParse(await ask('E-mail', given.email))
  if (!address.success) throw new ConfigError(`--email must be an address. Usage: ${usage}`)
  const called = personName.safeParse(await ask('Name', given.name))
  if (!called.success) throw new ConfigError(`--name must have 1 to 24 letters. Usage: ${usage}`)
  return { email: address.data, name: called.data, recover: given.recover ?? false }
}

async function setupWhileStopped(config: Config, log: Logger, request: OwnerRequest): Promise<string> {
  const { platform, close } = await openPlatform(config, log, modules)
  try {
    return await setupOwner(platform, platform.db, request)
  } catch (error) {
    if (error instanceof OwnerExistsError) throw new ConfigError(error.message)
    throw error
  } finally {
    await platform.jobs.stop()
    await close()
  }
}

/** The command: creates the first admin, and prints the link to choose a password. */
export async function setupOwnerAndLeave(config: Config, log: Logger, args: string[]): Promise<void> {
  const request = await readRequest(args)
  // Ask a running server first: it holds the embedded database.
  const answer = await askServer<OwnerAnswer>(config.dataDir, 'setup-owner', request)
  if (answer && 'exists' in answer) throw new ConfigError(answer.exists)
  const href = answer?.href ?? (await setupWhileStopped(config, log, request))
  process.stdout.write(`${request.email} sets their password here, once, within 24 hours:\n${href}\n`)
}
