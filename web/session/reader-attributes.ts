import type { Viewer } from './viewer.ts'

/** Document attributes about the reader, for scripts that follow other tabs and store articles. */
export const readerAttributes = (viewer: Viewer | null, metadataChange: string | null) => ({
  'data-reader': viewer?.uid,
  'data-roles': viewer?.roles.toSorted().join(' '),
  'data-metadata': metadataChange ?? undefined,
})
