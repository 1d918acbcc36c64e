/** Messages that survive a redirect. The key travels, never the words. Letters and digits only. */
export const flash = {
  signedIn: 'Ravie de vous revoir.',
  signedOut: 'Vous êtes déconnectée. À bientôt !',
  saved: 'C’est enregistré.',
  savingFailed: 'Une erreur est survenue pendant l’enregistrement.',
  messageSent: 'Message envoyé avec succès',
  ticketSent: 'Ticket envoyé avec succès',
  favoriteAdded: 'Article ajouté à vos favoris.',
  favoriteRemoved: 'Article retiré de vos favoris.',
} as const
