/** What she reads without network. */
export const offline = {
  mark: 'Hors connexion',
  kept: 'Cet article est relu sur votre appareil, tel que vous l’avez lu le {{date}}.',
  back: 'Tous mes articles hors connexion',
  title: 'Vous êtes hors connexion',
  text: 'Cette page demande du réseau. En attendant, voici les derniers articles que vous avez lus.',
  empty: 'Cette page demande du réseau. Les articles que vous lisez, connectée, se retrouvent ensuite ici.',
  retry: 'Réessayer',
} as const
