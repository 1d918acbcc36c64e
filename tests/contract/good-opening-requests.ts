import type { GoodRequest } from './story.ts'

export const openingRequests: GoodRequest[] = [
  { call: 'readOpening', path: '/opening' },
  { call: 'readCollecting', path: '/opening/collecting' },
  { call: 'getPushKey', path: '/push/key' },
  { call: 'proveSite', path: '/opening/proofs/abc' },
]
