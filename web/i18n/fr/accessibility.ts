/** The accessibility statement (RGAA 4.1.2): its figures come from web/accessibility/criteria.ts. */
export const accessibility = {
  title: 'Accessibilité',
  lead: '{{site}} s’engage à rendre ce site accessible à tout le monde. Déclaration établie le {{date}}.',
  basis: 'Ce que dit la loi',
  basis_text:
    'La vente en ligne relève de l’article L412-13 du code de la consommation (directive (UE) 2019/882), sauf pour une microentreprise qui fournit des services. L’article 47 de la loi du 11 février 2005 vise d’autres organismes, publics ou de plus de 250 millions d’euros de chiffre d’affaires ; nous suivons sa méthode, le RGAA, par choix.',
  method: 'Comment le site a été vérifié',
  method_rows: [
    {
      term: 'Échantillon',
      text: 'Accueil, contact, mentions légales, conditions, confidentialité, cookies, accessibilité, magazine, article, autrice, recherche, connexion, mot de passe, inscription, commande, résultat du paiement, compte, abonnement, résiliation, rétractation, cadeau, échanges de coaching, demandes d’assistance, page introuvable.',
    },
    {
      term: 'Technologies',
      text: 'HTML, CSS, JavaScript, SVG, WAI-ARIA. Le magazine et les formulaires s’utilisent sans JavaScript.',
    },
    {
      term: 'Outils',
      text: 'axe-core et html-validate, dans Chromium conduit par Playwright, en plusieurs largeurs d’écran.',
    },
    {
      term: 'À la main',
      text: 'Clavier, ordre de lecture, pages sans feuille de style et sans JavaScript, étiquettes, messages d’erreur, textes de remplacement : voir chaque critère.',
    },
    {
      term: 'Arbre d’accessibilité',
      text: 'Le 26\u00a0novembre 2026, les rôles, noms et états que Chromium donne aux lecteurs d’écran ont été lus à la suite sur quinze pages\u00a0: accueil, magazine, article, autrices, inscription, commande, connexion, contact, nouvelle demande, cadeau, résiliation, rétractation, conditions, cookies, accessibilité.',
    },
    { term: 'Pas encore fait', text: 'Parcours avec un lecteur d’écran (NVDA, JAWS, VoiceOver).' },
  ],
  state: 'État de conformité',
  states: {
    partial:
      'Le site est partiellement conforme au RGAA 4.1.2. Les 106 critères ont été vérifiés, et nous n’en connaissons aucun qui ne soit pas respecté. Mais la vérification a été faite par nous, sans lecteur d’écran : nous ne disons pas le site entièrement conforme avant qu’il ait été parcouru ainsi.',
    full: 'Le site est conforme au RGAA 4.1.2 : tous les critères applicables sont respectés.',
  },
  results: 'Résultats',
  figures: {
    met: 'Critères vérifiés et respectés',
    fails: 'Critères vérifiés et non respectés',
    absent: 'Critères sans objet sur ce site',
  },
  how: 'Les critères marqués « automate » sont vérifiés à chaque version par nos tests (axe-core, validation HTML, parcours au clavier), dans la mesure où un automate le peut. Les autres l’ont été à la main, la dernière fois le {{date}}.',
  limits: 'Ce que cela ne dit pas',
  limits_text:
    'La vérification porte sur un exemplaire d’essai du site avec ses propres textes, sans le bureau de l’équipe : les articles publiés depuis n’en étaient pas. Ce que vous écrivez ou joignez reste tel que vous l’avez fait. Les vérifications à la main portent sur un échantillon de pages. Aucune n’a été faite avec un lecteur d’écran : à sa place ont été lus les rôles et les noms que les pages déclarent.',
  table: 'Les 106 critères du RGAA et ce que nous en savons',
  theme: 'Thème',
  criteria: 'Critères',
  verdicts: {
    machine: 'respecté (automate)',
    hand: 'respecté (à la main)',
    absent: 'sans objet',
    fails: 'non respecté',
  },
  count: '{{met}} respectés, {{absent}} sans objet, {{fails}} non respectés',
  no_media: 'Ni son, ni film.',
  themes: [
    'Images',
    'Cadres',
    'Couleurs',
    'Multimédia',
    'Tableaux',
    'Liens',
    'Scripts',
    'Éléments obligatoires',
    'Structuration',
    'Présentation',
    'Formulaires',
    'Navigation',
    'Consultation',
  ],
  contact: 'Une page vous résiste ?',
  contact_text:
    'Dites-le-nous par la page Contact : nous vous enverrons son contenu sous une autre forme et nous corrigerons la page.',
  contact_link: 'Nous écrire',
  remedies: 'Voies de recours',
  remedies_text:
    'Si notre réponse ne vous satisfait pas, vous pouvez saisir le Défenseur des droits : formulaire sur defenseurdesdroits.fr, délégué dans votre région, ou courrier sans timbre à Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07. Vous pouvez aussi le signaler à la répression des fraudes, sur signal.conso.gouv.fr.',
} as const
