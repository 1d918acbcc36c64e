export { type Claims, createTokens, type Tokens, tokenLifetimeSeconds } from './tokens.ts'
export { type Acl, type Role, roles, type Viewer } from './viewer.ts'
