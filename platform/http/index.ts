import './viewer.ts'

export { installErrors } from './errors.ts'
export { limitAtOnce } from './limit-at-once.ts'
export { createMount, idempotencyKey, type Mount } from './mount.ts'
export { enterWork, leavePlaces, leaveWork, occupyPlaces } from './places.ts'
export { parseQuery, refuseImmodestQueries } from './query.ts'
export { isInRequestMemo, requestMemo, withRequestMemo } from './request-memo.ts'
export { validatorCompiler } from './violations.ts'
