/** Passkeys: ways to sign in, and second factors of staff. */
export const passkeys = {
  title: 'Clés d’accès',
  lead: 'Une clé d’accès remplace le code : votre téléphone, votre ordinateur ou une clé de sécurité vous reconnaît, et ne répond qu’à ce site. Ajoutez-en une par appareil.',
  member_lead:
    'Une clé d’accès vous connecte sans mot de passe ni code : votre téléphone, votre ordinateur ou une clé de sécurité vous reconnaît, et ne répond qu’à ce site. Vous pourrez toujours vous connecter autrement.',
  member_confirm:
    'Pour en ajouter une, confirmez d’abord que c’est bien vous : nous envoyons un code à votre adresse e-mail.',
  name: 'Nom de la clé',
  name_hint: 'Par exemple « Mon téléphone », pour la reconnaître ici.',
  add: 'Ajouter une clé d’accès',
  made: 'Ajoutée le {{date}}, pas encore utilisée',
  used: 'Utilisée le {{date}}',
  remove: 'Retirer',
  remove_named: 'Retirer « {{name}} »',
  failed: 'Aucune clé d’accès n’a été ajoutée. Réessayez quand vous voulez.',
  no_script: 'Ajouter une clé d’accès demande JavaScript.',
  unavailable: 'Impossible d’afficher vos clés d’accès pour le moment.',
  sign_in: 'Utiliser une clé d’accès',
  sign_in_failed: 'La clé d’accès n’a pas répondu. Réessayez, ou saisissez un code.',
} as const
