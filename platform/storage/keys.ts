const keyPattern = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

export const isStorageKey = (key: string): boolean => keyPattern.test(key) && !key.includes('..')

export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${key}`)
}
