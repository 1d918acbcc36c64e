import { useCallback, useEffect, useState } from 'react'
import {
  getOpening,
  type Opening,
  type OpeningCheck,
  type OpeningCode,
  runOpeningCheck,
  signOpeningException,
} from '../../contracts/opening.ts'
import { CallError, callApi, callFailures } from '../../relay/call.ts'

const sentenceOf = (error: unknown): string => (error instanceof CallError ? error.message : callFailures.refused)

/** The state of the opening page; a check that runs answers for itself, and what is open is read again. */
export function useOpening() {
  const [opening, setOpening] = useState<Opening>()
  const [running, setRunning] = useState<OpeningCode>()
  const [failure, setFailure] = useState<string>()

  const load = useCallback(
    () =>
      callApi(getOpening).then(
        ({ payload }) => setOpening(payload),
        (error: unknown) => setFailure(sentenceOf(error)),
      ),
    [],
  )
  useEffect(() => void load(), [load])

  async function act(code: OpeningCode, call: () => Promise<{ payload: OpeningCheck }>): Promise<boolean> {
    if (running) return false
    setRunning(code)
    setFailure(undefined)
    try {
      await call()
      await load()
      return true
    } catch (error) {
      setFailure(sentenceOf(error))
      return false
    } finally {
      setRunning(undefined)
    }
  }

  return {
    opening,
    running,
    failure,
    run: (code: OpeningCode, message: string) =>
      act(code, () => callApi(runOpeningCheck, { params: { code }, body: message === '' ? {} : { message } })),
    except: (code: OpeningCode, reason: string) =>
      act(code, () => callApi(signOpeningException, { body: { code, reason } })),
  }
}
