const sendable = /^[\x21-\x7e]+$/

/** Whether a header may carry it: tokens and keys of ours are made of these characters, a browser may send anything. */
export const isSendable = (text: string): boolean => sendable.test(text)
