import type { AlarmName } from '@kencana/contract/alarms'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../kit/layout/panel.tsx'
import { ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { Tag, type Tone } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import classes from './operasi.module.css'
import { useLanding } from './use-landing.ts'
import { type InstallationFacts, useStateOfInstallation } from './use-state-of-installation.ts'

/** Backup, drill, books, archive, disk, clock and open days, at a glance. */
export function InstallationState() {
  const { t } = useTranslation()
  const { isTold, data, error, refetch } = useStateOfInstallation()
  const part = useLanding('keadaan')
  if (!isTold) return null
  return (
    <div id="keadaan" ref={part} className={classes.below}>
      <Panel title={t('Keadaan sistem')} onRefresh={() => refetch()}>
        {error !== null && <ErrorState onRetry={() => void refetch()} />}
        {error === null && data === undefined && <SkeletonTable rows={2} />}
        {error === null && data !== undefined && <Facts data={data} />}
      </Panel>
    </div>
  )
}

function Facts({ data }: { data: InstallationFacts }) {
  const { t } = useTranslation()
  if (data.pada === null)
    return <p className={classes.quiet}>{t('Server belum sempat melihat.')}</p>
  const ringing = new Set(data.alarm.map(({ nama }) => nama))
  /** What never was is neither good nor, for a while, bad; but a shop without a backup is bad. */
  const tone = (isThere: boolean, ...names: readonly AlarmName[]): Tone => {
    if (names.some(name => ringing.has(name))) return 'bad'
    return isThere ? 'ok' : 'plain'
  }
  return (
    <>
      <dl className={classes.facts}>
        <Fact
          label={t('Cadangan terakhir')}
          tone={data.cadangan === null ? 'bad' : tone(true, 'cadangan_tua', 'cadangan_gagal')}
        >
          <Instant at={data.cadangan} />
        </Fact>
        <Fact
          label={t('Latihan pemulihan')}
          tone={tone(data.latihan !== null, 'latihan_tua', 'latihan_gagal')}
        >
          <Instant at={data.latihan} />
        </Fact>
        <Fact
          label={t('Pembukuan diperiksa')}
          tone={tone(data.periksa !== null, 'pembukuan_rusak')}
        >
          <Instant at={data.periksa} />
        </Fact>
        <Fact label={t('Neraca saldo')} tone={tone(true, 'neraca_tidak_seimbang')}>
          <Unbalanced toko={data.toko} />
        </Fact>
        <Fact
          label={t('Pulih ke detik')}
          tone={tone(data.arsip !== null, 'arsip_tertahan', 'salinan_dasar_tua')}
        >
          {data.arsip === null ? t('Tidak dipasang') : <Instant at={data.arsip.sampai} />}
        </Fact>
        <Fact label={t('Disk data')} tone={tone(data.disk !== null, 'disk_penuh')}>
          {data.disk === null ? '–' : `${Math.floor(data.disk * 100)} %`}
        </Fact>
        <Fact label={t('Beda jam')} tone={tone(data.beda_jam_detik !== null, 'jam_beda')}>
          {data.beda_jam_detik === null
            ? '–'
            : t('{detik} detik', { detik: Math.abs(Math.round(data.beda_jam_detik * 10) / 10) })}
        </Fact>
        <Fact label={t('Belum tutup toko')} tone={tone(true, 'belum_tutup_hari')}>
          <Unclosed toko={data.toko} />
        </Fact>
      </dl>
      <p className={classes.quiet}>
        {t('Dilihat server {waktu}.', { waktu: cellText(data.pada, 'datetime') })}
      </p>
    </>
  )
}

function Fact({ label, tone, children }: { label: string; tone: Tone; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>
        {label}{' '}
        {tone !== 'plain' && <Tag tone={tone}>{tone === 'bad' ? t('Periksa') : t('Baik')}</Tag>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Instant({ at }: { at: string | null }) {
  const { t } = useTranslation()
  return at === null ? t('Belum pernah') : cellText(at, 'datetime')
}

type Stores = InstallationFacts['toko']

function Unbalanced({ toko }: { toko: Stores }) {
  const { t } = useTranslation()
  const bad = toko.filter(store => !store.seimbang).map(store => store.kode_toko)
  return bad.length === 0 ? t('Seimbang di {jumlah} toko', { jumlah: toko.length }) : bad.join(', ')
}

function Unclosed({ toko }: { toko: Stores }) {
  const { t } = useTranslation()
  const late = toko.filter(store => store.belum_tutup).map(store => store.kode_toko)
  return late.length === 0 ? t('Tidak ada') : late.join(', ')
}
