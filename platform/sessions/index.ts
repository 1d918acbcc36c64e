export { openReaderMemory, type ReaderMemory } from './reader-memory.ts'
export { type Claims, createTokens, type Tokens, tokenLifetimeSeconds } from './tokens.ts'
export {
  type Acl,
  anyReader,
  type Identified,
  type Role,
  rareRoles,
  requireRole,
  requireViewer,
  roles,
  type Viewer,
} from './viewer.ts'
