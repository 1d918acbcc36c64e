import type { OpeningCode } from './opening.ts'

/** French titles of the opening checks, on their screen and in the audit. */
export const openingTitles: Readonly<Record<OpeningCode, string>> = {
  'owner-second-factor': 'Second facteur de l’administration',
  'public-address': 'Adresse publique',
  'legal-pages': 'Pages légales',
  'legal-sources': 'Textes de loi reproduits',
  'mail-sent': 'Envoi des e-mails',
  'mail-authentic': 'Authentification des e-mails',
  'mail-answers': 'Réponses par e-mail',
  'payment-keys': 'Clés de paiement',
  'payment-webhook': 'Évènements de paiement',
  secrets: 'Secrets du serveur',
  backup: 'Sauvegarde',
  restore: 'Restauration essayée',
  disk: 'Place sur le disque',
  'demo-absent': 'Démonstration absente',
  'privacy-register': 'Registre des traitements',
  'metrics-private': 'Mesures privées',
  'own-words': 'Vos propres mots',
}
