import { createECDH } from 'node:crypto'
import { secretOf } from '../../../platform/database/index.ts'
import type { OpenedPlatform, PlatformService } from '../../../platform/index.ts'

export interface PushKeys {
  /** base64url */
  publicKey: string
  privateKey: string
}

/** Uses the stored 32 bytes as a P-256 private key: only one value in four billion is invalid. */
async function readKeys({ config, db }: OpenedPlatform): Promise<PushKeys> {
  const secret = config.pushKey ? Buffer.from(config.pushKey, 'base64url') : Buffer.from(await secretOf(db, 'push'))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}

const keys: PlatformService<Promise<PushKeys>> = { name: 'accounts.push-keys', open: readKeys }

export const pushKeysOf = ({ services }: Pick<OpenedPlatform, 'services'>): Promise<PushKeys> => services.of(keys)
