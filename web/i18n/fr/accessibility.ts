/** The accessibility statement (RGAA 4.1.2): its figures come from web/accessibility/criteria.ts. */
export const accessibility = {
  title: 'Accessibilité',
  lead: '{{site}} s’engage à rendre ce site accessible à toutes, conformément à l’article 47 de la loi du 11 février 2005.',
  state: 'État de conformité',
  states: {
    incomplete:
      'L’audit des 106 critères du RGAA 4.1.2 n’est pas terminé. Tant qu’il ne l’est pas, la loi veut que le site soit déclaré non conforme. Voici ce qui est déjà établi.',
    partial:
      'Le site est partiellement conforme au RGAA 4.1.2 : tous les critères ont été vérifiés, certains ne sont pas respectés.',
    full: 'Le site est conforme au RGAA 4.1.2 : tous les critères applicables sont respectés.',
  },
  results: 'Résultats',
  figures: {
    met: 'Critères vérifiés et respectés',
    fails: 'Critères vérifiés et non respectés',
    absent: 'Critères sans objet sur ce site',
    open: 'Critères qui restent à vérifier',
  },
  how: 'Les critères marqués « automate » sont vérifiés à chaque version par nos tests (axe-core, validation HTML, parcours au clavier), dans la mesure où un automate le peut. Les autres l’ont été à la main, la dernière fois le {{date}}.',
  failing: 'Ce qui n’est pas respecté',
  fails: {
    '13.2': 'Les liens vers les conditions, à côté d’un formulaire, ouvrent une fenêtre sans le dire.',
    '13.3':
      'Les reçus et les conditions de commande sont des PDF sans balises. Sur demande, nous vous en envoyons le texte.',
  },
  table: 'Les 106 critères du RGAA et ce que nous en savons',
  theme: 'Thème',
  criteria: 'Critères',
  verdicts: { machine: 'automate', hand: 'à la main', absent: 'sans objet', open: 'à vérifier', fails: 'non respecté' },
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
    'Si notre réponse ne vous satisfait pas, vous pouvez saisir le Défenseur des droits : formulaire sur defenseurdesdroits.fr, délégué dans votre région, ou courrier sans timbre à Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
} as const
