const nb = '\u00a0'

/** Texts of the screens about the site itself, including legal facts, the privacy register and previews. */
export const siteWords = {
  loading: 'Chargement…',
  published: 'Les visiteuses le voient.',
  clash:
    'Une collègue a changé un de ces réglages en même temps que vous. Rien n’est perdu\u00a0: enregistrez de nouveau pour garder le vôtre.',
  meanwhile: (value?: string) =>
    value === undefined
      ? 'Une collègue l’a changé entre-temps.'
      : `Une collègue l’a changé entre-temps en «\u00a0${value}\u00a0».`,
  /** scaled-down pages of the site */
  pictures: {
    of: (width: number) => `${width}${nb}pixels`,
    home: 'La page d’accueil',
    title: (page: string, width: number) => `${page} à ${width} pixels`,
    loading: 'Chargement…',
    failed: 'L’aperçu n’est pas venu.',
    retry: 'Réessayer',
    retryOf: (width: number) => `Réessayer${nb}: aperçu à ${width} pixels`,
  },
  /** a saved working copy, which visitors do not see */
  preview: {
    title: 'Aperçu',
    of: (name: string) => `Aperçu${nb}: ${name}`,
    help: 'La copie de travail, telle qu’elle est enregistrée.',
    open: 'L’ouvrir dans un onglet',
  },
  facts: {
    title: 'Informations à nommer dans un texte',
    help: `Recopiez un nom avec ses accolades${nb}: les visiteuses lisent sa valeur, qui reste juste quand elle change.`,
    failed: 'La liste n’est pas venue. Rechargez la page.',
    now: (label: string, value: string | null) =>
      value === null ? `${label}${nb}: pas encore saisi` : `${label}${nb}: ${value}`,
  },
  register: {
    intro:
      'Le registre de l’article 30 du RGPD, tiré des tables du site\u00a0: chaque donnée personnelle y a sa finalité, sa base, sa durée et ses destinataires.',
    purpose: 'Finalité',
    people: 'Personnes',
    basis: 'Base légale',
    retention: 'Conservation',
    recipients: 'Destinataires',
    transfers: 'Lieu et transferts',
    data: (count: number) => (count === 1 ? `Données (1${nb}table)` : `Données (${count}${nb}tables)`),
    gaps: (columns: string) => `Le registre ne dit rien de ces colonnes${nb}: ${columns}`,
    download: 'Télécharger en CSV',
    fileName: 'registre-des-traitements.csv',
    assessment: 'Télécharger l’analyse d’impact',
    assessmentFile: 'analyse-d-impact.md',
  },
  consentProof: {
    title: 'Preuve d’un consentement',
    intro:
      'Ce qu’une personne a accepté pour le coaching (données sensibles), même si son compte est effacé\u00a0: gardé cinq ans, sans son adresse en clair.',
    email: 'Son adresse e-mail',
    find: 'Chercher',
    none: 'Aucun consentement n’a été donné avec cette adresse.',
    consent: (version: string, given: string) => `Coaching, version ${version}${nb}: accepté le ${given}.`,
    holds: 'Toujours valable.',
    withdrawn: (date: string) => `Retiré le ${date}.`,
  },
  legal: {
    intro:
      'Saisies une fois ici, elles remplissent les mentions légales, les conditions générales, la confidentialité, les reçus, les e-mails de commande et l’export comptable.',
    company: 'La société',
    dispute: 'Le médiateur de la consommation',
    host: 'L’hébergement et l’envoi des e-mails',
    name: 'Raison sociale',
    legalForm: 'Forme juridique',
    capital: 'Capital en euros',
    capitalHelp: 'Vide s’il n’y en a pas',
    siret: 'Numéro SIRET',
    siretHelp: `14${nb}chiffres, les espaces sont permis`,
    register: 'Registre',
    registerHelp: `Par exemple${nb}: RCS Nantes`,
    vatNumber: 'Numéro de TVA',
    vatNumberHelp: 'Vide sans TVA',
    vatRate: 'Taux de TVA en pour cent',
    vatRateHelp: `Compris dans vos prix${nb}; 0 sans TVA`,
    vatMention: 'Mention sans TVA',
    vatMentionHelp: `Par exemple${nb}: TVA non applicable, article 293 B du CGI.`,
    address: 'Adresse du siège',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    director: 'Direction de la publication',
    directorHelp: 'Nom et qualité',
    officer: 'Délégué à la protection des données',
    officerHelp: 'Nom et adresse\u00a0; vide si aucun n’est désigné (RGPD, article 37)',
    mediatorName: 'Nom du médiateur',
    mediatorAddress: 'Adresse du médiateur',
    website: 'Site du médiateur',
    hostName: 'Hébergeur',
    hostAddress: 'Adresse de l’hébergeur',
    hostPhone: 'Téléphone de l’hébergeur',
    country: 'Pays où sont les données',
    mailProvider: 'Prestataire d’envoi des e-mails',
  },
  accounting: {
    title: 'Export comptable',
    intro:
      'Les écritures d’un mois au format du fichier des écritures comptables (FEC), séparées par des tabulations\u00a0: encaissements, remboursements, cashbacks et TVA. Les frais du prestataire de paiement n’y sont pas.',
    month: 'Mois',
    download: 'Télécharger',
  },
}
