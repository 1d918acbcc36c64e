import type { OpenedPlatform, Platform } from '../../platform/index.ts'
import { openSealed, seal } from '../../platform/keys/index.ts'
import { listUnsealedSecrets, replaceSecrets } from './queries-second-factor.ts'

const form = 'v1'

const placeOf = (userUid: string): string => `second-factor/${userUid}`

/** « v1.<master key>.<sealed> »: a stolen dump opens no account by it. */
export async function sealSecret(
  { keyring }: Pick<Platform, 'keyring'>,
  userUid: string,
  secret: string,
): Promise<string> {
  const { id, bytes } = await keyring.current()
  return `${form}.${id}.${seal(bytes, placeOf(userUid), secret)}`
}

/** @returns undefined where the key that sealed it is gone: recovery codes, or a colleague, still let her in */
export async function openSecret(
  { keyring, log }: Pick<Platform, 'keyring' | 'log'>,
  userUid: string,
  kept: string,
): Promise<string | undefined> {
  const [, id = '', sealed = ''] = kept.split('.')
  const master = await keyring.find(id)
  if (master) return openSealed(master.bytes, placeOf(userUid), sealed).toString()
  log.error({ user: userUid, key: id }, 'the key of a second factor is missing')
  return undefined
}

/** At the start, once: secrets that an older version kept as they are. Where the key is missing, at the start that finds it again. */
export async function sealFormerSecrets({
  db,
  keyring,
  log,
}: Pick<OpenedPlatform, 'db' | 'keyring' | 'log'>): Promise<void> {
  const sealed = (userUid: string, secret: string | null) =>
    secret === null || secret.startsWith(`${form}.`) ? secret : sealSecret({ keyring }, userUid, secret)
  const unsealed = await listUnsealedSecrets(db, form)
  if (unsealed.length === 0) return
  const key = await keyring.current().catch((error: unknown) => {
    log.error({ err: error }, 'second-factor secrets of an older version wait for the key')
  })
  if (!key) return
  for (const { userUid, secret, pendingSecret } of unsealed) {
    const kept = { secret: await sealed(userUid, secret), pendingSecret: await sealed(userUid, pendingSecret) }
    await replaceSecrets(db, { userUid, secret, pendingSecret }, kept)
  }
}
