import type { StaffRole } from '../../contracts/roles.ts'

/** Texts of the screens of the team. */
export const colleagueWords = {
  title: 'Équipe',
  add: 'Inviter une personne',
  back: 'Toute l’équipe',
  empty: 'Personne pour l’instant.',
  count: (count: number) => (count > 1 ? `${count}\u00a0personnes` : `${count}\u00a0personne`),
  name: 'Nom',
  email: 'Adresse e-mail',
  emailHelp: 'Elle y reçoit un lien pour choisir son mot de passe. Une abonnée garde son compte.',
  roles: 'Ce qu’elle fait ici',
  roleNames: {
    coach: 'Coach\u00a0: répond à ses abonnées',
    support: 'Aide\u00a0: répond aux demandes',
    writer: 'Autrice\u00a0: écrit des articles',
    editor: 'Éditrice\u00a0: relit et publie',
    admin: 'Direction\u00a0: tout, réglages et paiements compris',
  } satisfies Record<StaffRole, string>,
  shortRoles: {
    coach: 'coach',
    support: 'aide',
    writer: 'autrice',
    editor: 'éditrice',
    admin: 'direction',
  } satisfies Record<StaffRole, string>,
  suspended: 'Suspendue\u00a0: elle ne peut plus se connecter',
  suspendedShort: 'suspendue',
  secondFactor: 'second facteur en place',
  noSecondFactor: 'sans second facteur',
  since: (date: string) => `dans l’équipe depuis le ${date}`,
  deleteTitle: 'Retirer de l’équipe',
  deleteText: (name: string) =>
    `${name} est déconnectée aussitôt et perd ses droits et son second facteur. Ses textes et ses réponses restent.`,
}
