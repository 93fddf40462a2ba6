import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { useSteady } from '../../../kit/keys/use-steady.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { COUNTER_KEYS, onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from './lines.module.css'

interface Thrown {
  /** Whose work it is of: what is left of another is not offered. */
  readonly of: string
  readonly said: string
  readonly back: () => void
}

/** So many come back, the newest first. */
const MOST = 20

/**
 * Lines that were taken away: each comes back as it was. `of` names the work they are taken from;
 * under another name they are forgotten.
 */
export function useThrown(of = '') {
  const [all, setAll] = useState<readonly Thrown[]>([])
  const newest = all.findLast(one => one.of === of)
  const threw = useSteady((said: string, back: () => void) =>
    setAll(now => [...now.filter(one => one.of === of).slice(1 - MOST), { of, said, back }]),
  )
  const takeBack = useSteady(() => {
    if (newest === undefined) return
    setAll(now => now.filter(one => one !== newest))
    newest.back()
  })
  const forget = useSteady(() => setAll([]))
  // The same object while nothing is taken away: who shows it is not drawn again.
  return useMemo(() => ({ newest, threw, takeBack, forget }), [newest, threw, takeBack, forget])
}

export type ThrownLines = Pick<ReturnType<typeof useThrown>, 'newest' | 'takeBack'>

/** What was taken away last, and the key that brings it back. */
export function ThrownNote({ thrown }: { thrown: ThrownLines }) {
  const { t } = useTranslation()
  const { newest, takeBack } = thrown
  const { key, label } = COUNTER_KEYS.kembalikan
  useKeys(
    onCounterKeys(newest === undefined ? {} : { kembalikan: { run: takeBack, label: t(label) } }),
  )
  return (
    <p role="status" className={classes.thrown}>
      {newest !== undefined && (
        <>
          <span>{t('{barang} dihapus', { barang: newest.said })}</span>
          <button
            type="button"
            tabIndex={-1}
            // The cursor stays where it is.
            onMouseDown={event => event.preventDefault()}
            onClick={takeBack}
          >
            {t('Kembalikan')} <Kbd keys={key} />
          </button>
        </>
      )}
    </p>
  )
}
