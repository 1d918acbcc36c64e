/*
 * Texts of the law that contracts must reproduce word for word. docs/law.md names the sources they were compared with; the opening
 * check `legal-sources` asks the owner to compare them with Légifrance once more.
 */

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

const boxed = (html: string): string => `<aside data-callout="know">${html}</aside>`

/** Annex to article D211-3 of the consumer code, for a digital service supplied continuously; the period is the contract's. */
const guarantee = [
  'Le consommateur a droit à la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité durant toute la période de fourniture du service prévue au contrat, à compter de la fourniture du contenu numérique ou du service numérique. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.',
  'La garantie légale de conformité emporte obligation de fournir toutes les mises à jour nécessaires au maintien de la conformité du contenu numérique ou du service numérique durant toute la période de fourniture du service prévue au contrat.',
  'La garantie légale de conformité donne au consommateur droit à la mise en conformité du contenu numérique ou du service numérique sans retard injustifié suivant sa demande, sans frais et sans inconvénient majeur pour lui.',
  'Le consommateur peut obtenir une réduction du prix en conservant le contenu numérique ou le service numérique, ou il peut mettre fin au contrat en se faisant rembourser intégralement contre renoncement au contenu numérique ou au service numérique, si\u00a0:',
  '1° Le professionnel refuse de mettre le contenu numérique ou le service numérique en conformité\u202f;',
  '2° La mise en conformité du contenu numérique ou du service numérique est retardée de manière injustifiée\u202f;',
  '3° La mise en conformité du contenu numérique ou du service numérique ne peut intervenir sans frais imposés au consommateur\u202f;',
  '4° La mise en conformité du contenu numérique ou du service numérique occasionne un inconvénient majeur pour le consommateur\u202f;',
  '5° La non-conformité du contenu numérique ou du service numérique persiste en dépit de la tentative de mise en conformité du professionnel restée infructueuse.',
  'Le consommateur a également droit à une réduction du prix ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la mise en conformité du contenu numérique ou du service numérique au préalable.',
  'Dans les cas où le défaut de conformité est mineur, le consommateur n’a droit à l’annulation du contrat que si le contrat ne prévoit pas le paiement d’un prix.',
  'Toute période d’indisponibilité du contenu numérique ou du service numérique en vue de sa remise en conformité suspend la garantie qui restait à courir jusqu’à la fourniture du contenu numérique ou du service numérique de nouveau conforme.',
  'Ces droits résultent de l’application des articles L.\u00a0224-25-1 à L.\u00a0224-25-31 du code de la consommation.',
  'Le professionnel qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300\u202f000\u00a0euros, qui peut être porté jusqu’à 10\u00a0% du chiffre d’affaires moyen annuel (article L.\u00a0242-18-1 du code de la consommation).',
  'Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le contenu numérique ou le service numérique est conservé, ou à un remboursement intégral contre renonciation au contenu numérique ou au service numérique.',
]

/** Text that article L215-4 of the consumer code requires in renewed contracts. */
const renewal = {
  'L.\u00a0215-1': [
    'Pour les contrats de prestations de services conclus pour une durée déterminée avec une clause de reconduction tacite, le professionnel prestataire de services informe le consommateur par écrit, par lettre nominative ou courrier électronique dédiés, au plus tôt trois mois et au plus tard un mois avant le terme de la période autorisant le rejet de la reconduction, de la possibilité de ne pas reconduire le contrat qu’il a conclu avec une clause de reconduction tacite. Cette information, délivrée dans des termes clairs et compréhensibles, mentionne, dans un encadré apparent, la date limite de non-reconduction.',
    'Lorsque cette information ne lui a pas été adressée conformément aux dispositions du premier alinéa, le consommateur peut mettre gratuitement un terme au contrat, à tout moment à compter de la date de reconduction.',
    'Les avances effectuées après la dernière date de reconduction ou, s’agissant des contrats à durée indéterminée, après la date de transformation du contrat initial à durée déterminée, sont dans ce cas remboursées dans un délai de trente jours à compter de la date de résiliation, déduction faite des sommes correspondant, jusqu’à celle-ci, à l’exécution du contrat.',
    'Les dispositions du présent article s’appliquent sans préjudice de celles qui soumettent légalement certains contrats à des règles particulières en ce qui concerne l’information du consommateur.',
    'Par exception au premier alinéa du présent article, pour les contrats de fourniture de service de télévision au sens de l’article 2 de la loi n°\u00a086-1067 du 30\u00a0septembre 1986 relative à la liberté de communication et pour les contrats de fourniture de services de médias audiovisuels à la demande, le consommateur peut mettre gratuitement un terme au contrat, à tout moment à compter de la première reconduction, dès lors qu’il change de domicile ou que son foyer fiscal évolue.',
  ],
  'L.\u00a0215-1-1': [
    'Lorsqu’un contrat a été conclu par voie électronique ou a été conclu par un autre moyen et que le professionnel, au jour de la résiliation par le consommateur, offre au consommateur la possibilité de conclure des contrats par voie électronique, la résiliation est rendue possible selon cette modalité.',
    'A cet effet, le professionnel met à la disposition du consommateur une fonctionnalité gratuite permettant d’accomplir, par voie électronique, la notification et les démarches nécessaires à la résiliation du contrat. Lorsque le consommateur notifie la résiliation du contrat, le professionnel lui confirme la réception de la notification et l’informe, sur un support durable et dans des délais raisonnables, de la date à laquelle le contrat prend fin et des effets de la résiliation.',
    'Un décret fixe notamment les modalités techniques de nature à garantir une identification du consommateur et un accès facile, direct et permanent à la fonctionnalité mentionnée au deuxième alinéa, telles que ses modalités de présentation et d’utilisation. Il détermine les informations devant être fournies par le consommateur.',
  ],
  'L.\u00a0215-2': [
    'Les dispositions du présent chapitre, à l’exception de l’article L.\u00a0215-1-1, ne sont pas applicables aux exploitants des services d’eau potable et d’assainissement.',
  ],
  'L.\u00a0215-3': [
    'Les dispositions du présent chapitre sont également applicables aux contrats conclus entre des professionnels et des non-professionnels.',
  ],
  'L.\u00a0241-3': [
    'Lorsque le professionnel n’a pas procédé au remboursement dans les conditions prévues à l’article L.\u00a0215-1, les sommes dues sont productives d’intérêts au taux légal.',
  ],
}

export const guaranteeBox = boxed(paragraphs(guarantee))

export const renewalBox = boxed(
  Object.entries(renewal)
    .map(([article, [first = '', ...others]]) =>
      paragraphs([`<strong>Article ${article}</strong> ${first}`, ...others]),
    )
    .join(''),
)

/** Statutory boxes, by the name of their placeholder in the demo's terms: `{{loi.garantie}}`. */
export const statutoryBoxes: Readonly<Record<string, string>> = { garantie: guaranteeBox, reconduction: renewalBox }

/** Required parts of the terms, by the name that the owner reads. */
export const statutoryTexts: Readonly<Record<string, readonly string[]>> = {
  'l’encadré de la garantie légale de conformité (annexe à l’article D211-3)': guarantee,
  'les articles L215-1 à L215-3 et L241-3 (article L215-4)': Object.values(renewal).flat(),
}
