import { contactEmail, hosting, mediator, postalAddress, publisher } from '../modules/publisher/index.ts'
import { sepaCreditor } from '../modules/subscriptions/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Platform } from '../platform/index.ts'
import { type SettingEntry, writeSettings } from './write-settings.ts'

/** An invented company: real SIRENs never begin with eight zeros, but its check digits are valid. */
export const sellerFacts: readonly SettingEntry[] = [
  [
    publisher,
    {
      name: 'Éclore SAS',
      legalForm: 'société par actions simplifiée',
      capital: 10_000,
      siret: '00000001800010',
      register: 'RCS Ville-Exemple',
      vatNumber: 'FR66000000018',
      vatRate: 20,
      phone: '01 99 00 00 00',
      director: 'Marianne Estève, présidente',
    },
  ],
  [postalAddress, '1 rue de l’Exemple\n00000 Ville-Exemple'],
  [contactEmail, 'bonjour@exemple.fr'],
  [sepaCreditor, 'FR00ZZZ000018'],
  [
    mediator,
    {
      name: 'Médiation Exemple',
      address: '2 place de l’Exemple, 00000 Ville-Exemple',
      website: 'https://mediation.exemple.fr',
    },
  ],
  [
    hosting,
    {
      name: 'Hébergeur Exemple SAS',
      address: '3 quai de l’Exemple, 00000 Ville-Exemple',
      phone: '01 99 00 00 01',
      country: 'Union européenne',
      mailProvider: 'Courrier Exemple SAS (société fictive)',
    },
  ],
]

/** Seeds the seller that legal pages, receipts and order mails name. */
export const seedSeller = (platform: Platform, db: Database): Promise<void> => writeSettings(platform, db, sellerFacts)
