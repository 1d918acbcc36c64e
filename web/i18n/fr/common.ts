export const common = {
  minutes_one: '{{count}} min de lecture',
  minutes_many: '{{count}} min de lecture',
  minutes_other: '{{count}} min de lecture',
  close: 'Fermer',
  cancel: 'Annuler',
  sending: 'Envoi en cours…',
  optional: 'facultatif',
  show_password: 'Afficher le mot de passe',
  hide_password: 'Masquer le mot de passe',
  characters_left_one: 'encore {{count}} caractère',
  characters_left_many: 'encore {{count}} caractères',
  characters_left_other: 'encore {{count}} caractères',
} as const
