const names: Readonly<Record<string, string>> = {
  'accounts.mail-reset-link': 'Lien pour un nouveau mot de passe',
  'accounts.mail-sign-in-code': 'Code de connexion',
  'accounts.push': 'Notification sur un appareil',
  'articles.ask-link': 'Vérification d’un lien d’article',
  'articles.import': 'Import de contenus',
  'mail.send': 'Envoi d’un mail',
  'media.make-variants': 'Tailles d’une image',
  'media.remove-files': 'Suppression de fichiers',
  'subscriptions.cancel': 'Arrêt d’un renouvellement',
  'subscriptions.close-at-provider': 'Fin d’un abonnement chez le prestataire',
  'subscriptions.forget-card': 'Oubli d’une carte chez le prestataire',
  'subscriptions.forget-gift-card': 'Oubli de la carte d’un cadeau',
  'subscriptions.mail-contract-link': 'Lien pour mettre fin au contrat',
  'subscriptions.remind-first-message': 'Rappel du premier message',
  'subscriptions.replay-event': 'Événement du prestataire rejoué',
  'support.promise-anew': 'Nouveau calcul des réponses promises',
  'support.unread-notice': 'Annonce d’un message non lu',
  'support.send-link': 'Lien vers les demandes',
}

/** @returns the readable name of a job, or its stored name if there is none */
export const jobName = (name: string): string => names[name] ?? name
