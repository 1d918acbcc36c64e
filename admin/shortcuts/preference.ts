const name = 'admin:shortcuts'

/**
 * Tells whether shortcuts are on. People who dictate or press keys by accident turn them off (WCAG 2.1.4); kept on the
 * device.
 */
export const areShortcutsOn = (): boolean => localStorage.getItem(name) !== 'off'

export const setShortcutsEnabled = (on: boolean): void => localStorage.setItem(name, on ? 'on' : 'off')
