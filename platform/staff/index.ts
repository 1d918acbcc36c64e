export { staffCsv } from './csv.ts'
export { type Actor, authorise, type Permission, type StaffContext } from './permission.ts'
export { type Fields, type New, outdatedVersionError } from './resource.ts'
export { mountStaff, type StaffCalls, staffAction, staffResource } from './routes.ts'
export { serveMailDocument } from './serve-mail-document.ts'
export {
  anyOf,
  equals,
  type JoinedSort,
  listSource,
  type Source,
  type Values,
  type VersionedRows,
  versionedRows,
} from './sources.ts'
