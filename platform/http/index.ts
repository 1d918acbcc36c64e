export { acceptedAge } from './accepted-age.ts'
export { installErrors } from './errors.ts'
export { limitAtOnce } from './limit-at-once.ts'
export { type Answering, createMount, idempotencyKey, type Mount } from './mount.ts'
export { parseQuery, refuseExcessiveAddresses } from './query.ts'
export {
  createRequestScopes,
  loadOncePerPage,
  type RequestScope,
  type RequestScopes,
  scopeHeader,
} from './request-scope.ts'
export { enterWork, freeSlots, leaveWork, registerSlots } from './request-slots.ts'
export { headersOfPagesAlone, secureAnswers, withoutObsoleteHeaders } from './security-headers.ts'
export { validatorCompiler } from './violations.ts'
export { createWorkSlots, type WorkLimits } from './work-slots.ts'
