import { useSite } from '../layout/site-data.ts'
import type { FormDraft } from './form-draft.ts'

/** Signed in it is hers; else it belongs to who writes to the help desk from this device. */
export const useDraftOf = (uid: string): FormDraft => ({ owner: useSite().viewer?.uid ?? 'contact', uid })
