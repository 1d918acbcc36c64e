import type { OpenedPlatform, Platform } from '../../../platform/index.ts'
import { decrypt, encrypt } from '../../../platform/keys/index.ts'
import { listPlaintextSecrets, replaceSecrets } from './queries-second-factor.ts'

const form = 'v1'

const placeOf = (userUid: string): string => `second-factor/${userUid}`

/** `v1.<master key id>.<ciphertext>`: a stolen dump reveals no secret. */
export async function encryptSecret(
  { keyring }: Pick<Platform, 'keyring'>,
  userUid: string,
  secret: string,
): Promise<string> {
  const { id, bytes } = await keyring.current()
  return `${form}.${id}.${encrypt(bytes, placeOf(userUid), secret)}`
}

/** @returns undefined if the encryption key is lost; users then sign in with recovery codes, or with an admin's help */
export async function decryptSecret(
  { keyring, log }: Pick<Platform, 'keyring' | 'log'>,
  userUid: string,
  stored: string,
): Promise<string | undefined> {
  const [, id = '', encrypted = ''] = stored.split('.')
  const master = await keyring.find(id)
  if (master) return decrypt(master.bytes, placeOf(userUid), encrypted).toString()
  log.error({ user: userUid, key: id }, 'the key of a second factor is missing')
  return undefined
}

/** Encrypts secrets that an older version stored in plaintext, once at start. If the key is missing, a later start does so. */
export async function encryptFormerSecrets({
  db,
  keyring,
  log,
}: Pick<OpenedPlatform, 'db' | 'keyring' | 'log'>): Promise<void> {
  const encrypted = (userUid: string, secret: string | null) =>
    secret === null || secret.startsWith(`${form}.`) ? secret : encryptSecret({ keyring }, userUid, secret)
  const plaintextCipher = await listPlaintextSecrets(db, form)
  if (plaintextCipher.length === 0) return
  const key = await keyring.current().catch((error: unknown) => {
    log.error({ err: error }, 'second-factor secrets of an older version wait for the key')
  })
  if (!key) return
  for (const { userUid, secret, pendingSecret } of plaintextCipher) {
    const stored = { secret: await encrypted(userUid, secret), pendingSecret: await encrypted(userUid, pendingSecret) }
    await replaceSecrets(db, { userUid, secret, pendingSecret }, stored)
  }
}
