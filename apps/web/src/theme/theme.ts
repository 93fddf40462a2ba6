import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Mantine wants ten shades; what is seen reads the tokens through the resolver below. */
const brand: MantineColorsTuple = [
  '#e9f0ed',
  '#cfe0da',
  '#a3c4ba',
  '#74a698',
  '#4c8a7a',
  '#2d7262',
  '#1f5f51',
  '#14463c',
  '#0f362e',
  '#0a2721',
]

/** The Kencana theme: 13 px dense text, small radii, no motion of its own. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  colors: { brand },
  fontFamily: 'var(--k-font)',
  fontFamilyMonospace: 'var(--k-mono)',
  fontSizes: { xs: '11px', sm: '13px', md: '13px', lg: '15px', xl: '17px' },
  spacing: { xs: '6px', sm: '10px', md: '14px', lg: '18px', xl: '26px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontWeight: '650',
    sizes: { h1: { fontSize: '17px' }, h2: { fontSize: '15px' }, h3: { fontSize: '13px' } },
  },
  components: {
    Button: { defaultProps: { size: 'sm' } },
    Input: { defaultProps: { size: 'sm' } },
    // Hints stand under the input, so that inputs of one row stand in one line.
    InputWrapper: {
      defaultProps: { size: 'sm', inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    },
    Popover: { defaultProps: { transitionProps: { duration: 100 }, shadow: 'md' } },
  },
})

const roles = {
  '--mantine-color-body': 'var(--k-card)',
  '--mantine-color-text': 'var(--k-ink)',
  '--mantine-color-bright': 'var(--k-ink)',
  '--mantine-color-dimmed': 'var(--k-mute)',
  '--mantine-color-placeholder': 'var(--k-mute)',
  '--mantine-color-error': 'var(--k-bad)',
  '--mantine-color-anchor': 'var(--k-brand-ink)',
  '--mantine-color-default': 'var(--k-card)',
  '--mantine-color-default-hover': 'var(--k-tint)',
  '--mantine-color-default-color': 'var(--k-ink)',
  '--mantine-color-default-border': 'var(--k-line)',
  '--mantine-color-disabled': 'var(--k-paper)',
  '--mantine-color-disabled-color': 'var(--k-mute)',
  '--mantine-color-disabled-border': 'var(--k-line)',
  '--mantine-primary-color-filled': 'var(--k-brand)',
  '--mantine-primary-color-filled-hover': 'var(--k-brand-deep)',
  '--mantine-primary-color-contrast': 'var(--k-on-brand)',
  '--mantine-primary-color-light': 'var(--k-tint)',
  '--mantine-primary-color-light-hover': 'var(--k-line)',
  '--mantine-primary-color-light-color': 'var(--k-brand-ink)',
  '--mantine-color-brand-filled': 'var(--k-brand)',
  '--mantine-color-brand-filled-hover': 'var(--k-brand-deep)',
  '--mantine-color-brand-light': 'var(--k-tint)',
  '--mantine-color-brand-light-hover': 'var(--k-line)',
  '--mantine-color-brand-light-color': 'var(--k-brand-ink)',
  '--mantine-color-brand-outline': 'var(--k-brand-ink)',
  '--mantine-color-brand-text': 'var(--k-brand-ink)',
  '--mantine-color-red-filled': 'var(--k-bad)',
  '--mantine-color-red-light': 'var(--k-badtint)',
  '--mantine-color-red-light-color': 'var(--k-bad)',
  '--mantine-color-red-outline': 'var(--k-bad)',
  '--mantine-shadow-md': 'var(--k-shadow)',
  '--mantine-shadow-xl': 'var(--k-shadow)',
}

/** Mantine's variables point at our tokens, so that both schemes come from one place. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...roles, '--mantine-color-gray-4': 'var(--k-edge)' },
  dark: {
    ...roles,
    '--mantine-color-dark-4': 'var(--k-edge)',
    '--mantine-color-dark-5': 'var(--k-tint)',
    '--mantine-color-dark-6': 'var(--k-raised)',
    '--mantine-color-dark-7': 'var(--k-card)',
  },
})
