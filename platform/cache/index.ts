export { Cache } from './cache.ts'
export { type ChangeEvents, invalidateOn } from './invalidate-on.ts'
