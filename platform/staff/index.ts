export { type Actor, authorise, type Permission, type StaffContext } from './permission.ts'
export { type Fields, type New, outdated } from './resource.ts'
export { mountStaff, type StaffCalls, staffAction, staffResource } from './routes.ts'
export { anyOf, equals, listSource, type Source, type Values, type VersionedRows, versionedRows } from './sources.ts'
