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
  violation,
} from './app-error.ts'
