/** Reference that a person reads out or copies: the part of the uid that does not depend on time. */
export function contractReference({ uid }: { uid: string }): string {
  const digits = uid.slice(-12).toUpperCase()
  return `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`
}
