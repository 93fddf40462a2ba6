import { useEffect } from 'react'
import { useSteady } from '../../kit/keys/use-steady.ts'
import { useAddress } from './use-address.ts'

/** What the address names is taken once, as soon as the screen stands; the address forgets it. */
export function useNamed(
  named: string | undefined,
  ready: boolean,
  take: (named: string) => void,
): void {
  const { askInstead } = useAddress()
  const once = useSteady((one: string) => {
    askInstead({})
    take(one)
  })
  useEffect(() => {
    if (ready && named !== undefined) once(named)
  }, [ready, named, once])
}
