import { useTranslation } from 'react-i18next'
import { COUNTER_KEYS } from '../../lib/keys/counter-keys.ts'
import { useSession } from '../../lib/session.ts'
import { Act } from '../document-frame/act.tsx'
import classes from './bench.module.css'

interface BenchDoneProps {
  readonly title: string
  readonly said: string
  /** Pieces that lie in trays now: their labels are printed. */
  readonly baki: readonly string[]
  readonly print: (baki: readonly string[], form: 'PDF' | 'ZPL' | 'TSPL') => Promise<unknown>
}

/** What was just saved, and the labels of what lies in trays now. */
export function BenchDone({ title, said, baki, print }: BenchDoneProps) {
  const { t } = useTranslation()
  const usual = useSession()?.setting.BENTUK_LABEL
  const form = usual === 'ZPL' || usual === 'TSPL' ? usual : 'PDF'
  return (
    <div className={classes.done} role="status">
      <p>
        <b>{title}</b>
        <br />
        {said}
      </p>
      {baki.length > 0 && (
        <Act
          keys={COUNTER_KEYS.cetakBarcode.key}
          label={t('Cetak {jumlah} label', { jumlah: baki.length })}
          run={() => void print(baki, form)}
        />
      )}
    </div>
  )
}
