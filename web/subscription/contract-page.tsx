import type { ReactNode } from 'react'
import type { Seller } from '../../contracts/subscriptions/contract-links.ts'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DateText } from '../ui/date-text.tsx'
import type { Contract } from './contract.ts'
import type { DeclaredCancellation } from './contract-link-form.ts'

interface ContractPageProps {
  title: ReactNode
  lead?: ReactNode
  /** addressee to name if the user ends the contract on this page */
  seller?: Seller
  children: ReactNode
}

/** A page that the law requires: its explanation, and beside it, on wide screens, its form. */
export function ContractPage({ title, lead, seller, children }: ContractPageProps) {
  return (
    <div className="page py-10 md:py-16">
      <div className="grid items-start gap-x-20 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-x-28">
        <div className="md:sticky md:top-8">
          <h1 className="display text-title-lg">{title}</h1>
          {lead && <p className="mt-5 text-lead text-ink-soft">{lead}</p>}
        </div>
        <div className="md:rounded-sheet md:bg-rose-light md:p-10 lg:p-14">
          {children}
          {seller && <SellerNote seller={seller} />}
        </div>
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  )
}

interface ContractSummaryProps {
  contract: Contract
  /** declaration, shown instead of the account's data */
  declared?: DeclaredCancellation
}

export function ContractSummary({ contract, declared }: ContractSummaryProps) {
  const { email, formula, reference, startedDateTime, expirationDateTime } = contract
  const name = declared?.name ?? contract.name
  return (
    <Card tone="light">
      <h2 className="display mb-3 text-title-sm">{t('account.contract.summary')}</h2>
      <dl className="divide-y divide-line">
        {(name || email) && (
          <Fact label={t('account.contract.who')}>
            {name && <span className="block">{name}</span>}
            {email}
          </Fact>
        )}
        <Fact label={t('account.contract.what')}>{formula}</Fact>
        <Fact label={t('account.contract.reference')}>{reference}</Fact>
        {startedDateTime && (
          <Fact label={t('account.contract.since')}>
            <DateText iso={startedDateTime} />
          </Fact>
        )}
        {declared && (
          <>
            <Fact label={t('account.contract.receipt_email')}>{declared.email}</Fact>
            <Fact label={t('account.contract.cancel.wished')}>
              <DateText iso={`${declared.wishedOn}T12:00:00Z`} />
            </Fact>
          </>
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

/** Addressee of the declaration, shown before the user makes it. */
function SellerNote({ seller }: { seller: Seller }) {
  const { name, postalAddress, identity, email } = seller
  const lines = [...postalAddress.split('\n'), identity ?? '', email ?? ''].filter((line) => line.trim() !== '')
  return (
    <address className="mt-8 text-sm not-italic text-ink-soft">
      {t('account.contract.seller')}
      <span className="block font-semibold text-ink">{name}</span>
      {lines.map((line) => (
        <span key={line} className="block break-words">
          {line}
        </span>
      ))}
    </address>
  )
}

export function NoContract() {
  return (
    <>
      <p className="text-lead">{t('account.contract.none')}</p>
      <p className="mt-3 mb-8">{t('account.contract.none_help')}</p>
      <LinkButton to="/contact" kind="secondary">
        {t('account.subscription.support')}
      </LinkButton>
    </>
  )
}

/** Shown if the address claims that a request was recorded, but none was. */
export function NothingRecorded() {
  return (
    <p role="alert" className="mb-8 rounded-field bg-warning-light px-5 py-4 font-medium text-warning">
      {t('account.contract.nothing')}
    </p>
  )
}

export function RequestRecordedNote({ signedIn, children }: { signedIn: boolean; children?: ReactNode }) {
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
