import type { PushNotice } from '../../../contracts/accounts/notifications.ts'
import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

/** Texts of notices to staff: they say what needs attention, without its content. */
const words: Readonly<Record<PushNotice, { title: string; text: string; button: string }>> = {
  message: {
    title: 'Un nouveau message vous attend',
    text: 'Une personne que vous suivez vous a écrit.',
    button: 'Lire le message',
  },
  reminder: {
    title: 'Un message attend votre réponse',
    text: 'Une personne que vous suivez attend votre réponse.',
    button: 'Lire le message',
  },
  submission: {
    title: 'Un article attend votre relecture',
    text: 'Un texte vous a été soumis.',
    button: 'Relire le texte',
  },
  return: {
    title: 'Votre article vous est rendu',
    text: 'Votre texte a été relu\u00a0: il vous est rendu avec une remarque.',
    button: 'Reprendre le texte',
  },
  mention: {
    title: 'Une note vous mentionne',
    text: 'Quelqu’un de l’équipe vous mentionne dans une note.',
    button: 'Lire la note',
  },
}

export const noticeSubject = (kind: PushNotice): string => words[kind].title

function Notice({ kind, href }: { kind: PushNotice; href: string }) {
  const { title, text, button } = words[kind]
  return (
    <MailLayout preview={text} title={title}>
      <MailText>{text}</MailText>
      <MailButton href={href}>{button}</MailButton>
    </MailLayout>
  )
}

export const noticeMail: MailTemplate<{ kind: PushNotice; href: string }> = {
  name: 'accounts.notice',
  Component: Notice,
}
