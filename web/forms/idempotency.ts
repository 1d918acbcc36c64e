export const idempotencyFieldName = 'idempotencyKey'

/** The key travels in the form, and is no part of what the contract's schema checks. */
export function withoutIdempotencyKey<T extends Record<string, unknown>>(values: T) {
  const { [idempotencyFieldName]: key, ...payload } = values
  return {
    payload: payload as Omit<T, typeof idempotencyFieldName>,
    idempotencyKey: typeof key === 'string' ? key : undefined,
  }
}
