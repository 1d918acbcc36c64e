import { readFileSync } from 'node:fs'
import { Decrypter, Encrypter } from 'age-encryption'
import { ConfigError } from '../config/index.ts'

export interface BackupKeys {
  /** age recipients (`age1…`): whoever holds an identity of one opens the archive */
  recipients?: readonly string[]
  passphrase?: string
  /** an age identity (`AGE-SECRET-KEY-…`), or the file that holds it */
  identity?: string
}

const missing = (what: string) =>
  new ConfigError(
    `Set BACKUP_PASSPHRASE, or ${what}: a backup contains keys and personal data, and is always encrypted`,
  )

/** @throws ConfigError where neither a recipient nor a passphrase is given */
export function createEncrypter({ recipients = [], passphrase }: BackupKeys): Encrypter {
  const encrypter = new Encrypter()
  if (recipients.length > 0) for (const recipient of recipients) encrypter.addRecipient(recipient)
  else if (passphrase) encrypter.setPassphrase(passphrase)
  else throw missing('BACKUP_RECIPIENT (age1…)')
  return encrypter
}

function readIdentities(identity: string): string[] {
  if (identity.startsWith('AGE-SECRET-KEY-')) return [identity]
  const lines = readFileSync(identity, 'utf8').split('\n')
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('AGE-SECRET-KEY-'))
}

/** @throws ConfigError where neither an identity nor a passphrase is given */
export function createDecrypter({ identity, passphrase }: BackupKeys): Decrypter {
  if (!identity && !passphrase) throw missing('BACKUP_IDENTITY (AGE-SECRET-KEY-… or its file)')
  const decrypter = new Decrypter()
  if (passphrase) decrypter.addPassphrase(passphrase)
  if (identity) for (const one of readIdentities(identity)) decrypter.addIdentity(one)
  return decrypter
}
