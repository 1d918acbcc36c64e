import { postalAddress } from '../modules/subscriptions/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Platform } from '../platform/index.ts'
import { findSetting, writeSetting } from '../platform/settings/index.ts'

/** As the terms of the demo give it: receipts and the mails of orders name the seller. */
const address = 'Éclore SAS (société fictive)\n1 rue de l’Exemple\n00000 Ville-Exemple'

export async function seedSeller({ config, clock }: Platform, db: Database): Promise<void> {
  const setting = await findSetting(db, config, postalAddress)
  if (!setting) throw new Error('the settings are not there yet')
  await writeSetting(db, { name: postalAddress.name, value: address, version: setting.version }, clock.now())
}
