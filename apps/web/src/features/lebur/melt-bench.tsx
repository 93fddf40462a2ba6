import { JENIS_LEBUR as NAMES } from '@kencana/contract/names/stok/steps'
import { formatFine, gramToMg } from '@kencana/domain/quantity'
import { JENIS_LEBUR, type JenisLebur } from '@kencana/domain/stok/lebur'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CounterApproval } from '../../engines/counter/counter-approval.tsx'
import { Act } from '../../engines/document-frame/act.tsx'
import { ScaleBar } from '../../engines/scale/scale-bar.tsx'
import classes from '../../engines/weigh-bench/bench.module.css'
import { Form } from '../../kit/acts/form.tsx'
import { NumberInput } from '../../kit/inputs/number-input.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../kit/inputs/weight-input.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { gramText } from '../../kit/text/figure-texts.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import { onCounterKeys } from '../../lib/keys/counter-keys.ts'
import { AREA, calls } from './calls.ts'
import { type Melting, useMelt } from './use-melt.ts'

/** Says what goes into the crucible, weighs the bar and what its assay says; F10 makes it a bar. */
export function MeltBench({ onDocuments }: { onDocuments: () => void }) {
  const { t } = useTranslation()
  const pools = useQuery({
    queryKey: [AREA, 'kolam'],
    queryFn: ({ signal }) => call(calls.pools, { signal }),
  })
  const work = useMelt(pools.data)
  const { sending, kept, saved } = work
  useKeys(onCounterKeys({ simpan: { run: work.save, label: t('Simpan lantak') } }))
  return (
    <>
      <PageHeader
        title={t('Lebur Rosok')}
        description={t('Isi berat bahan, timbang lantaknya dan isi hasil ujinya; F10 menyimpan.')}
      >
        <Act keys="Alt+D" label={t('Hasil lebur')} run={onDocuments} />
        <Button
          onClick={work.save}
          loading={sending.busy}
          rightSection={<Kbd keys="F10" onBrand />}
        >
          {t('Simpan lantak')}
        </Button>
      </PageHeader>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <Form className={classes.stack} onSubmit={work.save}>
        <Panel title={t('Bahan')} onRefresh={() => pools.refetch()}>
          {pools.isError ? (
            <p className={classes.quiet}>{t('Terjadi Kesalahan Saat Request Data')}</p>
          ) : (
            <Parts work={work} isRead={pools.data !== undefined} />
          )}
        </Panel>
        <Panel title={t('Lantak')}>
          <BarFields work={work} />
          {saved !== null && <Done saved={saved} />}
        </Panel>
      </Form>
      {sending.asking !== null && (
        <CounterApproval
          asking={sending.asking}
          route="POST lebur"
          usual="LEBUR"
          lines={things => things}
          said={t('Lebur Rosok')}
          granted={sending.granted}
          giveUp={sending.giveUp}
        />
      )}
    </>
  )
}

interface PartsProps {
  readonly work: Melting
  /** Whether it is known what there is. */
  readonly isRead: boolean
}

/** Weights of each kadar that goes in; all of one by a press. */
function Parts({ work, isRead }: PartsProps) {
  const { t } = useTranslation()
  const { form, change, fault, own } = work
  const put = (kode: string, mg: number | null) => change({ bahan: { ...form.bahan, [kode]: mg } })
  const { error } = fault('bahan') as { error?: string }
  return (
    <div className={classes.fields}>
      <SelectField
        label={t('Bahan')}
        required
        value={form.jenis}
        options={JENIS_LEBUR.map(value => ({ value, label: t(NAMES[value]) }))}
        onChange={jenis => change({ jenis: jenis as JenisLebur, bahan: {} })}
        {...(error === undefined ? {} : { error })}
      />
      {own.map(pool => (
        <div key={pool.kode_kadar}>
          <WeightInput
            label={t('{kadar}, ada {berat} g', {
              kadar: pool.nama_kadar,
              berat: gramText(pool.berat),
            })}
            value={form.bahan[pool.kode_kadar] ?? null}
            onChange={mg => put(pool.kode_kadar, mg)}
          />
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => put(pool.kode_kadar, gramToMg(pool.berat))}
          >
            {t('Semua')}
          </Button>
        </div>
      ))}
      {isRead && own.length === 0 && (
        <p className={classes.quiet}>{t('Belum ada bahan untuk dilebur.')}</p>
      )}
    </div>
  )
}

function BarFields({ work }: { work: Melting }) {
  const { t } = useTranslation()
  const { form, change, fault } = work
  return (
    <>
      <div className={classes.fields}>
        <WeightInput
          label={t('Berat lantak')}
          required
          value={form.berat_mg}
          onChange={berat_mg => change({ berat_mg })}
          {...fault('berat')}
        />
        <NumberInput
          label={t('Kadar uji (‰)')}
          required
          places={1}
          max={10_000}
          value={form.kadar_uji}
          onChange={kadar_uji => change({ kadar_uji })}
          {...fault('kadar_uji')}
        />
        <TextField
          label={t('Nomor uji')}
          value={form.no_uji}
          maxLength={60}
          onChange={no_uji => change({ no_uji })}
          {...fault('no_uji')}
        />
        <TextField
          label={t('Keterangan')}
          value={form.keterangan}
          maxLength={200}
          onChange={keterangan => change({ keterangan })}
          {...fault('keterangan')}
        />
      </div>
      <ScaleBar
        of={work.saved?.no_lebur ?? ''}
        onWeight={scaled => change({ berat_mg: scaled.mg, scaled })}
      />
    </>
  )
}

function Done({ saved }: { saved: NonNullable<Melting['saved']> }) {
  const { t } = useTranslation()
  return (
    <div className={classes.done} role="status">
      <p>
        <b>{t('Lantak {nomor} disimpan', { nomor: saved.no_lebur })}</b>
        <br />
        {t('{berat} g, emas murni {murni} g, susut murni {susut} g', {
          berat: gramText(saved.berat),
          murni: formatFine(saved.murni_ug),
          susut: formatFine(saved.susut_ug),
        })}
        {saved.lebih_ug > 0 && (
          <>
            <br />
            {t('Susut yang melebihi izin menunggu validasi.')}
          </>
        )}
      </p>
    </div>
  )
}
