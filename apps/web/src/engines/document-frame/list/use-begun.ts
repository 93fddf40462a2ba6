import { useEffect, useState } from 'react'
import { useSteady } from '../../../kit/keys/use-steady.ts'
import { useAddress } from '../../report-screen/use-address.ts'

/** Whether the main act of a list is open: by its key, or because the address asks for it, once. */
export function useBegun(
  isFirst = false,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { asked, askInstead } = useAddress()
  const { baru, ...rest } = asked
  const [isOpen, setOpen] = useState(isFirst)
  const begin = useSteady(() => {
    askInstead(rest)
    setOpen(true)
  })
  useEffect(() => {
    if (baru === 'YA') begin()
  }, [baru, begin])
  return [isOpen, setOpen]
}
