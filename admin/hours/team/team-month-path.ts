/** @param month `2026-12` */
export const teamMonthPath = (month: string): string => `/working-hours?month=${month}`
