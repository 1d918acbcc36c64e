const sendable = /^[\x21-\x7e]+$/

/** Tells whether a header may contain the text. The site's tokens and keys are sendable; a browser may send other characters. */
export const isSendable = (text: string): boolean => sendable.test(text)
