import type { ReactNode } from 'react'

interface SummaryLineProps {
  label: string
  children: ReactNode
}

export function SummaryLine({ label, children }: SummaryLineProps) {
  return (
    <div className="py-2.5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

interface SummaryFrameProps extends SummaryLineProps {
  title: ReactNode
}

/**
 * Frame of an order's summary. By law (article L221-14 of the consumer code) it is directly before the order button,
 * at any width.
 * @param children the summary's lines
 */
export function SummaryFrame({ label, title, children }: SummaryFrameProps) {
  return (
    <section aria-label={label} data-order-summary className="rounded-field bg-rose-light px-5 py-3">
      <p className="italic-display pt-1 text-lg">{title}</p>
      <dl className="divide-y divide-blush">{children}</dl>
    </section>
  )
}
