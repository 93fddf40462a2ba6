import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DateRangeInput } from '../../kit/inputs/date-range-input.tsx'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { StatCard } from '../../kit/layout/stat-card.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { calls, type Efaktur } from './calls.ts'
import { FilePanel } from './file-panel.tsx'
import classes from './pajak.module.css'
import { usePeriod } from './use-period.ts'
import { WantingTable } from './wanting-table.tsx'

/** The files for Coretax of a tax period: what is in them, what is missing, and the books. */
export function Screen() {
  const { t } = useTranslation()
  const days = usePeriod()
  const kode_toko = useSession()?.kode_toko
  const { period, isOneMonth } = days
  const shown = useQuery({
    queryKey: ['pajak', 'e-faktur', kode_toko, period?.tgl_from, period?.tgl_to],
    queryFn: ({ signal }) => call(calls.show, { query: { ...period }, signal }),
    enabled: isOneMonth,
  })
  return (
    <>
      <PageHeader
        title={t('e-Faktur')}
        description={t('Berkas XML untuk diimpor di Coretax, satu masa pajak sekali.')}
      />
      <div className={classes.stack}>
        <Panel title={t('Masa Pajak')}>
          <Days days={days} />
        </Panel>
        {period === null && <EmptyState title={t('Belum ada hari bisnis yang dibuka')} />}
        {shown.isError && <ErrorState onRetry={() => void shown.refetch()} />}
        {isOneMonth && shown.isPending && <SkeletonTable />}
        {shown.data !== undefined && <Files efaktur={shown.data} />}
      </div>
    </>
  )
}

function Days({ days }: { readonly days: ReturnType<typeof usePeriod> }) {
  const { t } = useTranslation()
  const { period, isOneMonth, ask, today, locked, before } = days
  const wide = period !== null && !isOneMonth
  return (
    <div className={classes.days}>
      <DateRangeInput
        value={{ dari: period?.tgl_from ?? null, sampai: period?.tgl_to ?? null }}
        onChange={({ dari, sampai }) => ask({ tgl_from: dari ?? '', tgl_to: sampai ?? '' })}
        {...(today === null ? {} : { today, max: today })}
        {...(locked === undefined ? {} : { min: locked })}
        presets={false}
        {...(wide ? { errors: { sampai: t('Pilih tanggal dalam satu bulan') } } : {})}
      />
      <div className={classes.acts}>
        <Button variant="default" onClick={() => ask({})}>
          {t('Bulan ini')}
        </Button>
        {before !== null && (
          <Button variant="default" onClick={() => ask({ ...before })}>
            {t('Bulan lalu')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Files({ efaktur }: { readonly efaktur: Efaktur }) {
  const { t } = useTranslation()
  const { berkas, buku, penjual, npwp_lama } = efaktur
  const told = berkas.reduce((sum, { ppn, belum }) => sum + ppn + belum.ppn, 0)
  return (
    <>
      <Seller penjual={penjual} />
      <div className={classes.figures}>
        <StatCard label={t('PPN di nota')} value={<Money value={told} unit />} />
        <StatCard label={t('PPN Keluaran di buku')} value={<Money value={buku.ppn} unit />} />
        <StatCard
          label={t('Di luar nota penjualan')}
          value={<Money value={buku.di_luar_nota} unit />}
          tone={buku.di_luar_nota === 0 ? 'plain' : 'gold'}
          note={
            buku.di_luar_nota === 0
              ? t('Sama dengan buku.')
              : t('Dokumen lain, tidak ada di berkas: lihat Laporan PPN Keluaran.')
          }
        />
      </div>
      <div className={classes.files}>
        {berkas.map(one => (
          <FilePanel key={one.bentuk} berkas={one} efaktur={efaktur} />
        ))}
      </div>
      <WantingTable efaktur={efaktur} />
      {npwp_lama.length > 0 && (
        <p className={classes.note}>
          {t('NPWP 15 angka ditulis dengan 0 di depan, periksa di Coretax: {nota}', {
            nota: npwp_lama.join(', '),
          })}
        </p>
      )}
    </>
  )
}

/** Who the files are of; without a number no file is made, and it is said where that is mended. */
function Seller({ penjual }: Pick<Efaktur, 'penjual'>) {
  const { t } = useTranslation()
  const { nitku, npwp, kurang } = penjual
  if (kurang.length === 0) {
    return (
      <p className={classes.seller}>
        {t('NITKU {nitku}', { nitku })} ·{' '}
        {penjual.cara === 'NILAI_LAIN'
          ? t('Nilai lain dengan tarif 12 %')
          : t('Harga jual dengan tarif 1,1 % atau 1,65 %')}
      </p>
    )
  }
  return (
    <p className={classes.banner} role="note">
      {kurang.includes('NITKU_KOSONG')
        ? t('NITKU toko ini belum diisi, lengkapi di Setting Toko dahulu')
        : t('NPWP toko {npwp} tidak cocok dengan NITKU {nitku}, samakan di Setting Toko', {
            npwp: npwp ?? '-',
            nitku,
          })}{' '}
      <Link to="/settingtoko">{t('Buka Setting Toko')}</Link>
    </p>
  )
}
