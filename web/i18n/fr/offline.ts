/** What she finds without network where the page she wants was not kept. */
export const offline = {
  title: 'Vous êtes hors connexion',
  text: 'Cette page demande du réseau. En attendant, voici les derniers articles que vous avez lus.',
  retry: 'Réessayer',
} as const
