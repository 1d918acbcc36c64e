/** Allowed types of attachments, detected from their content. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const
export const attachmentMaxBytes = 10 * 1024 * 1024
export const attachmentsAMessage = 5

/** Articles that a coach may offer with an answer. */
export const articlesAMessage = 3
