export const password = {
  new: 'Mot de passe',
  hint: 'De 8 à 50 caractères, tous sont permis. Une phrase à vous vaut mieux qu’un mot compliqué.',
  strength: 'Solidité du mot de passe',
  bits: '{{bits}} bits sur les {{wanted}} conseillés par la CNIL',
  explain:
    'La CNIL mesure un mot de passe en bits : plus il est long et plus ses signes sont variés, plus il faut d’essais pour le deviner.',
  more_one: 'Encore {{count}} caractère, ou des majuscules, des chiffres et des signes, et il sera solide.',
  more_many: 'Encore {{count}} caractères, ou des majuscules, des chiffres et des signes, et il sera solide.',
  more_other: 'Encore {{count}} caractères, ou des majuscules, des chiffres et des signes, et il sera solide.',
  strong: 'Il résistera aux essais : c’est un bon mot de passe.',
  common: 'Ce mot de passe figure parmi les plus utilisés, donc les premiers essayés : choisissez-en un autre.',
  forgotten: {
    title: 'Mot de passe oublié',
    lead: 'Cela arrive à tout le monde. Indiquez votre adresse : nous vous envoyons un lien pour en choisir un autre.',
    submit: 'Recevoir le lien',
    sent: 'Si un compte existe à cette adresse, un lien vient de partir. Il sert une seule fois, pendant une heure.',
    spam: 'Rien reçu ? Regardez dans les indésirables, ou recommencez dans quelques minutes.',
    again: 'Demander un autre lien',
    back: 'Revenir à la connexion',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Il remplacera l’ancien partout : vos autres sessions seront fermées.',
    field: 'Nouveau mot de passe',
    submit: 'Enregistrer ce mot de passe',
  },
} as const
