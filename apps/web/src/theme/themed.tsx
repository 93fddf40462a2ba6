import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import './mantine-styles.ts'
import type { ReactNode } from 'react'
import { COLOR_KEY } from './color-scheme.ts'
import { resolveVariables, theme } from './theme.ts'

const colors = localStorageColorSchemeManager({ key: COLOR_KEY })

/** What draws parts of Mantine in our look: the only place its provider is set up. */
export function Themed({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={colors}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      // It reckons them all anyhow: its file of the same ones would weigh on the first load.
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  )
}

/** The permit the server wrote into the page for styles made at run time. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}
