import type { z } from 'zod'

const nb = '\u00a0'

/** « 10 000 », with a narrow no-break space */
const { format: grouped } = new Intl.NumberFormat('fr-FR')

const span = (min: number, max: number, unit: string) =>
  `${min > 0 ? `entre ${grouped(min)} et` : 'au plus'} ${grouped(max)}${nb}${unit}`

/** Sentences that forms and violations show; each is written only here. */
export const messages = {
  required: 'Ce champ est obligatoire.',
  timesOrder: 'La fin doit être après le début.',
  invalid: 'Cette valeur n’est pas valide.',
  email: 'Le format de l’adresse e-mail est incorrect. Exemple\u00a0: prenom@exemple.fr',
  password: (min: number, max: number) => `Le mot de passe doit compter ${span(min, max, 'caractères')}.`,
  passwordWeak: `Ce mot de passe est trop facile à deviner${nb}: allongez-le de quelques mots, ou mêlez-y majuscules, chiffres et signes.`,
  passwordLeaked: `Ce mot de passe, à peu de chose près, figure dans des listes de mots de passe volés${nb}: choisissez-en un autre, par exemple une phrase à vous.`,
  between: (min: number, max: number) => `Ce champ doit compter ${span(min, max, 'caractères')}.`,
  name: (min: number, max: number) => `Le nom doit compter ${span(min, max, 'caractères')}.`,
  nameCharacters:
    'Le nom ne peut contenir que des lettres, des espaces, des apostrophes, des points et des traits d’union.',
  characters: 'Ce champ contient un caractère qui n’est pas accepté.',
  cardNumber: 'Le numéro de carte n’est pas valide.',
  cardDigits: (min: number, max: number) => `Le numéro de carte doit compter ${span(min, max, 'chiffres')}.`,
  cardMonth: 'Le format du mois est incorrect.',
  cardYear: 'Le format de l’année est incorrect.',
  cardCode: (min: number, max: number) => `Le code CVV doit compter ${span(min, max, 'chiffres')}.`,
  cardExpiry: 'La date d’expiration doit être valide et postérieure à aujourd’hui.',
  uuid: 'Cet identifiant n’est pas valide.',
  origin: 'Indiquez l’adresse d’un site, comme https://exemple.org.',
  slug: 'Ce champ ne peut contenir que des minuscules sans accent, des chiffres et des traits d’union.',
  path: `Une adresse de ce site est attendue, sans son nom. Exemple${nb}: /tags/sommeil`,
  linkTarget: 'Une adresse de ce site, comme /about, ou d’un autre, en https://, est attendue.',
  menuLength: (max: number) =>
    `Ensemble, ces liens comptent plus de ${grouped(max)}${nb}caractères${nb}: le menu n’aurait plus sa place.`,
  date: 'Le format de la date est incorrect.',
  periodOrder: 'La période doit finir après son début.',
  periodLength: 'La période compte 36\u00a0mois au plus.',
  number: 'Un nombre est attendu.',
  integer: 'Un nombre entier est attendu.',
  numberTooLarge: 'Ce nombre est trop grand.',
  atLeast: (min: number) => `Cette valeur doit être supérieure ou égale à${nb}${grouped(min)}.`,
  atMost: (max: number) => `Cette valeur doit être inférieure ou égale à${nb}${grouped(max)}.`,
  items: (max: number) => `Cette liste ne peut compter plus de ${grouped(max)}${nb}éléments.`,
  choice: 'Cette valeur ne fait pas partie des choix possibles.',
  siret: `Ce numéro SIRET n’est pas valide${nb}: il compte 14${nb}chiffres, et ses clés de contrôle doivent concorder.`,
  vatNumber: 'Un numéro de TVA français compte FR et 11\u00a0chiffres.',
  vatKey: 'Ce numéro de TVA n’est pas celui de ce SIRET.',
  vatMissing: 'Avec un taux de TVA, le numéro de TVA est nécessaire.',
  phone: 'Ce numéro de téléphone n’est pas valide.',
  website: 'L’adresse d’un site commence par https://.',
  sectionTitle: 'Donnez un titre à cette partie, ou masquez-la.',
  noteTitle: 'Donnez un titre à la note, ou videz-la.',
  fewBubbles: (min: number, max: number) =>
    `Un échange compte de ${grouped(min)} à ${grouped(max)}${nb}messages${nb}: complétez-le, ou masquez cette partie.`,
  contrast: 'Le texte ne serait pas assez lisible avec cette couleur.',
  unknown: 'Ce champ n’est pas attendu.',
  cursor: 'Ce curseur n’est pas valide.',
  otp: 'Le code de vérification n’est pas valide.',
  metadata: 'metadata type is not correct',
  duplicate: 'Cette valeur est déjà utilisée.',
  emailTaken: 'Un compte existe déjà avec cette adresse e-mail.',
  versionOutdated: `Cette fiche a été modifiée entre-temps${nb}: rechargez-la avant de l’enregistrer.`,
  ticketLocked: 'Cette conversation est terminée.',
  attachmentUnknown: 'Cette pièce jointe n’existe plus. Ajoutez-la de nouveau.',
  filesWithoutLink:
    'Trop de fichiers viennent d’être envoyés. Écrivez sans eux\u00a0: vous pourrez les joindre ensuite, par le lien reçu.',
  filesToday: 'Trop de fichiers sont arrivés aujourd’hui.',
  tooManyFiles: (max: number) => `${grouped(max)}${nb}fichiers au plus par message.`,
  fileTooLarge: (mebibytes: number) => `Ce fichier dépasse ${grouped(mebibytes)}${nb}Mo.`,
  mergeUnfit: 'Ces deux demandes ne peuvent pas être réunies\u00a0: elles doivent venir de la même personne.',
  daysOrder: 'Le dernier jour vient avant le premier.',
  coverOneself: 'Choisissez une autre coach que celle qui s’absente.',
  coverOver: 'Ce relais est déjà terminé.',
  coverOverlap: 'Un autre relais est déjà prévu ces jours-là pour l’une des deux.',
  coverPast: 'Choisissez des jours à venir.',
  coverTooLong: 'Un relais dure 92 jours au plus.',
  transferOpen: 'Une proposition est déjà en attente de sa réponse.',
  transferUnassigned: 'Cet échange n’a pas de coach\u00a0: prenez-le simplement.',
  discussionsChanged: 'Vos échanges ont changé entre-temps\u00a0: vérifiez votre choix.',
  transferOver: 'Cette proposition n’attend plus de réponse.',
  consentWithdrawn:
    'La personne a retiré son accord\u00a0: cet échange ne peut plus être lu ni complété. Vous pouvez encore le fermer.',
  consentMissing: 'Votre accord est nécessaire avant d’échanger avec une coach.',
  withdrawalTooLate: 'Le délai de rétractation de 14\u00a0jours est écoulé.',
  noteNotHeld: 'Une note est enregistrée tout de suite\u00a0: elle n’attend pas.',
  articlesInNote: 'Une note ne propose pas d’article\u00a0: la personne ne la voit pas.',
  variablesLeft: 'Complétez ou retirez ce qui est entre doubles accolades\u00a0: la personne le lirait tel quel.',
  articleUnknown: 'Un article proposé n’est plus publié. Retirez-le ou choisissez-en un autre.',
  articlesInCoaching: 'Un article se propose dans un échange de coaching.',
  snoozeTime: 'Choisissez un moment à venir, dans un an au plus.',
  sendAtTooFar: 'Une réponse attend un an au plus.',
  tooLateToUndo: 'Cette réponse est partie depuis plus de dix secondes.',
  idempotencyConflict: 'Cette clé a déjà servi pour une autre demande.',
  shortPeriod: 'Les durées en secondes ne sont pas acceptées ici.',
  terms: 'Vous devez accepter les conditions générales.',
} as const

const bySize = (issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>): string => {
  if (issue.code === 'too_small') {
    return issue.origin === 'string' || issue.origin === 'array'
      ? messages.required
      : messages.atLeast(+`${issue.minimum}`)
  }
  if (issue.origin === 'array') return messages.items(+`${issue.maximum}`)
  return issue.origin === 'string' ? messages.between(0, +`${issue.maximum}`) : messages.atMost(+`${issue.maximum}`)
}

const byFormat: Readonly<Record<string, string>> = {
  uuid: messages.uuid,
  datetime: messages.date,
  email: messages.email,
}

/** The French sentence for a Zod issue whose schema has none. `forms.ts` installs it. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return messages.unknown
  if (issue.input === undefined) return messages.required
  if (issue.code === 'too_small' || issue.code === 'too_big') return bySize(issue)
  if (issue.code === 'invalid_format') return byFormat[issue.format] ?? messages.invalid
  if (issue.code === 'invalid_value') return messages.choice
  if (issue.code === 'invalid_type' && issue.expected === 'int') return messages.integer
  if (issue.code === 'invalid_type' && issue.expected === 'number') return messages.number
  return messages.invalid
}
