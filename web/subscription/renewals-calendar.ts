import ical from 'ical-generator'
import type { Renewal } from '../../contracts/subscriptions/subscription-outlook.ts'
import { dayOf } from '../../contracts/text/paris.ts'
import { t } from '../i18n/index.ts'
import { formatPrice } from '../ui/price.tsx'

interface CalendarFacts {
  reference: string
  renewals: readonly Renewal[]
  now: Date
}

/**
 * Names neither the site nor its subject: others may see the calendar.
 * Payments keep their UID in every file: importing it again moves events instead of adding them.
 */
export function renewalsCalendar({ reference, renewals, now }: CalendarFacts): string {
  const calendar = ical({
    name: t('account.subscription.calendar_name'),
    // No time zone: every date is a whole day, and DTSTAMP must be in UTC (RFC 5545, 3.8.7.2).
    prodId: { company: 'site', product: 'renewals', language: 'FR' },
  })
  for (const { uid, date, amount } of renewals) {
    calendar.createEvent({
      id: uid,
      stamp: now,
      // The file contains days without hours: the day in Paris, at midnight UTC.
      start: new Date(dayOf(date)),
      allDay: true,
      summary: t('account.subscription.calendar_event', { amount: formatPrice(amount) }),
      description: t('account.subscription.calendar_text', { reference }),
    })
  }
  return calendar.toString()
}
