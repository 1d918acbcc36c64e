export { Cache } from './cache.ts'
export { invalidateOn } from './invalidate-on.ts'
