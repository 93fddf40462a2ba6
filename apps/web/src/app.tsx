import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import './theme/mantine-styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { registerSearch } from './lib/search.ts'
import { readyScreen, router } from './routes.tsx'
import { queries } from './shell/queries.ts'
import { COLOR_KEY } from './theme/color-scheme.ts'
import { resolveVariables, theme } from './theme/theme.ts'

const colors = localStorageColorSchemeManager({ key: COLOR_KEY })

// Fetched with the first search, so that nothing of it weighs on the first load.
registerSearch('/data-barang', async (typed, signal) =>
  (await import('./features/barang/index.ts')).findPieces(typed, signal),
)
registerSearch('/lihat-penjualan', async (typed, signal) =>
  (await import('./features/penjualan/find-sales.ts')).findSales(typed, signal),
)
registerSearch('/lihat-hutang', async (typed, signal) =>
  (await import('./features/hutang/find-loans.ts')).findLoans(typed, signal),
)

/** Makes the screen of an address ready before the application is drawn. */
export { readyScreen }

/** The application behind the login. */
export function App() {
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
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}

/** The permit the server wrote into the page for styles made at run time. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}
