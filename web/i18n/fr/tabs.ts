/** Notices about changes in another tab while a form is in use. Loaded by the small script only. */
export const tabs = {
  connect:
    'Vous êtes maintenant connectée, dans un autre onglet. Ce que vous avez écrit ici reste affiché ; actualisez la page quand vous l’aurez envoyé ou copié.',
  disconnect:
    'Vous êtes déconnectée, depuis un autre onglet. Ce que vous avez écrit ici reste affiché ; copiez-le avant d’actualiser la page.',
  refresh:
    'Votre compte a changé dans un autre onglet. Ce que vous avez écrit ici reste affiché ; actualisez la page quand vous l’aurez envoyé ou copié.',
  metadataUpdate:
    'Vous avez modifié votre profil ou vos favoris dans un autre onglet. Ce que vous avez écrit ici reste affiché ; actualisez la page quand vous l’aurez envoyé ou copié.',
  reload: 'Actualiser',
  close: 'Fermer',
} as const
