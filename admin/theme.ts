import { defaultTheme, type RaThemeOptions } from 'react-admin'

/** The colours of the site. */
export const colours = {
  paper: '#fffdfc',
  ink: '#17120f',
  inkSoft: '#5a4c47',
  line: '#eadfdd',
  lineStrong: '#8d7d78',
  rose: '#f9d5df',
  roseLight: '#fdf4f6',
  roseMid: '#fbe5eb',
  ruby: '#97274f',
  rubyDeep: '#6f1938',
  sageLight: '#e9eee4',
  sageDeep: '#4d5b45',
  sand: '#f3e9e0',
  error: '#a11d2a',
  errorLight: '#fdecec',
  warning: '#7d5200',
  warningLight: '#fdf2dd',
  success: '#2b6340',
} as const

const text = '"Figtree Variable", system-ui, sans-serif'
const display = '"Fraunces Variable", Georgia, serif'
const title = { fontFamily: display, fontWeight: 420, letterSpacing: '-0.02em' }

const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches

export const theme: RaThemeOptions = {
  ...defaultTheme,
  ...(still ? { transitions: { create: () => 'none' } } : {}),
  palette: {
    mode: 'light',
    primary: { main: colours.ink, contrastText: colours.paper },
    secondary: { main: colours.ruby, contrastText: '#fff' },
    error: { main: colours.error },
    warning: { main: colours.warning },
    success: { main: colours.success },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    background: { default: colours.roseLight, paper: '#fff' },
    divider: colours.line,
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
    ...defaultTheme.components,
    MuiButtonBase: { defaultProps: { disableRipple: still } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, minHeight: 40, paddingInline: 18 } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', fullWidth: false } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'none', fullWidth: false } },
    MuiIconButton: { styleOverrides: { root: { color: colours.ink, minWidth: 40, minHeight: 40 } } },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: colours.lineStrong }, root: { backgroundColor: '#fff' } },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 4 } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
  },
}
