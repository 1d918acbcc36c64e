import { t } from '../i18n/index.ts'

/** Of the menu's button, on a narrow screen. */
export const menuAttributes = (unread: number) => ({
  'aria-label': unread > 0 ? `${t('layout.menu')}, ${t('conversation.unread', { count: unread })}` : t('layout.menu'),
})
