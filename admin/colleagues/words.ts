import type { StaffRole } from '../../contracts/accounts/roles.ts'
import { auditWords } from '../../contracts/administration/audit-words.ts'

export const colleagueWords = {
  add: 'Inviter une personne',
  back: 'Toute l’équipe',
  empty: 'Personne pour l’instant.',
  count: (count: number) => (count > 1 ? `${count}\u00a0personnes` : `${count}\u00a0personne`),
  name: 'Nom',
  email: 'Adresse e-mail',
  emailHelp: 'Elle y reçoit un lien pour choisir son mot de passe. Une abonnée garde son compte.',
  role: 'Rôle',
  roles: 'Ce qu’elle fait ici',
  roleNames: {
    coach: 'Coach\u00a0: répond à ses abonnées',
    support: 'Aide\u00a0: répond aux demandes',
    writer: 'Autrice\u00a0: écrit des articles',
    editor: 'Éditrice\u00a0: relit et publie',
    admin: 'Direction\u00a0: tout, réglages et paiements compris',
  } satisfies Record<StaffRole, string>,
  shortRoles: auditWords.roles,
  suspended: 'Suspendue\u00a0: elle ne peut plus se connecter',
  suspendedShort: 'suspendue',
  noSecondFactor: 'sans second facteur',
  invitedShort: 'invitation en attente',
  access: {
    title: 'Sa connexion',
    hasFactor: 'Second facteur en place.',
    hasNone: 'Pas encore de second facteur\u00a0: il lui est demandé à sa prochaine connexion.',
    invited: 'Elle n’a pas encore accepté l’invitation\u00a0: elle n’a choisi aucun mot de passe.',
    noSession: 'Elle n’est connectée nulle part.',
    unknownDevice: 'Appareil inconnu',
    lastSeen: (date: string) => `vue le ${date}`,
    opened: (date: string) => `connectée le ${date}`,
    current: 'celle que vous utilisez',
    close: 'Fermer',
    closeOf: (device: string) => `Fermer la session ${device}`,
    closeText: (device: string) => `${device}\u00a0: cet appareil est déconnecté aussitôt.`,
    closeOthers: 'Fermer les autres sessions',
    titles: {
      close: 'Fermer la session',
      closeAll: 'Fermer toutes les sessions',
      reset: 'Retirer le second facteur',
      invite: 'Renvoyer l’invitation',
    },
    texts: {
      invite: 'Un nouveau lien part vers son adresse, valable une heure. Le précédent ne sert plus.',
      closeAll: 'Tous les appareils sont déconnectés aussitôt, sauf celui que vous utilisez.',
      reset:
        'Pour un téléphone perdu\u00a0: application, clés d’accès et codes de secours sont effacés et ses appareils déconnectés. Elle l’apprend par mail, avec le motif, et en met un autre en place à sa prochaine connexion. Assurez-vous d’abord que c’est bien elle qui le demande.',
    },
    done: 'C’est fait, et inscrit au journal.',
  },
  since: (date: string) => `dans l’équipe depuis le ${date}`,
  deleteTitle: 'Retirer de l’équipe',
  deleteText: (name: string) =>
    `${name} est déconnectée aussitôt et perd ses droits et son second facteur. Ses textes et ses réponses restent.`,
}
