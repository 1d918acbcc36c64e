import { createHash } from 'node:crypto'
import type { Viewer } from '../../../platform/sessions/index.ts'

/** Digest of an order's Idempotency-Key: the same key of two people is two keys. */
export const requestHashOf = (viewer: Pick<Viewer, 'uid'> | null, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([viewer?.uid ?? 'visitor', key]))
    .digest('base64url')
