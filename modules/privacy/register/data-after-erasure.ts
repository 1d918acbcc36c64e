import type { ActivityCode } from './activities.ts'

/**
 * Data of each activity that remains once an account is erased, and for how long; null: nothing. Decisions 9 and 54.
 */
export const dataAfterErasure: Readonly<Record<ActivityCode, string | null>> = {
  account: null,
  security: 'Le journal des interventions et des connexions, avec un identifiant sans nom\u00a0: 3 ans.',
  subscription:
    'Paiements, factures et conditions acceptées, sans lien avec elle\u00a0: 10 ans après la clôture de l’exercice (code de commerce, article L123-22).',
  coaching: null,
  support:
    'Les demandes écrites sans être connectée, tant que l’adresse n’a pas été confirmée\u00a0: leur propre délai.',
  mail: 'Les derniers e-mails, avec leur adresse\u00a0: jusqu’à leur remise, 7 jours au plus.',
  consent: 'Les preuves d’accord, sous une empreinte de l’adresse\u00a0: 5 ans (RGPD, article 7.1).',
  staff: null,
  audience: null,
}
