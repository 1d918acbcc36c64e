export { acceptedAge } from './accepted-age.ts'
export { installErrors } from './errors.ts'
export { limitAtOnce } from './limit-at-once.ts'
export { createMount, idempotencyKey, type Mount } from './mount.ts'
export { enterWork, leavePlaces, leaveWork, occupyPlaces } from './places.ts'
export { parseQuery, refuseExcessiveAddresses } from './query.ts'
export {
  createRequestScopes,
  loadOncePerPage,
  type RequestScope,
  type RequestScopes,
  scopeHeader,
} from './request-scope.ts'
export { headersOfPagesAlone, secureAnswers, withoutObsoleteHeaders } from './security-headers.ts'
export { validatorCompiler } from './violations.ts'
export { createWorkPlaces, type WorkLimits } from './work-places.ts'
