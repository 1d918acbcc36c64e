import type { ReactNode } from 'react'
import { Petals } from './petals.tsx'

interface SplitPageProps {
  title: ReactNode
  lead?: ReactNode
  /** text beside the flower; without it the page has one column */
  aside?: ReactNode
  children: ReactNode
}

/** A short task on the left, a flower with a text on the right. */
export function SplitPage({ title, lead, aside, children }: SplitPageProps) {
  return (
    <div className="page grid gap-x-20 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)] md:py-16 lg:gap-x-28">
      <div className="max-w-xl">
        <h1 className="display text-title-lg">{title}</h1>
        {lead && <p className="mt-5 text-lead text-ink-soft">{lead}</p>}
        <div className="mt-10">{children}</div>
      </div>
      {aside && (
        <aside className="hidden overflow-hidden rounded-sheet bg-rose px-12 pt-14 md:flex md:flex-col md:justify-between">
          <p className="italic-display text-title">{aside}</p>
          <Petals className="mx-auto mt-10 -mb-6 w-full max-w-80" />
        </aside>
      )}
    </div>
  )
}

interface SplitTaskProps {
  /** part of a page that has its main heading above */
  part?: boolean
  title: ReactNode
  lead?: ReactNode
  /** stays in sight on wide screens */
  side: ReactNode
  /** on narrow screens the side comes before the task, not after it */
  sideFirst?: boolean
  children: ReactNode
}

/** A form, with its subject beside it. */
export function SplitTask({ part = false, title, lead, side, sideFirst = false, children }: SplitTaskProps) {
  const Title = part ? 'h2' : 'h1'
  return (
    <div className="page py-10 md:py-16">
      <header className="max-w-3xl">
        <Title className="display text-title-lg">{title}</Title>
        {lead && <p className="mt-5 text-lead text-ink-soft">{lead}</p>}
      </header>
      <div className="mt-10 grid items-start gap-x-20 gap-y-14 md:mt-14 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-x-28">
        <div className={sideFirst ? 'order-2 md:order-1' : ''}>{children}</div>
        <div className={`md:sticky md:top-8 ${sideFirst ? 'order-1 md:order-2' : ''}`}>{side}</div>
      </div>
    </div>
  )
}
