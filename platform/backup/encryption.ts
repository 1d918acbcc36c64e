import { readFileSync } from 'node:fs'
import { Decrypter, Encrypter } from 'age-encryption'
import { ConfigError } from '../config/index.ts'

export interface BackupKeys {
  /** age recipients (`age1…`): the identity of any of them decrypts the archive */
  recipients?: readonly string[]
  passphrase?: string
  /** an age identity (`AGE-SECRET-KEY-…`), or the path of a file that contains it */
  identity?: string
}

const missing = (what: string) =>
  new ConfigError(
    `Set BACKUP_PASSPHRASE, or ${what}: a backup contains keys and personal data, and is always encrypted`,
  )

/** Converts an error into a ConfigError whose message never contains the key. */
function orWrong(what: string, take: () => void): void {
  try {
    take()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new ConfigError(`${what}: ${code ?? message}`, { cause: error })
  }
}

/** @throws ConfigError if neither a recipient nor a passphrase is given, or a recipient is invalid */
export function createEncrypter({ recipients = [], passphrase }: BackupKeys): Encrypter {
  const encrypter = new Encrypter()
  if (recipients.length > 0) {
    for (const recipient of recipients) {
      orWrong(`BACKUP_RECIPIENT: ${recipient} is no age recipient`, () => encrypter.addRecipient(recipient))
    }
  } else if (passphrase) encrypter.setPassphrase(passphrase)
  else throw missing('BACKUP_RECIPIENT (age1…)')
  return encrypter
}

const identityStart = 'AGE-SECRET-KEY-'

function readIdentities(identity: string): string[] {
  if (identity.startsWith(identityStart)) return [identity]
  let text = ''
  orWrong(`BACKUP_IDENTITY: the file ${identity} cannot be read`, () => {
    text = readFileSync(identity, 'utf8')
  })
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(identityStart))
  if (identities.length === 0) throw new ConfigError(`BACKUP_IDENTITY: the file ${identity} holds no ${identityStart}…`)
  return identities
}

/** @throws ConfigError where neither an identity nor a passphrase is given, or the identity cannot be read */
export function createDecrypter({ identity, passphrase }: BackupKeys): Decrypter {
  if (!identity && !passphrase) throw missing('BACKUP_IDENTITY (AGE-SECRET-KEY-… or its file)')
  const decrypter = new Decrypter()
  if (passphrase) decrypter.addPassphrase(passphrase)
  for (const one of identity ? readIdentities(identity) : []) {
    orWrong('BACKUP_IDENTITY: a key is malformed', () => decrypter.addIdentity(one))
  }
  return decrypter
}
