/** On a touch screen Enter begins a new line, whatever was chosen on a keyboard. */
export const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches
