/** Messages that survive a redirect. The key travels, never the words. Letters and digits only. */
export const flash = {
  signedIn: 'Ravie de vous revoir.',
  signedOut: 'Vous êtes déconnectée. À bientôt !',
  lookIntoMailbox: 'Un message vient de partir à votre adresse\u00a0: il dit la suite.',
  saved: 'C’est enregistré.',
  savingFailed: 'Une erreur est survenue pendant l’enregistrement.',
  messageSent: 'Message envoyé avec succès',
  contactErased: 'Vos demandes et votre adresse sont effacées.',
  ticketsClosed: 'Vos demandes ne sont plus ouvertes sur cet appareil, et le lien suivi n’ouvre plus rien.',
  favoriteAdded: 'Article ajouté à vos favoris.',
  favoriteRemoved: 'Article retiré de vos favoris.',
  subscribersOnly:
    'L’espace coaching est ouvert pendant l’abonnement, et le vôtre n’est pas en cours. « Mon compte » permet de le reprendre.',
  passwordChanged: 'Votre mot de passe est changé.',
  consentWithdrawn: 'Votre accord est retiré.',
  sessionClosed: 'La session est fermée.',
  sessionsClosed: 'Vous êtes déconnectée de tous vos autres appareils.',
  sessionUnclosed: 'Cette session n’a pas pu être fermée. Réessayez plus tard.',
  cardChanged: 'Votre nouvelle carte est enregistrée.',
  cancellationRequested: 'Votre demande de résiliation est prise en compte.',
  deletionPlanned: 'Votre compte sera effacé à la fin de la période payée.',
  deletionRequested: 'Votre compte va être effacé. Prenez soin de vous.',
} as const
