import type { Viewer } from './viewer.ts'

/** Of the document: who reads it, for the scripts that follow other tabs and keep articles for her. */
export const readerAttributes = (viewer: Viewer | null, metadataChange: string | null) => ({
  'data-reader': viewer?.uid,
  'data-roles': viewer?.roles.toSorted().join(' '),
  'data-metadata': metadataChange ?? undefined,
})
