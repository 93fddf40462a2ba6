import { TUJUAN } from '@kencana/contract/names/stok/steps'
import { TUJUAN_SORTIR } from '@kencana/domain/stok/sortir'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../engines/document-frame/use-command.ts'
import { BenchDone } from '../../engines/weigh-bench/bench-done.tsx'
import type { calls } from './calls.ts'

/** What was just sorted, and where it went. */
export function SortedNote({ done }: { done: Answer<typeof calls.sort> }) {
  const { t } = useTranslation()
  const went = TUJUAN_SORTIR.filter(tujuan => done.tujuan[tujuan] > 0)
  return (
    <BenchDone
      title={t('Sortir {nomor} tersimpan', { nomor: done.no_sortir })}
      said={went.map(tujuan => `${t(TUJUAN[tujuan])} ${String(done.tujuan[tujuan])}`).join(' · ')}
      baki={done.baki}
      print={async (...of) => (await import('../barang/index.ts')).printFile(...of)}
    />
  )
}
