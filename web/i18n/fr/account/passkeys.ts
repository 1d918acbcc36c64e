/** Second factors of a device or a security key. */
export const passkeys = {
  title: 'Clés d’accès',
  lead: 'Une clé d’accès remplace le code : votre téléphone, votre ordinateur ou une clé de sécurité vous reconnaît, et ne répond qu’à ce site. Ajoutez-en une par appareil.',
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
