import type { PeriodeAnswer } from '@kencana/contract/areas/akuntansi/periode'
import { useTranslation } from 'react-i18next'
import frame from '../../engines/document-frame/frame.module.css'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'

type Row = PeriodeAnswer['saldo'][number]

/** The kept trial balance, in rupiah and in fine gold. */
export function BalanceTable({ rows }: { readonly rows: readonly Row[] }) {
  const { t } = useTranslation()
  const gold = (key: 'awal_ug' | 'murni_ug' | 'akhir_ug', label: string): Column<Row> => ({
    key,
    label,
    kind: 'fine',
    value: row => (row[key] === 0 ? null : row[key]),
  })
  // What moved and what stands fits beside the list; what stood before is in the file as well.
  const columns: readonly Column<Row>[] = [
    {
      key: 'nomor_akun',
      label: t('Akun'),
      cell: row => (
        <>
          {row.nomor_akun} <span className={frame.quiet}>{row.nama_akun}</span>
        </>
      ),
    },
    { key: 'nama_akun', label: t('Nama Akun'), fileOnly: true },
    { key: 'awal', label: t('Awal'), kind: 'money', fileOnly: true },
    { key: 'debit', label: t('Debit'), kind: 'money' },
    { key: 'kredit', label: t('Kredit'), kind: 'money' },
    { key: 'akhir', label: t('Akhir'), kind: 'money' },
    { ...gold('awal_ug', t('Emas Awal')), fileOnly: true },
    { ...gold('murni_ug', t('Mutasi Emas')), fileOnly: true },
    gold('akhir_ug', t('Emas Akhir')),
  ]
  return (
    <DataTable
      label={t('Neraca saldo yang disimpan')}
      columns={columns}
      rows={rows}
      rowKey={row => row.nomor_akun}
      emptyHint={t('Tidak ada jurnal sampai bulan ini.')}
    />
  )
}
