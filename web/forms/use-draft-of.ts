import { useSite } from '../layout/site-data.ts'
import type { FormDraft } from './form-draft.ts'

/** The draft of the signed-in user, or of the contact who writes to the help desk from this device. */
export const useDraftOf = (uid: string): FormDraft => ({ owner: useSite().viewer?.uid ?? 'contact', uid })
