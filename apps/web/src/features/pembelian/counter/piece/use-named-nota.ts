import { useEffect } from 'react'
import { useAddress, useAsked } from '../../../../engines/report-screen/use-address.ts'
import { useSteady } from '../../../../kit/keys/use-steady.ts'

/** The nota that the address names comes onto the counter as if it were scanned, once. */
export function useNamedNota(ready: boolean, scan: (nomor: string) => void): void {
  const { no_faktur_jual: nomor } = useAsked('/transaksi-pembelian').asked
  const { askInstead } = useAddress()
  const take = useSteady((named: string) => {
    askInstead({})
    scan(named)
  })
  useEffect(() => {
    if (ready && nomor !== undefined) take(nomor)
  }, [ready, nomor, take])
}
