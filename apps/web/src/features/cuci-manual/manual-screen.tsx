import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { call } from '../../lib/api.ts'
import { AREA, type CuciManual, calls } from './calls.ts'
import { ReceiveDialog, ReturnDialog, SendDialog, TakeDialog } from './manual-dialogs.tsx'

const DIALOGS = {
  masuk: TakeDialog,
  kirim: SendDialog,
  terima: ReceiveDialog,
  keluar: ReturnDialog,
} as const

type Open = { readonly what: keyof typeof DIALOGS; readonly held: CuciManual | null }

/** Gold that is washed by weight, in the shop and at each craftsman, and its four acts. */
export function Screen() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Open | null>(null)
  const list = useQuery({
    queryKey: [AREA, 'daftar'],
    queryFn: ({ signal }) => call(calls.list, { signal }),
  })
  const begin = (what: Open['what']) => setOpen({ what, held: null })
  const Dialog = open === null ? null : DIALOGS[open.what]
  return (
    <>
      <PageHeader
        title={t('Stock Cuci Manual')}
        description={t('Emas tanpa barcode yang dicuci per berat, di toko dan di tukang.')}
      >
        <Act keys="F2" label={t('Ambil dari rosok')} run={() => begin('masuk')} />
        <Act keys="F6" label={t('Kirim ke tukang')} run={() => begin('kirim')} />
        <Act keys="F10" label={t('Terima dari tukang')} main run={() => begin('terima')} />
        <Act keys="Alt+K" label={t('Kembalikan ke rosok')} run={() => begin('keluar')} />
      </PageHeader>
      <Panel flush onRefresh={() => list.refetch()}>
        <DataTable
          label={t('Stock Cuci Manual')}
          search
          columns={columns(t)}
          rows={list.data}
          rowKey={row => `${row.kode_kadar} ${row.tempat}`}
          onRow={held => setOpen({ what: held.nama_tukang === null ? 'kirim' : 'terima', held })}
          loading={list.isFetching}
          {...(list.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
          onRetry={() => void list.refetch()}
          emptyHint={t('Belum ada emas yang dicuci per berat.')}
        />
      </Panel>
      {open !== null && Dialog !== null && (
        <Dialog key={open.what} held={open.held} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

const columns = (t: TFunction): readonly Column<CuciManual>[] => [
  { key: 'nama_kadar', label: t('Kadar'), leads: true },
  {
    key: 'tempat',
    label: t('Tempat'),
    value: ({ nama_tukang }) => nama_tukang ?? t('Di toko'),
  },
  { key: 'berat', label: t('Berat'), kind: 'gram' },
  {
    key: 'murni_ug',
    label: t('Emas murni'),
    kind: 'weight',
    value: ({ murni_ug }) => Math.round(murni_ug / 1000),
  },
  { key: 'modal_rp', label: t('Modal'), kind: 'money' },
]
