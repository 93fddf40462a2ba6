import type { ringkasan } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { gramToMg } from '@kencana/domain/quantity'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel, type Refresh } from '../../../kit/layout/panel.tsx'
import { StatCard } from '../../../kit/layout/stat-card.tsx'
import { EmptyState } from '../../../kit/layout/states.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { dayText } from '../../../kit/text/day-text.ts'
import { Fine, Money, Weight } from '../../../kit/text/figures.tsx'
import { placeIn } from '../../../lib/address/address.ts'
import { shows, useSession } from '../../../lib/session.ts'
import { Compared } from '../compared.tsx'
import { type ReportLead, ReportLink, useAskedHere } from '../drawn/report-link.tsx'
import { PriceBoard } from '../price-board.tsx'
import classes from '../ringkasan.module.css'

type Today = AnswerOf<typeof ringkasan>

/** A store's day: of what was sold for those who sell, of what lies there and moved for all. */
export function StoreDay({ day, onRefresh }: { day: Today; onRefresh: Refresh }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes.stats}>
        {day.hari_ini !== null && <Sold day={day} sold={day.hari_ini} />}
        {day.hari_ini === null && <Moved day={day} />}
        {day.stok !== null && (
          <StatCard
            label={t('Barang di baki')}
            value={cellText(day.stok.pcs, 'count')}
            note={
              <>
                <Weight value={gramToMg(day.stok.berat)} unit /> · {t('Emas murni')}{' '}
                <Fine value={day.stok.murni_ug} unit />
              </>
            }
          />
        )}
      </div>
      <div className={day.hari_ini === null ? undefined : classes.columns}>
        {day.hari_ini !== null && (
          <Panel title={t('Penjualan terakhir')} onRefresh={onRefresh} flush>
            <Recent day={day} />
          </Panel>
        )}
        <PriceBoard />
      </div>
    </>
  )
}

/** A figure of the open day that opens its report; before a day is open there is none. */
function OfDay(props: { day: Today; to: ReportLead['to']; children: ReactNode }) {
  const { day, to, children } = props
  const here = useAskedHere()
  const tgl = day.tgl_system
  if (tgl === null) return children
  return (
    <ReportLink to={to} asked={here({ dari: tgl, sampai: tgl })}>
      {children}
    </ReportLink>
  )
}

function Sold({ day, sold }: { day: Today; sold: NonNullable<Today['hari_ini']> }) {
  const { t } = useTranslation()
  const batal = day.batal?.nota ?? 0
  const batalText = t('{jumlah} nota dibatalkan', { jumlah: batal })
  return (
    <>
      <StatCard
        label={t('Penjualan hari ini')}
        value={
          <OfDay day={day} to="/laporan-penjualan">
            <Money value={sold.total} unit />
          </OfDay>
        }
        note={<Before day={day} now={sold.total} />}
        tone="gold"
      />
      <StatCard
        label={t('Nota')}
        value={
          <OfDay day={day} to="/laporan-penjualan-detail">
            {sold.nota}
          </OfDay>
        }
        note={t('{jumlah} barang', { jumlah: sold.pcs })}
      />
      <StatCard
        label={t('Berat terjual')}
        value={
          <OfDay day={day} to="/laporan-penjualan">
            <Weight value={gramToMg(sold.berat)} unit />
          </OfDay>
        }
        note={
          batal === 0 ? (
            batalText
          ) : (
            <OfDay day={day} to="/laporan-batal-penjualan">
              {batalText}
            </OfDay>
          )
        }
        tone={batal > 0 ? 'bad' : 'plain'}
      />
    </>
  )
}

function Moved({ day: { gerak } }: { day: Today }) {
  const { t } = useTranslation()
  const ways = [
    { label: t('Barang masuk hari ini'), ...gerak.masuk },
    { label: t('Barang keluar hari ini'), ...gerak.keluar },
  ]
  return ways.map(({ label, pcs, berat }) => (
    <StatCard
      key={label}
      label={label}
      value={cellText(pcs, 'count')}
      note={<Weight value={gramToMg(berat)} unit />}
    />
  ))
}

/** The day before, so that the figure says whether it is much. */
function Before({ day, now }: { day: Today; now: number }) {
  const { t } = useTranslation()
  if (day.tgl_system === null) return t('Belum ada hari yang dibuka')
  if (day.sebelumnya === null) return t('Hari pertama')
  const { tgl, total } = day.sebelumnya
  return <Compared label={dayText(tgl)} now={now} before={total} />
}

function Recent({ day }: { day: Today }) {
  const { t } = useTranslation()
  if (day.terbaru.length === 0) {
    return (
      <EmptyState
        title={t('Belum ada penjualan hari ini.')}
        hint={t('Mulai dengan Transaksi Penjualan (F2).')}
      />
    )
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{t('Nomor')}</th>
          <th>{t('Waktu')}</th>
          <th data-minor>{t('Sales')}</th>
          <th data-figure data-minor>
            {t('Pcs')}
          </th>
          <th data-figure>{t('Berat')}</th>
          <th data-figure>{t('Total')}</th>
        </tr>
      </thead>
      <tbody>
        {day.terbaru.map(sale => (
          <tr key={sale.no_faktur_jual} data-void={sale.batal || undefined}>
            <td>
              <Nota nomor={sale.no_faktur_jual} />{' '}
              {sale.batal && <Tag tone="bad">{t('Batal')}</Tag>}
            </td>
            <td>{cellText(sale.pada, 'datetime').slice(-5)}</td>
            <td data-minor>{sale.kode_sales ?? '–'}</td>
            <td data-figure data-minor>
              {sale.pcs}
            </td>
            <td data-figure>{cellText(sale.berat, 'gram')}</td>
            <td data-figure>
              <Money value={sale.total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A nota, which leads to its document for whoever may look at sales. */
function Nota({ nomor }: { nomor: string }) {
  const session = useSession()
  const { path, search } = placeIn('/lihat-penjualan', { no_faktur_jual: nomor })
  if (session === null || !shows(session, path)) return nomor
  return (
    <Link to={path} search={search}>
      {nomor}
    </Link>
  )
}
