import type { dailyCashChart, outstandNonCash } from '@kencana/contract/areas/pusat/uang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Silent } from '../../../engines/chain/silent.tsx'
import { useShortFigures } from '../../../kit/charts/short-figures.ts'
import { Panel } from '../../../kit/layout/panel.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { dayText } from '../../../kit/text/day-text.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { Choice } from '../choice.tsx'
import { ReportLink, StoreName, useReportOpener } from '../drawn/report-link.tsx'
import { TradePanel } from '../drawn/trade-panel.tsx'
import classes from '../ringkasan.module.css'

type OfCash = AnswerOf<typeof dailyCashChart>['toko'][number]
type OfWaiting = AnswerOf<typeof outstandNonCash>['toko'][number]

/** Money of the chain on its day: where it lies, what was spent, what still has to arrive. */
export function ChainMoney({ tgl }: { tgl: string }) {
  return (
    <>
      <div className={classes.spaced}>
        <Held />
      </div>
      <Specific tgl={tgl} />
    </>
  )
}

/** Everything that is asked of a day, put together store by store. */
function useMoney() {
  const keyed = (name: string) => ['ringkasan', 'pusat', 'uang', name]
  const cash = useQuery({
    queryKey: keyed('kas'),
    queryFn: ({ signal }) => call(calls.cash, { query: {}, signal }),
  })
  const biaya = useQuery({
    queryKey: keyed('biaya'),
    queryFn: ({ signal }) => call(calls.biaya, { query: {}, signal }),
  })
  const waits = useQuery({
    queryKey: keyed('non-cash'),
    queryFn: ({ signal }) => call(calls.outstanding, { query: {}, signal }),
  })
  const all = [cash, biaya, waits] as const
  return {
    error: all.some(one => one.error !== null),
    refetch: async () => {
      const heard = await Promise.all(all.map(one => one.refetch()))
      return { isError: heard.some(({ isError }) => isError) }
    },
    ...{ cash: cash.data, biaya: biaya.data, waits: waits.data },
  }
}

function Held() {
  const { t } = useTranslation()
  const { cash, biaya, waits, error, refetch } = useMoney()
  const columns = useColumns(cash?.tgl_system ?? '', cash?.kas.saldo !== null)
  if (error) return <ErrorState onRetry={() => void refetch()} />
  if (cash === undefined || biaya === undefined || waits === undefined) return <SkeletonTable />
  const silent = [...cash.tanpa_jawaban, ...biaya.tanpa_jawaban, ...waits.tanpa_jawaban]
  const rows = cash.toko.map(
    (store): MoneyRow => ({
      ...store,
      biaya: biaya.toko.find(one => one.kode_toko === store.kode_toko)?.jumlah ?? null,
      tunggu: waits.toko.find(one => one.kode_toko === store.kode_toko),
    }),
  )
  return (
    <Panel title={t('Uang {tgl} per toko', { tgl: cash.tgl_system })} onRefresh={refetch} flush>
      <Silent toko={[...new Set(silent)]} />
      <DataTable
        label={t('Uang per toko')}
        columns={columns}
        rows={rows}
        rowKey={row => row.kode_toko}
        totals={{
          masuk: cash.kas.masuk,
          keluar: cash.kas.keluar,
          saldo: cash.kas.saldo,
          bank: cash.bank.saldo,
          biaya: biaya.jumlah,
          tunggu: waits.jumlah,
        }}
      />
    </Panel>
  )
}

/** A store's money: balances only for who may know what a drawer holds. */
interface MoneyRow extends OfCash {
  readonly biaya: number | null
  readonly tunggu: OfWaiting | undefined
}

/** Each figure opens its book; what waits says since which day. */
function useColumns(tgl: string, isTold: boolean): Column<MoneyRow>[] {
  const { t } = useTranslation()
  const asked = (toko: string, dari = tgl) => ({ dari, sampai: tgl, toko })
  const inBook = (
    key: string,
    label: string,
    book: '/laporan-kas' | '/laporan-bank',
    value: (row: MoneyRow) => number | null,
  ): Column<MoneyRow> => ({
    ...{ key, label, value },
    kind: 'money',
    cell: row => (
      <ReportLink to={book} asked={{ ...asked(row.kode_toko), filters: { rincian: 'SALDO' } }}>
        <Money value={value(row)} />
      </ReportLink>
    ),
  })
  const saldo = [
    inBook('saldo', t('Saldo kas'), '/laporan-kas', row => row.kas.saldo),
    inBook('bank', t('Saldo bank'), '/laporan-bank', row => row.bank.saldo),
  ]
  return [
    {
      key: 'kode_toko',
      label: t('Toko'),
      cell: row => <StoreName kode_toko={row.kode_toko} />,
    },
    inBook('masuk', t('Kas masuk'), '/laporan-kas', row => row.kas.masuk),
    inBook('keluar', t('Kas keluar'), '/laporan-kas', row => row.kas.keluar),
    ...(isTold ? saldo : []),
    {
      key: 'biaya',
      label: t('Biaya'),
      kind: 'money',
      cell: row => (
        <ReportLink to="/laporan-biaya" asked={asked(row.kode_toko)}>
          <Money value={row.biaya} />
        </ReportLink>
      ),
    },
    {
      key: 'tunggu',
      label: t('Non cash belum cocok'),
      kind: 'money',
      value: row => row.tunggu?.jumlah,
      cell: ({ kode_toko, tunggu }) => {
        if (tunggu === undefined || tunggu.sejak === null) return <Money value={0} />
        return (
          <ReportLink to="/laporan-non-cash" asked={asked(kode_toko, tunggu.sejak)}>
            <Money value={tunggu.jumlah} /> <Tag tone="gold">{dayText(tunggu.sejak)}</Tag>
          </ReportLink>
        )
      },
    },
  ]
}

type Category = 'JUMLAH_BIAYA' | 'NON_CASH_OUTSTAND'

/** One figure over the month so far: a bar opens the report of its day. */
function Specific({ tgl }: { tgl: string }) {
  const { t } = useTranslation()
  const short = useShortFigures()
  const open = useReportOpener()
  const [kategori, setKategori] = useState<Category>('JUMLAH_BIAYA')
  const { data, error, refetch } = useQuery({
    queryKey: ['ringkasan', 'pusat', 'uang', 'bulan', kategori, tgl],
    queryFn: ({ signal }) => call(calls.specific, { query: { kategori, type: 'monthly' }, signal }),
  })
  if (error !== null) return <ErrorState onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonTable />
  const isSpent = kategori === 'JUMLAH_BIAYA'
  const title = isSpent ? t('Biaya bulan ini') : t('Non cash belum cocok bulan ini')
  const report = isSpent ? ('/laporan-biaya' as const) : ('/laporan-non-cash' as const)
  return (
    <TradePanel
      kind="bar"
      title={title}
      acts={
        <Choice
          legend={t('Angka')}
          options={[
            { value: 'JUMLAH_BIAYA' as const, label: t('Biaya') },
            { value: 'NON_CASH_OUTSTAND' as const, label: t('Non Cash') },
          ]}
          value={kategori}
          onChange={setKategori}
        />
      }
      data={data.harian.map(day => ({ tgl: dayText(day.tgl), jumlah: day.jumlah }))}
      by="tgl"
      series={[{ key: 'jumlah', label: title }]}
      stacked
      format={rupiah => short(rupiah, 'money')}
      onPick={index => {
        const day = data.harian[index]?.tgl
        if (day !== undefined) open?.(report, { dari: day, sampai: day })
      }}
    >
      <DataTable
        label={title}
        columns={[
          { key: 'tgl', label: t('Tanggal'), kind: 'date' },
          {
            key: 'jumlah',
            label: t('Jumlah'),
            kind: 'money',
            cell: day => (
              <ReportLink to={report} asked={{ dari: day.tgl, sampai: day.tgl }}>
                <Money value={day.jumlah} />
              </ReportLink>
            ),
          },
        ]}
        rows={data.harian.filter(day => day.jumlah !== 0).reverse()}
        rowKey={day => day.tgl}
        totals={{ jumlah: data.jumlah }}
      />
    </TradePanel>
  )
}
