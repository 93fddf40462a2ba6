import { TUJUAN } from '@kencana/contract/names/stok/steps'
import { TUJUAN_SORTIR, type TujuanSortir } from '@kencana/domain/stok/sortir'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { ThrownNote } from '../../engines/document-frame/entry/thrown.tsx'
import { Told } from '../../engines/piece-scan/told.tsx'
import classes from '../../engines/weigh-bench/bench.module.css'
import { BenchApproval } from '../../engines/weigh-bench/bench-approval.tsx'
import { countOn } from '../../engines/weigh-bench/bench-form.ts'
import { PieceForm } from '../../engines/weigh-bench/piece-form.tsx'
import { ReadyList } from '../../engines/weigh-bench/ready-list.tsx'
import { ScanInput } from '../../kit/inputs/scan-input.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../lib/keys/counter-keys.ts'
import { AboutPiece } from './about-piece.tsx'
import { AREA } from './calls.ts'
import { QueuePanel } from './queue-panel.tsx'
import { SortedNote } from './sorted-note.tsx'
import { useSort } from './use-sort.ts'

/** The bench: scan a piece, weigh it, say where it goes, the next one; F10 sends them together. */
export function SortBench({ onDocuments }: { onDocuments: () => void }) {
  const { t } = useTranslation()
  const work = useSort()
  const { kept, form, notice, saved, sending } = work
  const placeName = (tujuan: TujuanSortir) => t(TUJUAN[tujuan])
  const berat = t('Berat sortir')
  const jumlah = countOn(form)
  const label = t('Simpan sortir {jumlah} barang', { jumlah })
  useKeys(onCounterKeys({ simpan: { run: work.save, label: t('Simpan sortir') } }))
  return (
    <>
      <PageHeader
        title={t('Sortir Pembelian')}
        description={t('Pindai barang beli, timbang, pilih tujuannya; F10 menyimpan semuanya.')}
      >
        <Act keys="Alt+D" label={t('Dokumen sortir')} run={onDocuments} />
        <Button
          onClick={work.save}
          loading={sending.busy}
          disabled={jumlah === 0}
          rightSection={<Kbd keys="F10" onBrand={jumlah > 0} />}
        >
          {jumlah === 0 ? t('Simpan sortir') : label}
        </Button>
      </PageHeader>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <div className={classes.stack}>
        <Panel>
          <ScanInput
            label={t('Pindai barang beli')}
            placeholder={t('Pindai barang beli, atau berat dari timbangan')}
            control={work.scan}
            onScan={text => void work.bring(text)}
          />
          {notice !== null && <Told notice={notice} />}
          {saved !== null && <SortedNote done={saved} />}
        </Panel>
        {form.at !== null && (
          <PieceForm
            key={form.at.piece.kode_barcode}
            at={form.at}
            work={work}
            area={AREA}
            berat={berat}
            places={TUJUAN_SORTIR.map(value => ({ value, label: placeName(value) }))}
          >
            <AboutPiece of={form.at.piece} />
          </PieceForm>
        )}
        <ReadyList work={work} berat={berat} placeName={placeName} />
        <ThrownNote thrown={work.thrown} />
        <QueuePanel work={work} />
      </div>
      <BenchApproval
        sending={sending}
        route="POST sortir"
        what={t('Sortir Pembelian')}
        all={t('Seluruh sortir')}
      />
    </>
  )
}
