import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { useQuery } from '@tanstack/react-query'
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
import classes from '../lelang/lelang.module.css'
import { LoanDetail } from '../lihat/loan-detail.tsx'
import type { LoanRow } from '../lihat/loans-screen.tsx'
import { CancelForm } from './cancel-form.tsx'

/** Takes a redemption of the open day back: find it, read it, say why, let a supervisor approve. */
export function Screen() {
  const { t } = useTranslation()
  const control = useRef<ScanControl>(null)
  const [loan, setLoan] = useState<HutangAnswer | null>(null)
  const show = async (no_faktur_hutang: string) => {
    try {
      setLoan(await call(calls.show, { params: { no_faktur_hutang } }))
    } catch (problem) {
      await showProblem(problem)
    }
  }
  /** A whole number, or anything that leads to just one redemption of today (a name, a packet). */
  const find = async (q: string) => {
    try {
      const query = { q, limit: 2, status: 'LUNAS_HARI_INI' } as const
      const { count, data } = await call(calls.list, { query })
      await show(count === 1 && data[0] !== undefined ? data[0].no_faktur_hutang : q.toUpperCase())
    } catch (problem) {
      await showProblem(problem)
    }
  }
  const again = () => {
    setLoan(null)
    control.current?.focus()
  }
  return (
    <>
      <PageHeader
        title={t('Batal Hutang Lunas')}
        description={t(
          'Hanya penebusan hari ini. Hutang aktif lagi, barang jaminan kembali ke toko.',
        )}
      />
      <div className={classes.split}>
        <div className={classes.stack}>
          <ScanInput
            control={control}
            label={t('Cari penebusan')}
            placeholder={t('Pindai atau ketik nomor hutang, nama, atau letak paket')}
            onScan={text => void find(text)}
          />
          <Today onPick={row => void show(row.no_faktur_hutang)} />
        </div>
        <Panel title={loan === null ? t('Hutang') : loan.no_faktur_hutang}>
          {loan === null ? (
            <EmptyState
              title={t('Belum ada penebusan dipilih')}
              hint={t('Pindai nomor hutang, atau pilih dari daftar hari ini.')}
            />
          ) : (
            <div className={classes.stack}>
              <CancelForm key={loan.no_faktur_hutang} loan={loan} onCancelled={again} />
              <LoanDetail loan={loan} />
            </div>
          )}
        </Panel>
      </div>
    </>
  )
}

function Today({ onPick }: { onPick: (row: LoanRow) => void }) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const list = useQuery({
    queryKey: ['hutang', 'lunas-hari-ini', today],
    queryFn: ({ signal }) =>
      call(calls.list, { query: { limit: 200, status: 'LUNAS_HARI_INI' }, signal }),
    enabled: today !== null,
  })
  if (list.error !== null) return <ErrorState onRetry={() => void list.refetch()} />
  if (today !== null && list.data === undefined) return <SkeletonTable rows={5} />
  return (
    <Panel flush title={t('Penebusan hari ini')}>
      <DataTable
        label={t('Penebusan hari ini')}
        columns={[
          { key: 'no_faktur_hutang', label: t('Nomor') },
          { key: 'nama_customer', label: t('Pelanggan') },
          { key: 'berat', label: t('Berat'), kind: 'gram' },
          { key: 'total_bayar', label: t('Total tebus'), kind: 'money' },
        ]}
        rows={list.data?.data ?? []}
        rowKey={row => row.no_faktur_hutang}
        onRow={onPick}
        search={false}
        emptyHint={t('Belum ada penebusan hari ini.')}
      />
    </Panel>
  )
}
