export const idempotencyFieldName = 'idempotencyKey'

/** Separates the key from the form's values: the contract's schema does not know it. */
export function withoutIdempotencyKey<T extends Record<string, unknown>>(values: T) {
  const { [idempotencyFieldName]: key, ...payload } = values
  return {
    payload: payload as Omit<T, typeof idempotencyFieldName>,
    idempotencyKey: typeof key === 'string' ? key : undefined,
  }
}
