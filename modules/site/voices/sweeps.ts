import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { deleteUnusedLinks } from './queries-voices.ts'

/** Deletes links that expired unused. A link with which a voice was written stays: the member needs it to withdraw the voice. */
export const unusedLinksSweep = defineSweep({
  name: 'site.unused-voice-links',
  everySeconds: 3600,
  handle: ({ db, clock }: OpenedPlatform) => deleteUnusedLinks(db, clock.now()),
})
