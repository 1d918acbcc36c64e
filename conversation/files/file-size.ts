const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const kibibyte = 1024

/** `240 Ko`, `1,4 Mo` */
export function fileSize(bytes: number): string {
  const kibibytes = bytes / kibibyte
  if (kibibytes < kibibyte) return `${number.format(Math.max(1, Math.round(kibibytes)))}\u00a0Ko`
  return `${number.format(kibibytes / kibibyte)}\u00a0Mo`
}
