import { createHash, randomBytes } from 'node:crypto'

const bytes = 32

/** 256 random bits for a mailed link: 43 characters. */
export const newLinkToken = (): string => randomBytes(bytes).toString('base64url')

/** What is kept of it. So many random bits cannot be searched for, so a plain hash does. */
export const digestOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
