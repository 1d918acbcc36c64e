const name = 'admin:shortcuts'

/** Who dictates, or strikes keys by accident, turns them off (WCAG 2.1.4); kept on the device. */
export const areShortcutsOn = (): boolean => localStorage.getItem(name) !== 'off'

export const turnShortcuts = (on: boolean): void => localStorage.setItem(name, on ? 'on' : 'off')
