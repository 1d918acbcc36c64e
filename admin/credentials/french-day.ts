/** @param day `2026-03-31` */
export const frenchDay = (day: string): string => day.split('-').reverse().join('/')
