/** The user's open sessions. */
export const sessions = {
  title: 'Vos appareils connectés',
  lead: 'Voici où votre compte est ouvert. Vous ne reconnaissez pas un appareil ? Fermez sa session, puis changez votre mot de passe.',
  device: '{{browser}} sur {{system}}',
  unknown: 'Appareil inconnu',
  here: 'Cet appareil',
  last_seen: 'Dernière activité le {{date}}',
  close: 'Fermer la session',
  close_named: 'Fermer la session : {{device}}',
  close_others: 'Fermer toutes les autres sessions',
  alone: 'Votre compte n’est ouvert nulle part ailleurs.',
  older: 'Voir les autres appareils',
  unavailable: 'Impossible de récupérer les informations pour le moment.',
  section_text: 'Votre mot de passe, vos clés d’accès, et les appareils où votre compte est ouvert.',
  section_link: 'Gérer mes accès',
} as const
