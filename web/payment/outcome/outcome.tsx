import type { ReactNode } from 'react'
import { Petals } from '../../registration/petals.tsx'

interface OutcomeProps {
  title: ReactNode
  children: ReactNode
  /** possible actions; the first suits most users */
  actions: ReactNode
  /** true: the outcome is good, and is animated */
  good: boolean
  /** whether a payment succeeded, for the script to store */
  result?: boolean
}

/** A result in one large sentence, with the next actions. */
export function Outcome({ title, children, actions, good, result }: OutcomeProps) {
  return (
    <div className="page py-10 md:py-16" data-payment-result={result}>
      <div
        className={`grid overflow-hidden rounded-sheet md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] ${good ? 'bg-rose' : 'bg-sand'}`}
      >
        <div className="px-6 py-12 sm:px-10 md:py-20 lg:px-16">
          <h1 className="display text-title-lg">{title}</h1>
          <div className="mt-6 grid max-w-xl gap-4 text-lead">{children}</div>
          <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">{actions}</div>
        </div>
        {good && <Petals className="mx-auto -mb-6 hidden w-full max-w-72 self-end md:block" />}
      </div>
    </div>
  )
}
