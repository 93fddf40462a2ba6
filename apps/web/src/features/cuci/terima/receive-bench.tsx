import { KEMBALI } from '@kencana/contract/names/stok/steps'
import type { TujuanTerima } from '@kencana/domain/stok/cuci'
import { useTranslation } from 'react-i18next'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import classes from '../../../engines/weigh-bench/bench.module.css'
import { countOn } from '../../../engines/weigh-bench/bench-form.ts'
import { WeighBench } from '../../../engines/weigh-bench/weigh-bench.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
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

/** Pieces that came back: each is weighed, and laid where it is sold from or waits. */
function Receiving(props: ReceiveBenchProps & { onDocuments: () => void }) {
  const { terima, route, onDocuments } = props
  const { t } = useTranslation()
  const work = useReceive(props)
  const { saved } = work
  return (
    <WeighBench
      work={work}
      title={props.title}
      description={props.description}
      documents={{ label: t('Kiriman ke tukang'), run: onDocuments }}
      save={t('Terima barang')}
      counted={jumlah => t('Terima {jumlah} barang', { jumlah })}
      scan={{
        label: t('Pindai barang yang kembali'),
        placeholder: t('Pindai barang yang kembali, atau berat dari timbangan'),
      }}
      saved={saved !== null && <ReceivedNote done={saved} />}
      area={AREA}
      berat={t('Berat kembali')}
      places={props.places}
      placeName={tujuan => t(KEMBALI[tujuan])}
      about={piece => <SentPiece of={piece} />}
      route={`POST ${route.path}`}
      all={t('Seluruh penerimaan')}
    >
      {countOn(work.form) > 0 && <FeeFields work={work} />}
      <AwayPanel work={work} terima={terima} />
    </WeighBench>
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
          onChange={ongkos_per_gram => set({ ongkos_per_gram })}
        />
        <MoneyInput
          label={t('Ongkos per Pcs')}
          value={value.ongkos_per_pcs}
          onChange={ongkos_per_pcs => set({ ongkos_per_pcs })}
        />
      </div>
    </Panel>
  )
}
