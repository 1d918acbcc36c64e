import { describeMail, type MailKind } from '../../../platform/mailer/index.ts'
import { accountExistsMail, accountExistsSubject } from './account-exists.tsx'
import { changeEmailMail, changeEmailSubject } from './change-email.tsx'
import { choosePasswordMail, choosePasswordSubject } from './choose-password.tsx'
import { confirmEmailMail, confirmEmailSubject } from './confirm-email.tsx'
import { confirmationCodeMail, confirmationCodeSubject } from './confirmation-code.tsx'
import { emailChangedMail, emailChangedSubject } from './email-changed.tsx'
import { noAccountMail, noAccountSubject } from './no-account.tsx'
import { noticeMail, noticeSubject } from './notice.tsx'
import { passkeyAddedMail, passkeyAddedSubject } from './passkey-added.tsx'
import { passwordChangedMail, passwordChangedSubjects } from './password-changed.tsx'
import { recoveryCodeUsedMail, recoveryCodeUsedSubject } from './recovery-code-used.tsx'
import { resetPasswordMail, resetPasswordSubject } from './reset-password.tsx'
import { secondFactorEnrolledMail, secondFactorEnrolledSubject } from './second-factor-enrolled.tsx'
import { signInCodeMail, signInCodeSubject } from './sign-in-code.tsx'
import { stopEmailChangeMail, stopEmailChangeSubject } from './stop-email-change.tsx'
import { welcomeMail, welcomeSubject } from './welcome.tsx'

export const accountMailKinds: readonly MailKind[] = [
  describeMail(welcomeMail, {
    name: 'Bienvenue',
    when: 'À l’ouverture d’un compte avec un mot de passe.',
    subject: welcomeSubject,
    props: (siteHref) => ({ siteHref, linkHref: siteHref }),
  }),
  describeMail(choosePasswordMail, {
    name: 'Bienvenue, sans mot de passe',
    when: 'À l’ouverture d’un compte sans mot de passe.',
    subject: choosePasswordSubject,
    props: (siteHref) => ({ siteHref, linkHref: siteHref }),
  }),
  describeMail(confirmEmailMail, {
    name: 'Adresse à confirmer',
    when: 'Quand une personne demande de nouveau à confirmer son adresse.',
    subject: confirmEmailSubject,
    props: (linkHref) => ({ linkHref }),
  }),
  describeMail(accountExistsMail, {
    name: 'Compte déjà ouvert',
    when: 'Quand une inscription est demandée avec l’adresse d’un compte qui existe.',
    subject: accountExistsSubject,
    props: (siteHref) => ({ siteHref }),
  }),
  describeMail(signInCodeMail, {
    name: 'Code de connexion',
    when: 'Quand une personne se connecte avec un code.',
    subject: signInCodeSubject,
    props: () => ({ code: '123456', asker: 'Firefox, Windows' }),
  }),
  describeMail(confirmationCodeMail, {
    name: 'Code de confirmation',
    when: 'Quand une personne connectée confirme un changement de son compte avec un code.',
    subject: confirmationCodeSubject,
    props: () => ({ code: '123456', asker: 'Firefox, Windows' }),
  }),
  describeMail(noAccountMail, {
    name: 'Aucun compte à cette adresse',
    when: 'Quand un code est demandé pour une adresse sans compte.',
    subject: noAccountSubject,
    props: (siteHref) => ({ siteHref }),
  }),
  describeMail(noticeMail, {
    name: 'Avis à l’équipe',
    when: 'Quand un message, un texte ou une note attend une collègue qui veut en être avertie.',
    subject: noticeSubject('submission'),
    props: (href) => ({ kind: 'submission' as const, href }),
  }),
  describeMail(resetPasswordMail, {
    name: 'Mot de passe à choisir',
    when: 'Quand une personne demande à choisir un mot de passe.',
    subject: resetPasswordSubject,
    props: (linkHref) => ({ linkHref }),
  }),
  describeMail(passwordChangedMail, {
    name: 'Mot de passe changé',
    when: 'Après le choix, le changement ou le retrait d’un mot de passe.',
    subject: passwordChangedSubjects.changed,
    props: (siteHref) => ({ siteHref, linkHref: siteHref }),
  }),
  describeMail(changeEmailMail, {
    kind: 'accounts.change-email-current',
    name: 'Changement d’adresse, à l’adresse actuelle',
    when: 'Quand un changement d’adresse est demandé, pour l’accepter.',
    subject: changeEmailSubject,
    props: (linkHref) => ({ linkHref, next: false }),
  }),
  describeMail(changeEmailMail, {
    kind: 'accounts.change-email-next',
    name: 'Changement d’adresse, à la nouvelle adresse',
    when: 'Quand un changement d’adresse est demandé, pour confirmer la nouvelle.',
    subject: changeEmailSubject,
    props: (linkHref) => ({ linkHref, next: true }),
  }),
  describeMail(stopEmailChangeMail, {
    kind: 'accounts.change-email-stop',
    name: 'Changement d’adresse à arrêter',
    when: 'Quand un changement est demandé et que l’adresse actuelle n’a jamais été confirmée.',
    subject: stopEmailChangeSubject,
    props: (linkHref) => ({ linkHref }),
  }),
  describeMail(emailChangedMail, {
    name: 'Adresse changée',
    when: 'Après un changement d’adresse, à l’ancienne.',
    subject: emailChangedSubject,
    props: (siteHref) => ({ siteHref }),
  }),
  describeMail(secondFactorEnrolledMail, {
    name: 'Second facteur en place',
    when: 'Après la mise en place d’une application ou d’une clé d’accès.',
    subject: secondFactorEnrolledSubject,
    props: (siteHref) => ({ siteHref }),
  }),
  describeMail(passkeyAddedMail, {
    name: 'Clé d’accès ajoutée',
    when: 'Après l’ajout d’une clé d’accès.',
    subject: passkeyAddedSubject,
    props: (siteHref) => ({ siteHref, name: 'Mon téléphone' }),
  }),
  describeMail(recoveryCodeUsedMail, {
    name: 'Code de secours utilisé',
    when: 'Quand un code de secours ouvre un compte.',
    subject: recoveryCodeUsedSubject,
    props: (siteHref) => ({ siteHref, left: 9 }),
  }),
]
