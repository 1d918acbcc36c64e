/** Page shown offline if the requested page is not stored. */
export const offline = {
  title: 'Vous êtes hors connexion',
  text: 'Cette page demande du réseau. En attendant, voici les derniers articles que vous avez lus.',
  retry: 'Réessayer',
} as const
