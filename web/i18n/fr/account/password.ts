export const password = {
  new: 'Mot de passe',
  hint: 'De 8 à 50 caractères, tous sont permis. Une phrase à vous vaut mieux qu’un mot compliqué.',
  optional_hint:
    'Facultatif : sans mot de passe, vous pourrez vous connecter par code, reçu par e-mail. Sinon, de 8 à 50 caractères, tous permis.',
  /** Strength of a password; only the last level is accepted. */
  strength: {
    short: 'Trop court',
    long: 'Trop long',
    common: 'Connu des voleurs',
    weak: 'Trop facile à deviner',
    fair: 'Presque assez solide',
    strong: 'Assez long',
  },
  advice: {
    short_one: 'Encore {{count}}\u00a0caractère pour qu’il soit accepté.',
    short_many: 'Encore {{count}}\u00a0caractères pour qu’il soit accepté.',
    short_other: 'Encore {{count}}\u00a0caractères pour qu’il soit accepté.',
    long: '50\u00a0caractères au plus.',
    common:
      'Il figure, à peu de chose près, dans des listes de mots de passe volés, donc parmi les premiers essayés. Choisissez plutôt une phrase à vous.',
    more_one:
      'Encore {{count}}\u00a0caractère pour qu’il soit accepté, ou un mélange de majuscules, de chiffres et de signes.',
    more_many:
      'Encore {{count}}\u00a0caractères pour qu’il soit accepté, ou un mélange de majuscules, de chiffres et de signes.',
    more_other:
      'Encore {{count}}\u00a0caractères pour qu’il soit accepté, ou un mélange de majuscules, de chiffres et de signes.',
    strong: 'Il est accepté s’il ne figure pas dans des listes de mots de passe volés.',
  },
  credit: 'Selon les conseils de la CNIL.',
  forgotten: {
    title: 'Choisir un mot de passe',
    lead: 'Oublié, ou jamais choisi : indiquez votre adresse, nous vous envoyons un lien pour le choisir.',
    submit: 'Recevoir le lien',
    sent: 'Si un compte existe à cette adresse, un lien vient de partir. Il sert une seule fois, pendant une heure.',
    spam: 'Rien reçu ? Regardez dans les indésirables, ou recommencez dans quelques minutes.',
    again: 'Demander un autre lien',
    back: 'Revenir à la connexion',
  },
  useless: {
    title: 'Ce lien ne sert plus',
    lead: 'Il a déjà servi, ou il a plus d’une heure. Demandez-en un autre : il arrive aussitôt à votre adresse.',
  },
  reset: {
    title: 'Choisir un mot de passe',
    lead: 'Si vous en aviez un, il le remplacera partout : vos autres sessions seront fermées.',
    field: 'Nouveau mot de passe',
    submit: 'Enregistrer ce mot de passe',
  },
} as const
