import { useEffect, useState } from 'react'
import type { Failure } from './failure.ts'
import type { Order } from './failure-words.ts'
import { submitAgain, submittedForm } from './submitted-form.ts'
import { delayBefore } from './waits.ts'

/** A form that charges, `data-order`: whether it was received decides whether she has paid. */
const isOrder = ({ asked }: Failure): boolean => asked === 'sent' && submittedForm()?.dataset.order !== undefined

/**
 * An order without an answer is sent again as it was, with its Idempotency-Key, until the server says what became of it:
 * one that was received is answered as before, and not charged again. What she changes meanwhile is another order, hers to send.
 */
export function useAsking(failure: Failure | null): Order {
  const [changed, setChanged] = useState(false)
  const [tries, setTries] = useState(0)
  const order = failure !== null && isOrder(failure)
  const waiting = order && !changed && !failure.trying

  useEffect(() => {
    if (!order) return
    const form = submittedForm()
    const stop = () => setChanged(true)
    form?.addEventListener('input', stop)
    return () => {
      form?.removeEventListener('input', stop)
      setChanged(false)
      setTries(0)
    }
  }, [order])

  const trying = failure?.trying === true
  useEffect(() => {
    if (trying) setChanged(false)
  }, [trying])

  useEffect(() => {
    if (!waiting) return
    const ask = () => {
      setTries((count) => count + 1)
      submitAgain()
    }
    const timer = setTimeout(ask, delayBefore(tries))
    addEventListener('online', ask)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', ask)
    }
  }, [waiting, tries])

  if (!order) return 'none'
  return changed ? 'unknown' : 'asking'
}
