import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../../kit/dialogs/notify.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { call } from '../../../lib/api.ts'
import classes from '../barang.module.css'
import { calls } from '../barang-calls.ts'
import { SlipButton } from '../cetak/slip-button.tsx'
import { pieceColumns } from '../piece-columns.tsx'
import { MoveBar } from './move-bar.tsx'
import { useMove } from './use-move.ts'

const LOOK = 200

/** Everything in one tray goes to another. */
export function Screen() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [dari_baki, setFrom] = useState<string | null>(null)
  const [ke_baki, setTo] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const lackOf = (kode: string | null) =>
    isAsked && kode === null ? t('Mohon Untuk Pilih Kode Baki') : undefined
  const content = useQuery({
    queryKey: ['barang', 'baki', dari_baki],
    queryFn: ({ signal }) =>
      call(calls.list, { query: { kode_baki: dari_baki ?? '', limit: LOOK }, signal }),
    enabled: dari_baki !== null,
  })
  const count = content.data?.count ?? 0
  const { move, busy, nomor } = useMove(
    async () => {
      setAsked(true)
      if (dari_baki === null || ke_baki === null) return null
      const facts = { jumlah: count, dari: dari_baki, ke: ke_baki }
      const yes = await confirm({
        text: t('Pindahkan {jumlah} barang dari {dari} ke {ke}?', facts),
      })
      if (!yes) return null
      const what = `${t('Pindah Barang Satu Baki')} ${dari_baki} → ${ke_baki}`
      return {
        route: calls.moveTray,
        what,
        input: sure => ({ body: { dari_baki, ke_baki, ...sure } }),
      }
    },
    () => void queries.invalidateQueries({ queryKey: ['barang'] }),
  )
  return (
    <>
      <PageHeader
        title={t('Pindah Barang Satu Baki')}
        description={t('Semua isi satu baki pindah ke baki lain.')}
      >
        <SlipButton nomor={nomor} />
      </PageHeader>
      <div className={classes.stack}>
        <MoveBar
          trays={[
            {
              label: t('Dari baki'),
              value: dari_baki,
              error: lackOf(dari_baki),
              onChange: setFrom,
            },
            { label: t('Baki tujuan'), value: ke_baki, error: lackOf(ke_baki), onChange: setTo },
          ]}
          count={count}
          ready
          busy={busy}
          onMove={move}
        />
        <Panel flush title={t('{jumlah} barang', { jumlah: count })}>
          <DataTable
            label={t('Isi baki')}
            rows={dari_baki === null ? [] : content.data?.data}
            rowKey={piece => piece.kode_barcode}
            columns={pieceColumns(t)}
            emptyHint={t('Pilih baki asal untuk melihat isinya.')}
          />
        </Panel>
      </div>
    </>
  )
}
