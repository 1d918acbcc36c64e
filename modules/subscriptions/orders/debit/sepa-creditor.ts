import { z } from 'zod'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { OpenedPlatform, Platform } from '../../../../platform/index.ts'
import { defineSetting, readSetting } from '../../../../platform/settings/index.ts'

/** Country, check digits, and a number of the creditor; empty: members cannot pay by direct debit. */
const identifier = z.union([
  z.literal(''),
  z.stringFormat(
    'sepa-creditor',
    /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/,
    'Écrivez l’identifiant comme « FR12ZZZ123456 ».',
  ),
])

/** The creditor identifier that each mandate and each notice names. */
export const sepaCreditor = defineSetting('sepa-creditor', identifier, () => '')

export const readCreditor = (db: Database, config: Platform['config']): Promise<string> =>
  readSetting(db, config, sepaCreditor)

/** @throws 409 where the owner does not offer direct debits */
export async function requireDebits({ db, config }: Pick<OpenedPlatform, 'db' | 'config'>): Promise<void> {
  if ((await readCreditor(db, config)) === '')
    throw conflict([violation('debit', 'Le prélèvement SEPA n’est pas proposé ici.')])
}
