export { type Claims, createTokens, type Tokens, tokenLifetimeSeconds } from './tokens.ts'
export {
  type Acl,
  type Identified,
  type Role,
  rareRoles,
  requireRole,
  requireViewer,
  roles,
  type Viewer,
} from './viewer.ts'
