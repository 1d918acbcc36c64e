import { useCallback, useEffect, useState } from 'react'
import {
  getOpening,
  type Opening,
  type OpeningCheck,
  type OpeningCode,
  runOpeningCheck,
  signOpeningException,
} from '../../contracts/opening/opening.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'

/** State of the opening page. Several checks may run at once; after each one, all results are refetched. */
export function useOpening() {
  const [opening, setOpening] = useState<Opening>()
  const [running, setRunning] = useState<readonly OpeningCode[]>([])
  const [failure, setFailure] = useState<string>()

  const load = useCallback(
    () =>
      callApi(getOpening).then(
        ({ payload }) => setOpening(payload),
        (error: unknown) => setFailure(failureSentence(error)),
      ),
    [],
  )
  useEffect(() => void load(), [load])

  async function act(code: OpeningCode, call: () => Promise<{ payload: OpeningCheck }>): Promise<void> {
    setRunning((codes) => [...codes, code])
    setFailure(undefined)
    try {
      await call()
      await load()
    } catch (error) {
      setFailure(failureSentence(error))
    } finally {
      setRunning((codes) => codes.filter((one) => one !== code))
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
