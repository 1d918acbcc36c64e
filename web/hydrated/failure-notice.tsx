import { useEffect, useState } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { t } from '../i18n/index.ts'
import type { PageFacts } from '../page-facts/page-facts.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/submit-button.tsx'
import { isReachable } from './build-check.ts'
import { type Failure, useFailure } from './failure.ts'
import { FailureCard } from './failure-card.tsx'
import { againLabel, wordsOf } from './failure-words.ts'
import { submitAgain, submittedForm, watchSubmissions } from './submitted-form.ts'
import { useAsking } from './use-asking.ts'

function useAgain(failure: Failure | null): () => void {
  const navigate = useNavigate()
  return () => {
    if (!failure || failure.trying) return
    const { asked, path, replace = false, whole } = failure
    if (asked === 'sent') submitAgain()
    else if (!whole)
      void navigate(path, { replace: replace || asked === 'stale', preventScrollReset: asked === 'stale' })
    // Never to a page of the browser's own: what she typed would be lost.
    else void isReachable().then((reachable) => reachable && location.assign(path))
  }
}

/** Says, over the page that stays, that something got no answer; and does it again when she asks. */
export function FailureNotice() {
  const failure = useFailure()
  const order = useAsking(failure)
  const again = useAgain(failure)
  const page = useMatches().at(-1)?.handle as PageFacts | undefined
  const [closed, setClosed] = useState<Failure | null>(null)
  useEffect(watchSubmissions, [])
  if (!failure || failure === closed) return null
  const { title, text } = wordsOf(failure, order, page?.unsent && t(page.unsent))
  const repeatable = failure.asked !== 'sent' || submittedForm() !== null
  return (
    <FailureCard
      asked={failure.asked}
      title={title}
      text={text}
      onClose={order === 'asking' ? undefined : () => setClosed(failure)}
    >
      {repeatable && (
        <Button size="small" onClick={again} aria-disabled={failure.trying || undefined}>
          {failure.trying && <Spinner />}
          {againLabel(failure, order)}
        </Button>
      )}
    </FailureCard>
  )
}
