import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DateText } from '../ui/date-text.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Contract } from './contract.ts'

/** A page of the law: what it does, and beside it, where there is room, what is to be done. */
export function ContractPage({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="page py-10 md:py-16">
      <div className="grid items-start gap-x-20 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-x-28">
        <div className="md:sticky md:top-8">
          <h1 className="display text-title-lg">{title}</h1>
          {lead && <p className="mt-5 text-lead text-ink-soft">{lead}</p>}
        </div>
        <div className="md:rounded-sheet md:bg-rose-light md:p-10 lg:p-14">{children}</div>
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  )
}

export function ContractSummary({ contract }: { contract: Contract }) {
  const { email, name, formula, startedDateTime, expirationDateTime } = contract
  return (
    <Card tone="light">
      <h2 className="display mb-3 text-title-sm">{t('account.contract.summary')}</h2>
      <dl className="divide-y divide-line">
        <Fact label={t('account.contract.who')}>
          {name && <span className="block">{name}</span>}
          {email}
        </Fact>
        <Fact label={t('account.contract.what')}>{formula}</Fact>
        {startedDateTime && (
          <Fact label={t('account.contract.since')}>
            <DateText iso={startedDateTime} />
          </Fact>
        )}
        {expirationDateTime && (
          <Fact label={t('account.contract.until')}>
            <DateText iso={expirationDateTime} />
          </Fact>
        )}
      </dl>
    </Card>
  )
}

export interface EndingProps {
  contract: Contract
  token: string | null
  failure: string | undefined
}

export function NoContract() {
  return (
    <>
      <p className="text-lead">{t('account.contract.none')}</p>
      <p className="mt-3 mb-8">{t('account.contract.none_help')}</p>
      <LinkButton to="/contact" kind="secondary">
        {t('account.contract.support')}
      </LinkButton>
    </>
  )
}

/** What happens, point by point, and the button that does it. */
export function Confirmation({
  points,
  token,
  failure,
  children,
}: {
  points: readonly ReactNode[]
  /** of the mailed link, where she followed one */
  token: string | null
  failure: string | undefined
  /** the button's words, as the law has them */
  children: ReactNode
}) {
  const errorId = useId()
  return (
    <Form method="post" className="mt-10 grid gap-8">
      <input type="hidden" name="confirm" value="1" />
      {token && <input type="hidden" name="token" value={token} />}
      <ul className="grid list-disc gap-2.5 pl-5 marker:text-ruby">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={index}>{point}</li>
        ))}
      </ul>
      <FormErrors form={{ errors: failure ? [failure] : undefined, errorId }} />
      <div>
        <SubmitButton>{children}</SubmitButton>
      </div>
    </Form>
  )
}

export function Done({ signedIn, children }: { signedIn: boolean; children?: ReactNode }) {
  return (
    <Card tone="rose" role="status">
      <h2 className="display mb-3 text-title-sm">{t('account.contract.sent')}</h2>
      {children && <p className="mb-3">{children}</p>}
      <p>{t('account.contract.receipt')}</p>
      {signedIn && (
        <LinkButton to="/account/subscription" className="mt-7">
          {t('account.contract.back')}
        </LinkButton>
      )}
    </Card>
  )
}
