import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { registerSearch } from './lib/search.ts'
import { readyScreen, router } from './routes.tsx'
import { SEARCHES } from './searches.ts'
import { queries } from './shell/queries.ts'
import { Themed } from './theme/themed.tsx'

for (const [screen, find] of Object.entries(SEARCHES)) {
  registerSearch(screen, async (typed, asked) => (await find())(typed, asked))
}

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
