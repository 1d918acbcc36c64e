import { type Navigation, useNavigation } from 'react-router'
import { useFailure } from './failure.ts'

type Pending = Pick<Navigation, 'formMethod' | 'formData'>

const none: Pending = { formMethod: undefined, formData: undefined }

/** The pending navigation. A failed one stays pending for the router, but users may send it again. */
export function usePending(): Pending {
  const navigation = useNavigation()
  const failure = useFailure()
  return failure && !failure.trying ? none : navigation
}
