import { LoaderCircle, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { t } from '../i18n/index.ts'
import type { PageFacts } from '../page-facts/page-facts.ts'
import { Button } from '../ui/button.tsx'
import { isReachable } from './build-check.ts'
import { type Failure, useFailure } from './failure.ts'
import { wordsOf } from './failure-words.ts'
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
  const { title, text } = wordsOf(failure, order, page ?? {})
  const repeatable = failure.asked !== 'sent' || submittedForm() !== null
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-3 z-60 flex justify-center" data-screen-only>
      <div
        role="alert"
        data-failure={failure.asked}
        className="pointer-events-auto grid w-full max-w-xl grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-card border border-line bg-white p-4 text-base text-ink shadow-sheet"
      >
        <TriangleAlert aria-hidden size={24} className="mt-2 shrink-0 text-error" />
        <div className="py-1.5">
          <p className="font-semibold">{title}</p>
          <p className="mt-1">{text}</p>
        </div>
        {order !== 'asking' && (
          <button
            type="button"
            onClick={() => setClosed(failure)}
            aria-label={t('common.close')}
            className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-rose-mid"
          >
            <X aria-hidden size={18} />
          </button>
        )}
        {repeatable && (
          <div className="col-start-2 mt-2">
            <Button size="small" onClick={again} aria-disabled={failure.trying || undefined}>
              {failure.trying && <LoaderCircle aria-hidden size={18} className="animate-spin" />}
              {t(failure.trying ? 'failure.trying' : order === 'asking' ? 'failure.ask' : 'failure.again')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
