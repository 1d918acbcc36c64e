import { createHash } from 'node:crypto'
import type { Viewer } from '../../../platform/sessions/index.ts'

/** Digest of an order's Idempotency-Key and its user: the same key sent by two users gives two digests. */
export const requestHashOf = (viewer: Pick<Viewer, 'uid'> | null, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([viewer?.uid ?? 'visitor', key]))
    .digest('base64url')
