export {
  AppError,
  conflict,
  forbidden,
  invalid,
  notFound,
  PaymentRefusedError,
  tooMany,
  unauthorized,
  type Violation,
  type ViolationType,
  violation,
} from './app-error.ts'
