import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scanning } from './use-piece-scan.ts'

/** A save that waits: how many scans had been refused then, and whether its pieces stand there. */
interface Wish {
  readonly refused: number
  readonly isRipe: boolean
}

/**
 * F10 that comes while scanned pieces are still looked for is kept until they stand on the nota.
 * One that was refused or got no answer ends the wish, and so does whatever is typed, scanned or
 * pressed meanwhile: this is not the nota that was meant.
 */
export function useKeptSave({ missing, refused, say }: Scanning, save: () => void) {
  const { t } = useTranslation()
  const [wish, setWish] = useState<Wish | null>(null)
  const latest = useRef(save)
  latest.current = save
  const lost = missing.find(one => one.isLost)
  const late = missing.find(one => !one.isLost)
  useEffect(() => {
    if (wish === null || (late !== undefined && lost === undefined)) return
    // What else follows from the pieces (what is to be paid) stands there a drawing later.
    if (!wish.isRipe) return setWish({ ...wish, isRipe: true })
    setWish(null)
    say(null)
    if (lost === undefined && refused.length === wish.refused) latest.current()
  }, [wish, late, lost, refused.length, say])
  const isKept = wish !== null
  useEffect(() => {
    if (!isKept) return
    const takeBack = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'F10') return
      setWish(null)
      say({ tone: 'bad', text: t('Belum disimpan: isian berubah. Tekan F10 lagi.') })
    }
    const acts = ['keydown', 'pointerdown'] as const
    for (const act of acts) window.addEventListener(act, takeBack, true)
    return () => {
      for (const act of acts) window.removeEventListener(act, takeBack, true)
    }
  }, [isKept, say, t])
  return () => {
    const tell = (tone: 'bad' | 'plain', text: string) => say({ tone, text })
    if (lost !== undefined) {
      tell('bad', t('{kode} belum masuk nota', { kode: lost.kode_barcode }))
    } else if (late !== undefined) {
      setWish({ refused: refused.length, isRipe: false })
      tell('plain', t('Menunggu {kode}, lalu nota disimpan', { kode: late.kode_barcode }))
    } else save()
  }
}
