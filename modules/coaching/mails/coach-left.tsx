import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

interface CoachLeftProps {
  /** number of discussions that the coach has lost */
  count: number
  href: string
}

export const coachLeftSubject = (count: number): string =>
  count > 1 ? 'Des échanges ne vous sont plus confiés' : 'Un échange ne vous est plus confié'

/** Mail to the former coach. Others may read it: it names neither the subscriber, nor the subject, nor the new coach. */
function CoachLeft({ count, href }: CoachLeftProps) {
  const closed =
    count > 1 ? 'Ses échanges avec vous ne s’ouvrent plus pour vous' : 'Son échange avec vous ne s’ouvre plus pour vous'
  return (
    <MailLayout preview="La personne a choisi une autre coach." title={coachLeftSubject(count)}>
      <MailText>La personne a choisi une autre coach. {closed}, et vous n’avez rien à faire.</MailText>
      <MailButton href={href}>Voir mes échanges</MailButton>
    </MailLayout>
  )
}

export const coachLeftMail: MailTemplate<CoachLeftProps> = { name: 'coaching.coach-left', Component: CoachLeft }
