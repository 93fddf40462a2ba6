import { useLocation, useRouter } from '@tanstack/react-router'

export type Filled = Readonly<Record<string, string>>

/** The filters as the address has them, and a way to put others there: a report can be linked. */
export function useAddress(): {
  readonly path: string
  readonly asked: Filled
  readonly ask: (filled: Filled) => void
  readonly go: (href: string) => void
} {
  const router = useRouter()
  const path = useLocation({ select: location => location.pathname })
  const search = useLocation({ select: location => location.searchStr })
  const go = (href: string) => router.history.push(href)
  const asked = Object.fromEntries(
    [...new URLSearchParams(search)].filter(([name]) => name !== 'wrapper'),
  )
  return {
    path,
    asked: unquoted(asked),
    ask: filled =>
      go(`${router.basepath.replace(/\/$/, '')}${path}?${new URLSearchParams(filled)}`),
    go: href => go(`${router.basepath.replace(/\/$/, '')}${href}`),
  }
}

/** The router writes a text that looks like a number in quotes ("750"). */
const unquoted = (asked: Filled): Filled =>
  Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, value.replace(/^"(.*)"$/, '$1')]),
  )
