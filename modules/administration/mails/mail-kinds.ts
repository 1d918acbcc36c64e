import { describeMail, type MailKind } from '../../../platform/mailer/index.ts'
import { invitationMail, invitationSubject } from './invitation.tsx'
import { ownerMail, ownerSubject } from './owner.tsx'
import { secondFactorResetMail, secondFactorResetSubject } from './second-factor-reset.tsx'

export const teamMailKinds: readonly MailKind[] = [
  describeMail(invitationMail, {
    name: 'Invitation dans l’équipe',
    when: 'Quand une collègue est invitée.',
    subject: invitationSubject,
    props: (siteHref) => ({
      name: 'Alix',
      hostName: 'Dominique',
      roles: ['coach' as const],
      linkHref: siteHref,
      siteHref,
    }),
    variables: [{ name: 'invitant', label: 'qui invite', read: ({ hostName }) => hostName }],
  }),
  describeMail(ownerMail, {
    name: 'Accès de la direction',
    when: 'Quand l’accès de la direction est créé ou rétabli sur le serveur.',
    subject: ownerSubject,
    props: (siteHref) => ({ name: 'Dominique', linkHref: siteHref, siteHref }),
  }),
  describeMail(secondFactorResetMail, {
    name: 'Second facteur retiré',
    when: 'Quand la direction retire le second facteur d’une collègue.',
    subject: secondFactorResetSubject,
    props: (siteHref) => ({ name: 'Alix', byName: 'Dominique', reason: 'téléphone perdu', siteHref }),
  }),
]
