import { createHash, randomBytes } from 'node:crypto'

const bytes = 32

/** 256 random bits for a mailed link: 43 characters. */
export const newLinkToken = (): string => randomBytes(bytes).toString('base64url')

/** Stored form of a token. It has so many random bits that a plain hash is enough. */
export const digestOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
