import { TUJUAN } from '@kencana/contract/names/stok/steps'
import { TUJUAN_SORTIR } from '@kencana/domain/stok/sortir'
import { useTranslation } from 'react-i18next'
import { WeighBench } from '../../engines/weigh-bench/weigh-bench.tsx'
import { AboutPiece } from './about-piece.tsx'
import { AREA } from './calls.ts'
import { QueuePanel } from './queue-panel.tsx'
import { SortedNote } from './sorted-note.tsx'
import { useSort } from './use-sort.ts'

/** Bought pieces: each is weighed again, and goes where it belongs. */
export function SortBench({ onDocuments }: { onDocuments: () => void }) {
  const { t } = useTranslation()
  const work = useSort()
  const { saved } = work
  return (
    <WeighBench
      work={work}
      title={t('Sortir Pembelian')}
      description={t('Pindai barang beli, timbang, pilih tujuannya; F10 menyimpan semuanya.')}
      documents={{ label: t('Dokumen sortir'), run: onDocuments }}
      save={t('Simpan sortir')}
      counted={jumlah => t('Simpan sortir {jumlah} barang', { jumlah })}
      scan={{
        label: t('Pindai barang beli'),
        placeholder: t('Pindai barang beli, atau berat dari timbangan'),
      }}
      saved={saved !== null && <SortedNote done={saved} />}
      area={AREA}
      berat={t('Berat sortir')}
      places={TUJUAN_SORTIR}
      placeName={tujuan => t(TUJUAN[tujuan])}
      about={piece => <AboutPiece of={piece} />}
      route="POST sortir"
      all={t('Seluruh sortir')}
    >
      <QueuePanel work={work} />
    </WeighBench>
  )
}
