import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { sendKeyed } from '../../../lib/pending.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { useSession } from '../../../lib/session.ts'
import classes from '../barang.module.css'
import { calls } from '../barang-calls.ts'
import { ListPicker } from '../tambah/add-fields.tsx'
import { ScanTable } from './scan-table.tsx'
import { useScanList } from './use-scan-list.ts'

/** Scanned pieces go to another tray, on one document. */
export function Screen() {
  const { t } = useTranslation()
  const who = useSession()?.user_id ?? ''
  const list = useScanList()
  const [ke_baki, setTray] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const ready = list.pieces.length > 0 && ke_baki !== null && !busy
  const move = async () => {
    if (ke_baki === null) {
      await notify.error(t('Mohon Untuk Pilih Kode Baki'))
      return
    }
    if (!ready) return
    setBusy(true)
    try {
      const barang = list.pieces.map(piece => piece.kode_barcode)
      const what = `${t('Pindah Barang')} → ${ke_baki}`
      const input = { body: { ke_baki, barang } }
      const answer = await sendKeyed(calls.move, input, { what, user_id: who })
      void notify.success((answer as { no_pindah: string }).no_pindah)
      list.clear()
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  useKeys({ F10: { run: () => void move(), label: t('Pindahkan') } })
  return (
    <>
      <PageHeader title={t('Pindah Barang')} description={t('Scan barang, pilih baki tujuan.')} />
      <div className={classes.stack}>
        <div className={classes.bar}>
          <div className={classes.grow}>
            <ListPicker
              list="baki"
              label={t('Baki tujuan')}
              value={ke_baki}
              onChange={setTray}
              required
            />
          </div>
          <Button
            onClick={() => void move()}
            disabled={!ready}
            loading={busy}
            rightSection={<Kbd keys="F10" onBrand={ready} />}
          >
            {t('Pindahkan {jumlah} barang', { jumlah: list.pieces.length })}
          </Button>
        </div>
        <ScanTable list={list} hint={t('Scan barang yang akan dipindah.')} />
      </div>
    </>
  )
}
