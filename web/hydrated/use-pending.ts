import { type Navigation, useNavigation } from 'react-router'
import { useFailure } from './failure.ts'

type Pending = Pick<Navigation, 'formMethod' | 'formData'>

const none: Pending = { formMethod: undefined, formData: undefined }

/** What is on its way. Without an answer it stays pending for the router, but not for her, who may send it again. */
export function usePending(): Pending {
  const navigation = useNavigation()
  const failure = useFailure()
  return failure && !failure.trying ? none : navigation
}
