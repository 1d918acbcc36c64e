export {
  AppError,
  conflict,
  forbidden,
  invalid,
  notFound,
  tooMany,
  unauthorized,
  type Violation,
  violation,
} from './app-error.ts'
