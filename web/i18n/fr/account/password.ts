export const password = {
  new: 'Mot de passe',
  hint: 'De 8 à 50 caractères, tous sont permis. Une phrase à vous vaut mieux qu’un mot compliqué.',
  /** How hard it is to guess; only the first two are refused. */
  strength: {
    short: 'Trop court',
    long: 'Trop long',
    common: 'Très facile à deviner',
    weak: 'Facile à deviner',
    fair: 'Moyen',
    strong: 'Solide',
  },
  advice: {
    short_one: 'Encore {{count}}\u00a0caractère pour qu’il soit accepté.',
    short_many: 'Encore {{count}}\u00a0caractères pour qu’il soit accepté.',
    short_other: 'Encore {{count}}\u00a0caractères pour qu’il soit accepté.',
    long: '50\u00a0caractères au plus.',
    common:
      'Il sera accepté, mais c’est l’un des plus utilisés, donc l’un des premiers essayés. Une phrase à vous protège bien mieux.',
    more_one:
      'Il sera accepté. Avec {{count}}\u00a0caractère de plus, ou des majuscules, des chiffres et des signes, il serait solide.',
    more_many:
      'Il sera accepté. Avec {{count}}\u00a0caractères de plus, ou des majuscules, des chiffres et des signes, il serait solide.',
    more_other:
      'Il sera accepté. Avec {{count}}\u00a0caractères de plus, ou des majuscules, des chiffres et des signes, il serait solide.',
    strong: 'C’est un bon mot de passe.',
  },
  credit: 'Selon les conseils de la CNIL.',
  forgotten: {
    title: 'Mot de passe oublié',
    lead: 'Cela arrive à tout le monde. Indiquez votre adresse : nous vous envoyons un lien pour en choisir un autre.',
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
    title: 'Choisir un nouveau mot de passe',
    lead: 'Il remplacera l’ancien partout : vos autres sessions seront fermées.',
    field: 'Nouveau mot de passe',
    submit: 'Enregistrer ce mot de passe',
  },
} as const
