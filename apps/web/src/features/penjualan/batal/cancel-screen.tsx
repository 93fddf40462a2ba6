import type { listPenjualan, PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ScanControl, ScanInput } from '../../../kit/inputs/scan-input.tsx'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { call } from '../../../lib/api.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import classes from '../penjualan.module.css'
import { SaleDetail } from '../sale-detail.tsx'
import { CancelForm } from './cancel-form.tsx'

type Row = AnswerOf<typeof listPenjualan>['data'][number]

/** Takes a sale of the open day back: find it, read it, say why, let a supervisor approve. */
export function Screen() {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const control = useRef<ScanControl>(null)
  const [sale, setSale] = useState<PenjualanAnswer | null>(null)
  const queries = useQueryClient()
  const show = async (no_faktur_jual: string) => {
    try {
      setSale(await call(calls.show, { params: { no_faktur_jual } }))
    } catch (problem) {
      await showProblem(problem)
    }
  }
  /** A whole number, or anything that leads to just one sale of today (a barcode, a name). */
  const find = async (text: string) => {
    if (/^FJ-/i.test(text)) return show(text.toUpperCase())
    try {
      const found = await call(calls.list, {
        query: { q: text, limit: 2, ...(today === null ? {} : { tgl_from: today, tgl_to: today }) },
      })
      const [only] = found.data
      if (only === undefined || found.count > 1) return show(text.toUpperCase())
      await show(only.no_faktur_jual)
    } catch (problem) {
      await showProblem(problem)
    }
  }
  return (
    <>
      <PageHeader
        title={t('Batal Penjualan')}
        description={t('Hanya penjualan hari ini. Barang kembali ke baki semula.')}
      />
      <div className={classes.split}>
        <div className={classes.stack}>
          <ScanInput
            control={control}
            label={t('Cari penjualan')}
            placeholder={t('Pindai atau ketik nomor nota, barcode, atau nama')}
            onScan={text => void find(text)}
          />
          <Today today={today} onPick={row => void show(row.no_faktur_jual)} />
        </div>
        <Panel title={sale === null ? t('Nota') : sale.no_faktur_jual}>
          {sale === null ? (
            <EmptyState
              title={t('Belum ada nota dipilih')}
              hint={t('Pindai nomor nota, atau pilih dari daftar hari ini.')}
            />
          ) : (
            <div className={classes.detail}>
              <CancelForm
                key={sale.no_faktur_jual}
                sale={sale}
                today={today}
                onCancelled={() => {
                  setSale(null)
                  control.current?.focus()
                  void queries.invalidateQueries({ queryKey: ['penjualan'] })
                  void queries.invalidateQueries({ queryKey: ['ringkasan'] })
                }}
              />
              <SaleDetail sale={sale} />
            </div>
          )}
        </Panel>
      </div>
    </>
  )
}

function Today({ today, onPick }: { today: string | null; onPick: (row: Row) => void }) {
  const { t } = useTranslation()
  const list = useQuery({
    queryKey: ['penjualan', 'hari-ini', today],
    queryFn: ({ signal }) =>
      call(calls.list, {
        query: { limit: 100, tgl_from: today ?? '', tgl_to: today ?? '', status: 'SELESAI' },
        signal,
      }),
    enabled: today !== null,
  })
  if (list.error !== null) return <ErrorState onRetry={() => void list.refetch()} />
  if (today !== null && list.data === undefined) return <SkeletonTable rows={5} />
  return (
    <Panel flush title={t('Penjualan hari ini')}>
      <DataTable
        label={t('Penjualan hari ini')}
        columns={[
          { key: 'no_faktur_jual', label: t('Nomor') },
          {
            key: 'nama_customer',
            label: t('Pelanggan'),
            value: row => row.nama_customer ?? t('Umum'),
          },
          { key: 'pcs', label: t('Pcs'), kind: 'count' },
          { key: 'total', label: t('Total'), kind: 'money' },
        ]}
        rows={list.data?.data ?? []}
        rowKey={row => row.no_faktur_jual}
        onRow={onPick}
        search={false}
        emptyHint={t('Belum ada penjualan hari ini.')}
      />
    </Panel>
  )
}
