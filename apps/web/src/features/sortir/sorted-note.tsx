import { TUJUAN } from '@kencana/contract/names/pieces'
import { TUJUAN_SORTIR } from '@kencana/domain/stok/sortir'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import type { Answer } from '../../engines/document-frame/use-command.ts'
import classes from '../../engines/weigh-bench/bench.module.css'
import { COUNTER_KEYS } from '../../lib/keys/counter-keys.ts'
import { useSession } from '../../lib/session.ts'
import type { calls } from './calls.ts'

/** What was just sorted, where it went, and the labels of what lies in trays now. */
export function SortedNote({ done }: { done: Answer<typeof calls.sort> }) {
  const { t } = useTranslation()
  const usual = useSession()?.setting.BENTUK_LABEL
  const print = async () => {
    const { printFile } = await import('../barang/index.ts')
    await printFile(done.baki, usual === 'ZPL' || usual === 'TSPL' ? usual : 'PDF')
  }
  const went = TUJUAN_SORTIR.filter(tujuan => done.tujuan[tujuan] > 0)
  return (
    <div className={classes.done} role="status">
      <p>
        <b>{t('Sortir {nomor} tersimpan', { nomor: done.no_sortir })}</b>
        <br />
        {went.map(tujuan => `${t(TUJUAN[tujuan])} ${String(done.tujuan[tujuan])}`).join(' · ')}
      </p>
      {done.baki.length > 0 && (
        <Act
          keys={COUNTER_KEYS.cetakBarcode.key}
          label={t('Cetak {jumlah} label', { jumlah: done.baki.length })}
          run={() => void print()}
        />
      )}
    </div>
  )
}
