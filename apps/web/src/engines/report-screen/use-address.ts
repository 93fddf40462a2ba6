import {
  ADDRESSES,
  type AddressedScreen,
  type AskedOf,
  type NameIn,
} from '@kencana/contract/menu/addresses'
import { useLocation, useRouter } from '@tanstack/react-router'
import { ACTING, addressOf, unquoted } from '../../lib/address/address.ts'

export type Filled = Readonly<Record<string, string>>

/** What the router and the wrapper say in an address, and no screen asks for. */
const NOT_ASKED = ['wrapper', ACTING]

/** The filters as the address has them, and a way to put others there: a report can be linked. */
export function useAddress(): {
  readonly path: string
  readonly asked: Filled
  readonly ask: (filled: Filled) => void
  /** The same in the place of what was asked before: the way back does not lead over it. */
  readonly askInstead: (filled: Filled) => void
  /** Goes to an address made by `addressOf`. */
  readonly go: (href: string) => void
} {
  const router = useRouter()
  const path = useLocation({ select: location => location.pathname })
  const search = useLocation({ select: location => location.searchStr })
  const go = (href: string) => router.history.push(href)
  const asked = Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name]) => !NOT_ASKED.includes(name))
      .map(([name, value]) => [name, unquoted(value)]),
  )
  return {
    path,
    asked,
    ask: filled => go(addressOf(path, filled)),
    askInstead: filled => router.history.replace(addressOf(path, filled)),
    go,
  }
}

/** The same for a screen that says what it reads of its address: no other name is seen. */
export function useAsked<S extends AddressedScreen>(
  screen: S,
): { readonly asked: AskedOf<S>; readonly ask: (filled: AskedOf<S>) => void } {
  const { asked, go } = useAddress()
  const names: readonly NameIn<S>[] = ADDRESSES[screen]
  const read = names.flatMap(name => (asked[name] === undefined ? [] : [[name, asked[name]]]))
  return {
    asked: Object.fromEntries(read) as AskedOf<S>,
    ask: filled => go(addressOf(screen, filled as Filled)),
  }
}
