import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { registerSearch } from './lib/search.ts'
import { readyScreen, router } from './routes.tsx'
import { queries } from './shell/queries.ts'
import { Themed } from './theme/themed.tsx'

// Fetched with the first search, so that nothing of it weighs on the first load.
registerSearch('/data-barang', async (typed, asked) =>
  (await import('./features/barang/index.ts')).findPieces(typed, asked),
)
registerSearch('/lihat-penjualan', async (typed, asked) =>
  (await import('./features/penjualan/find-sales.ts')).findSales(typed, asked),
)
registerSearch('/lihat-pembelian', async (typed, asked) =>
  (await import('./features/pembelian/lihat/find-purchases.ts')).findPurchases(typed, asked),
)
registerSearch('/lihat-tukar-tambah', async (typed, asked) =>
  (await import('./features/tukar-tambah/lihat/find-exchanges.ts')).findExchanges(typed, asked),
)
registerSearch('/lihat-hutang', async (typed, asked) =>
  (await import('./features/hutang/find-loans.ts')).findLoans(typed, asked),
)

/** Makes the screen of an address ready before the application is drawn. */
export { readyScreen }

/** The application behind the login. */
export function App() {
  return (
    <Themed>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Themed>
  )
}
