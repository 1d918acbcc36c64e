import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { recordTerms } from './accept-terms.ts'

/** A version that no order accepted is kept and dated too. */
export const recordTermsSweep = defineSweep({
  name: 'subscriptions.record-terms',
  everySeconds: 30,
  handle: (platform: OpenedPlatform) => recordTerms(platform, platform.db).then(() => undefined),
})
