import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/fields/submit-button.tsx'
import { isReachable } from './build-check.ts'
import { type Failure, useFailure } from './failure.ts'
import { FailureCard } from './failure-card.tsx'
import { againLabel, wordsOf } from './failure-words.ts'
import { submitAgain, submittedForm, watchSubmissions } from './submitted-form.ts'

function useAgain(failure: Failure | null): () => void {
  const navigate = useNavigate()
  return () => {
    if (!failure || failure.trying) return
    const { asked, path, replace = false, whole } = failure
    if (asked === 'sent') submitAgain()
    else if (!whole)
      void navigate(path, { replace: replace || asked === 'stale', preventScrollReset: asked === 'stale' })
    // Navigate only if the site answers: the browser's error page would lose typed text.
    else void isReachable().then((reachable) => reachable && location.assign(path))
  }
}

/** Shows a notice over the page if a request got no answer, with a button to try again. */
export function FailureNotice() {
  const failure = useFailure()
  const again = useAgain(failure)
  const [closed, setClosed] = useState<Failure | null>(null)
  useEffect(watchSubmissions, [])
  if (!failure || failure === closed) return null
  const { title, text } = wordsOf(failure, 'none')
  const repeatable = failure.asked !== 'sent' || submittedForm() !== null
  return (
    <FailureCard asked={failure.asked} title={title} text={text} onClose={() => setClosed(failure)}>
      {repeatable && (
        <Button size="small" onClick={again} aria-disabled={failure.trying || undefined}>
          {failure.trying && <Spinner />}
          {againLabel(failure, 'none')}
        </Button>
      )}
    </FailureCard>
  )
}
