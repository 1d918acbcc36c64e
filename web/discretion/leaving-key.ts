/** Set while data is deleted from the device. If the page is left before the end, the next page finishes. */
export const leavingKey = 'leaving'
