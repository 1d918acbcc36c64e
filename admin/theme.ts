import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import { colours, fadeColour } from './colours/colours.ts'
import { ignoreClickBegunElsewhere } from './forms/begun-elsewhere.ts'
import { words } from './words.ts'

export { colours } from './colours/colours.ts'

const text = '"Figtree Variable", system-ui, sans-serif'
const display = '"Fraunces Variable", Georgia, serif'
const title = { fontFamily: display, fontWeight: 420, letterSpacing: '-0.02em' }

const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Landmark for menus and option lists. */
const choices = { role: 'region', 'aria-label': words.choices }

const wholeRow = {
  props: {},
  style: ({ theme }: { theme: Theme }) => ({ [theme.breakpoints.down('sm')]: { width: '100%' } }),
}

const options: ThemeOptions = {
  ...(still ? { transitions: { create: () => 'none' } } : {}),
  // The browser computes with the variables of colours.css: one theme for both schemes.
  cssVariables: { nativeColor: true },
  palette: {
    mode: 'light',
    primary: { main: colours.ink, contrastText: colours.paper },
    secondary: { main: colours.ruby, contrastText: colours.onRuby },
    error: { main: colours.error, contrastText: colours.paper },
    warning: { main: colours.warning, contrastText: colours.paper },
    success: { main: colours.success, contrastText: colours.paper },
    info: { main: colours.ruby, contrastText: colours.onRuby },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    background: { default: colours.roseLight, paper: colours.card },
    divider: colours.line,
    action: {
      active: colours.inkSoft,
      hover: fadeColour(colours.ink, 6),
      selected: fadeColour(colours.ruby, 12),
      focus: fadeColour(colours.ink, 12),
      disabled: fadeColour(colours.ink, 45),
      disabledBackground: fadeColour(colours.ink, 12),
    },
  },
  shape: { borderRadius: 14 },
  typography: {
    fontFamily: text,
    fontSize: 15,
    h1: { ...title, fontSize: '1.75rem', lineHeight: 1.2 },
    h2: { ...title, fontSize: '1.25rem', lineHeight: 1.25 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: still },
      // MUI shows the focus by a ripple alone, which is absent where motion is reduced.
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${colours.ruby}`, outlineOffset: 2 } } },
    },
    // The menu's list clips outlines outside of its items.
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, minHeight: 40, paddingInline: 18 } },
    },
    MuiModal: { defaultProps: { slotProps: { root: { onClickCapture: ignoreClickBegunElsewhere } } } },
    MuiTextField: { defaultProps: { size: 'small' }, variants: [wholeRow] },
    MuiFormControl: { defaultProps: { size: 'small' }, variants: [wholeRow] },
    // MUI renders menus and option lists at the end of the page, outside of the landmarks.
    MuiMenu: { defaultProps: { slotProps: { root: choices } } },
    MuiAutocomplete: {
      defaultProps: {
        fullWidth: true,
        openText: 'Ouvrir',
        closeText: 'Fermer',
        clearText: 'Effacer',
        noOptionsText: 'Aucun choix',
        slotProps: { popper: choices },
      },
      variants: [wholeRow],
    },
    // Align the buttons with the text above them.
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiIconButton: { styleOverrides: { root: { color: colours.ink, minWidth: 40, minHeight: 40 } } },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: colours.lineStrong }, root: { backgroundColor: colours.card } },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 4 } } },
    MuiAlert: {
      styleOverrides: {
        root: {
          color: colours.ink,
          '&.MuiAlert-colorError': { backgroundColor: colours.errorLight },
          '&.MuiAlert-colorWarning': { backgroundColor: colours.warningLight },
          '&.MuiAlert-colorSuccess': { backgroundColor: colours.sageLight },
          '&.MuiAlert-colorInfo': { backgroundColor: colours.roseMid },
        },
      },
    },
    // In the dark scheme, MUI's own track is black.
    MuiSwitch: { styleOverrides: { track: { backgroundColor: colours.lineStrong, opacity: 1 } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
  },
}

export const theme = createTheme(options)
