/** Allowed types of attachments, detected from their content. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const
export const attachmentMaxBytes = 10 * 1024 * 1024
export const maxAttachmentsPerMessage = 5

/** Maximum number of articles that a coach may offer with an answer. */
export const maxArticlesPerMessage = 3
