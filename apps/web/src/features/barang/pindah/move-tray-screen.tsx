import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm, notify } from '../../../kit/dialogs/notify.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call } from '../../../lib/api.ts'
import { sendKeyed } from '../../../lib/pending.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { useSession } from '../../../lib/session.ts'
import classes from '../barang.module.css'
import { calls } from '../barang-calls.ts'
import { pieceColumns } from '../piece-columns.tsx'
import { ListPicker } from '../tambah/add-fields.tsx'

const LOOK = 200

/** Everything in one tray goes to another. */
export function Screen() {
  const { t } = useTranslation()
  const [dari_baki, setFrom] = useState<string | null>(null)
  const [ke_baki, setTo] = useState<string | null>(null)
  const content = useQuery({
    queryKey: ['barang', 'baki', dari_baki],
    queryFn: ({ signal }) =>
      call(calls.list, { query: { kode_baki: dari_baki ?? '', limit: LOOK }, signal }),
    enabled: dari_baki !== null,
  })
  const count = content.data?.count ?? 0
  const { move, busy } = useMoveTray(dari_baki, ke_baki, count)
  useKeys({ F10: { run: () => void move(), label: t('Pindahkan') } })
  return (
    <>
      <PageHeader
        title={t('Pindah Barang Satu Baki')}
        description={t('Semua isi satu baki pindah ke baki lain.')}
      />
      <div className={classes.stack}>
        <div className={classes.bar}>
          <div className={classes.grow}>
            <ListPicker
              list="baki"
              label={t('Dari baki')}
              value={dari_baki}
              onChange={setFrom}
              required
            />
          </div>
          <div className={classes.grow}>
            <ListPicker
              list="baki"
              label={t('Baki tujuan')}
              value={ke_baki}
              onChange={setTo}
              required
            />
          </div>
          <Button
            onClick={() => void move()}
            loading={busy}
            rightSection={<Kbd keys="F10" onBrand />}
          >
            {t('Pindahkan {jumlah} barang', { jumlah: count })}
          </Button>
        </div>
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

function useMoveTray(dari_baki: string | null, ke_baki: string | null, count: number) {
  const { t } = useTranslation()
  const who = useSession()?.user_id ?? ''
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const move = async () => {
    if (busy) return
    if (dari_baki === null || ke_baki === null) {
      await notify.error(t('Mohon Untuk Pilih Kode Baki'))
      return
    }
    const facts = { jumlah: count, dari: dari_baki, ke: ke_baki }
    if (!(await confirm({ text: t('Pindahkan {jumlah} barang dari {dari} ke {ke}?', facts) })))
      return
    setBusy(true)
    try {
      const what = `${t('Pindah Barang Satu Baki')} ${dari_baki} → ${ke_baki}`
      const input = { body: { dari_baki, ke_baki } }
      const answer = await sendKeyed(calls.moveTray, input, { what, user_id: who })
      void notify.success((answer as { no_pindah: string }).no_pindah)
      void queries.invalidateQueries({ queryKey: ['barang'] })
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  return { move, busy }
}
