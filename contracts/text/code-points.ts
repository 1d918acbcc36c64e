export const codePointLength = (value: string): number =>
  value.length - (value.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
