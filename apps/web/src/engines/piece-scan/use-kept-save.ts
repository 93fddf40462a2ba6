import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scanning } from './use-piece-scan.ts'

/**
 * F10 that comes while scanned pieces are still looked for is kept until they stand on the nota.
 * One that was refused or got no answer ends the wish: this is not the nota that was meant.
 */
export function useKeptSave({ missing, refused, say }: Scanning, save: () => void) {
  const { t } = useTranslation()
  const [wish, setWish] = useState<number | null>(null)
  const latest = useRef(save)
  latest.current = save
  const lost = missing.find(one => one.isLost)
  const late = missing.find(one => !one.isLost)
  useEffect(() => {
    if (wish === null || (late !== undefined && lost === undefined)) return
    setWish(null)
    say(null)
    if (lost === undefined && refused.length === wish) latest.current()
  }, [wish, late, lost, refused.length, say])
  return () => {
    const tell = (tone: 'bad' | 'plain', text: string) => say({ tone, text })
    if (lost !== undefined) {
      tell('bad', t('{kode} belum masuk nota', { kode: lost.kode_barcode }))
    } else if (late !== undefined) {
      setWish(refused.length)
      tell('plain', t('Menunggu {kode}, lalu nota disimpan', { kode: late.kode_barcode }))
    } else save()
  }
}
