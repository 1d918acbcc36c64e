import { Link } from 'react-router'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'

interface MailboxNoteProps {
  /** address in the registration form that was sent */
  email: string
  /** article that the reader came from; '' if none */
  resume: string
}

/** Shown after the registration form: the same words for a new and a taken address, and the article first. */
export function MailboxNote({ email, resume }: MailboxNoteProps) {
  const Title = resume ? 'h2' : 'h1'
  return (
    <div className="page pt-8 md:pt-12">
      <div className="max-w-3xl rounded-sheet bg-sage-light px-6 py-8 sm:px-10">
        {resume && (
          <div className="mb-7 flex flex-wrap items-center gap-x-8 gap-y-4 border-b border-sage-deep/25 pb-7">
            <h1 className="display text-title-lg">{t('account.registration.mailbox.ready')}</h1>
            <LinkButton to={resume}>{t('account.registration.mailbox.read')}</LinkButton>
          </div>
        )}
        <Title className={resume ? 'display text-title-xs' : 'display text-title-lg'}>
          {t('account.registration.mailbox.title')}
        </Title>
        <p className="mt-3 text-lead wrap-anywhere">{t('account.registration.mailbox.text', { email })}</p>
        <p className="mt-2 text-sm">
          {t('account.registration.mailbox.wrong')}{' '}
          <Link to="/account" className="underline">
            {t('account.registration.mailbox.correct')}
          </Link>
        </p>
      </div>
    </div>
  )
}
