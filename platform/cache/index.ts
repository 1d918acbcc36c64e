export { Cache } from './cache.ts'
export { type ChangeEvents, invalidateOn } from './invalidate-on.ts'
export { sizeOfJson } from './store.ts'
