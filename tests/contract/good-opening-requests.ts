import type { GoodRequest } from './story.ts'

export const openingRequests: GoodRequest[] = [
  { call: 'getOrderAvailability', path: '/opening' },
  { call: 'getDataCollectionState', path: '/opening/collecting' },
  { call: 'getPushKey', path: '/push/key' },
  { call: 'answerSiteChallenge', path: '/opening/proofs/abc' },
]
