import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { registerSearches } from './lib/search.ts'
import { readyScreen, router } from './routes.tsx'
import { queries } from './shell/queries.ts'
import { Themed } from './theme/themed.tsx'

registerSearches(async () => (await import('./searches.ts')).SEARCHES)

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
