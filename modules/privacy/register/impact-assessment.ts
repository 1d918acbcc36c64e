import type { PrivacyRegister } from '../../../contracts/privacy/privacy-register.ts'

type Facts = Pick<PrivacyRegister, 'head' | 'activities'>

const todo = '[à compléter par le responsable]'

/** One block for each of the CNIL's three feared events: what could go wrong, and what the product does about it. */
const risks = [
  [
    'Accès illégitime aux échanges',
    'Divulgation de confidences sur la santé ou la vie intime',
    'Chiffrement par discussion\u00a0; second facteur de l’équipe\u00a0; droits par fonction\u00a0; motif écrit et montré à l’abonnée\u00a0; essais de connexion limités\u00a0; porte de sortie et verrouillage sur l’appareil',
  ],
  [
    'Modification non désirée',
    'Réponse ou contrat altéré, confiance perdue',
    'Écritures numérotées et journalisées\u00a0; conflits d’édition refusés\u00a0; comptes rapprochés chaque jour avec le prestataire de paiement',
  ],
  [
    'Disparition',
    'Perte de l’accompagnement ou de la preuve d’un contrat',
    'Écritures confirmées après l’enregistrement\u00a0; sauvegardes quotidiennes chiffrées\u00a0; restauration essayée tous les 90 jours au moins',
  ],
] as const

const activityBlock = ({ title, ...line }: Facts['activities'][number]): string =>
  [
    `### ${title}`,
    `- Finalité\u00a0: ${line.purpose}`,
    `- Personnes\u00a0: ${line.people}`,
    `- Base légale\u00a0: ${line.basis}`,
    `- Conservation\u00a0: ${line.retention}`,
    `- Destinataires\u00a0: ${line.recipients}`,
    `- Lieu et transferts\u00a0: ${line.transfers}`,
  ].join('\n')

const riskBlock = ([event, impact, measures]: (typeof risks)[number]): string =>
  [
    `### ${event}`,
    `- Impact possible\u00a0: ${impact}`,
    `- Mesures du produit\u00a0: ${measures}`,
    `- Gravité et vraisemblance qui restent\u00a0: ${todo}`,
  ].join('\n')

/** A template of the assessment (GDPR, article 35.7): has the product's facts, and leaves the judgement to the controller. */
export function impactAssessmentOf({ head, activities }: Facts): string {
  const sensitive = activities.filter(({ code }) => code === 'coaching')
  const others = activities.filter(({ code }) => code !== 'coaching')
  return [
    '# Analyse d’impact relative à la protection des données',
    'Modèle prérempli des faits du produit (RGPD, article 35). Les appréciations appartiennent au responsable du traitement.',
    ...head.map(({ term, text }) => `**${term}**\u00a0: ${text}`),
    '## 1. Pourquoi cette analyse',
    'Les échanges de coaching peuvent révéler des données de santé ou de vie intime (article 9). Nombre d’abonnées attendu\u00a0: ' +
      todo,
    '## 2. Le traitement analysé',
    ...sensitive.map(activityBlock),
    '## 3. Les traitements qui l’entourent',
    ...others.map(activityBlock),
    '## 4. Nécessité, proportionnalité et droits',
    'Le consentement explicite est demandé à part, prouvé, et se retire depuis le compte\u00a0: les coachs ne lisent plus les échanges dès cet instant. Accès et portabilité\u00a0: téléchargement depuis le compte. Effacement\u00a0: depuis le compte. Rectification, limitation et opposition\u00a0: sur demande, en un mois. Aucune décision n’est entièrement automatisée.',
    '## 5. Les risques pour les personnes',
    ...risks.map(riskBlock),
    '## 6. Avis et décision',
    `- Avis du délégué, s’il en est un\u00a0: ${todo}`,
    `- Avis des personnes concernées, ou pourquoi il n’a pas été demandé\u00a0: ${todo}`,
    `- Mesures en plus, avec leur échéance\u00a0: ${todo}`,
    `- Décision, date et nom\u00a0: ${todo}`,
    `- Consultation préalable de la CNIL si un risque élevé demeure (article 36)\u00a0: ${todo}`,
    '',
  ].join('\n\n')
}
