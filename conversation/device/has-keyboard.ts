/** False on touch screens: Enter begins a new line there, whatever the user chose. */
export const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches
