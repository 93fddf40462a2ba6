import { KEMBALI } from '@kencana/contract/names/stok/steps'
import type { TujuanTerima } from '@kencana/domain/stok/cuci'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Act } from '../../../engines/document-frame/act.tsx'
import { ThrownNote } from '../../../engines/document-frame/entry/thrown.tsx'
import { Told } from '../../../engines/piece-scan/told.tsx'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import classes from '../../../engines/weigh-bench/bench.module.css'
import { BenchApproval } from '../../../engines/weigh-bench/bench-approval.tsx'
import { countOn } from '../../../engines/weigh-bench/bench-form.ts'
import { PieceForm } from '../../../engines/weigh-bench/piece-form.tsx'
import { ReadyList } from '../../../engines/weigh-bench/ready-list.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { ScanInput } from '../../../kit/inputs/scan-input.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { Batches } from '../batches.tsx'
import { AREA } from '../calls.ts'
import { AwayPanel } from './away-panel.tsx'
import { ReceivedNote, SentPiece } from './received-note.tsx'
import { type ReceivingRoute, type ReceivingWork, useReceive } from './use-receive.ts'

interface ReceiveBenchProps {
  readonly path: '/terima-barang-cuci' | '/terima-sepuhan'
  readonly route: ReceivingRoute
  readonly draft: string
  /** Pieces that come back here. */
  readonly terima: 'CUCI' | 'SEPUH'
  readonly places: readonly TujuanTerima[]
  readonly title: string
  readonly description: string
}

/** What comes back is taken up here; batches stand behind `lihat=dokumen`. */
export function ReceiveBench(props: ReceiveBenchProps) {
  const { asked, ask } = useAsked(props.path)
  return asked.lihat === 'dokumen' || asked.no_kirim !== undefined ? (
    <Batches asked={asked} ask={ask} />
  ) : (
    <Receiving {...props} onDocuments={() => ask({ lihat: 'dokumen' })} />
  )
}

/** The bench: scan a piece that came back, weigh it, the next one; F10 takes them back together. */
function Receiving(props: ReceiveBenchProps & { onDocuments: () => void }) {
  const { places, terima, title, description, route, onDocuments } = props
  const { t } = useTranslation()
  const work = useReceive(props)
  const { kept, form, notice, saved, sending } = work
  const placeName = (tujuan: TujuanTerima) => t(KEMBALI[tujuan])
  const berat = t('Berat kembali')
  const jumlah = countOn(form)
  useKeys(onCounterKeys({ simpan: { run: work.save, label: t('Terima barang') } }))
  return (
    <>
      <PageHeader title={title} description={description}>
        <Act keys="Alt+D" label={t('Kiriman ke tukang')} run={onDocuments} />
        <Button
          onClick={work.save}
          loading={sending.busy}
          disabled={jumlah === 0}
          rightSection={<Kbd keys="F10" onBrand={jumlah > 0} />}
        >
          {jumlah === 0 ? t('Terima barang') : t('Terima {jumlah} barang', { jumlah })}
        </Button>
      </PageHeader>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <div className={classes.stack}>
        <Panel>
          <ScanInput
            label={t('Pindai barang yang kembali')}
            placeholder={t('Pindai barang yang kembali, atau berat dari timbangan')}
            control={work.scan}
            onScan={text => void work.bring(text)}
          />
          {notice !== null && <Told notice={notice} />}
          {saved !== null && <ReceivedNote done={saved} />}
        </Panel>
        {form.at !== null && (
          <PieceForm
            key={form.at.piece.kode_barcode}
            at={form.at}
            work={work}
            area={AREA}
            berat={berat}
            places={places.map(value => ({ value, label: placeName(value) }))}
          >
            <SentPiece of={form.at.piece} />
          </PieceForm>
        )}
        <ReadyList work={work} berat={berat} placeName={placeName} />
        <ThrownNote thrown={work.thrown} />
        {jumlah > 0 && <FeeFields work={work} />}
        <AwayPanel work={work} terima={terima} />
      </div>
      <BenchApproval
        sending={sending}
        route={`POST ${route.path}`}
        what={title}
        all={t('Seluruh penerimaan')}
      />
    </>
  )
}

/** What the craftsman asks for it; it becomes part of what the pieces cost. */
function FeeFields({ work: { fee, batch } }: { work: ReceivingWork }) {
  const { t } = useTranslation()
  const { value, set } = fee
  return (
    <Panel title={t('Ongkos tukang, kiriman {nomor}', { nomor: batch ?? '' })}>
      <div className={classes.fields}>
        <MoneyInput
          label={t('Ongkos per Gram')}
          value={value.ongkos_per_gram}
          onChange={ongkos_per_gram => set({ ...value, ongkos_per_gram })}
        />
        <MoneyInput
          label={t('Ongkos per Pcs')}
          value={value.ongkos_per_pcs}
          onChange={ongkos_per_pcs => set({ ...value, ongkos_per_pcs })}
        />
      </div>
    </Panel>
  )
}
