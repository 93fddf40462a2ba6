import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { useKeptForm } from '../../../lib/device/draft.ts'
import classes from '../barang.module.css'
import { calls } from '../barang-calls.ts'
import { SlipButton } from '../cetak/slip-button.tsx'
import { MoveBar } from './move-bar.tsx'
import { ScanTable } from './scan-table.tsx'
import { useMove } from './use-move.ts'
import { NO_PIECES, useScanList } from './use-scan-list.ts'

/** Scanned pieces go to another tray, on one document. */
export function Screen() {
  const { t } = useTranslation()
  const kept = useKeptForm('pindah-barang', NO_PIECES)
  const list = useScanList({ kept })
  const [ke_baki, setTray] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const lack = isAsked && ke_baki === null ? t('Mohon Untuk Pilih Kode Baki') : undefined
  const count = list.pieces.length
  const { move, busy, nomor } = useMove(async () => {
    setAsked(true)
    if (ke_baki === null || count === 0) return null
    const barang = list.pieces.map(piece => piece.kode_barcode)
    const what = `${t('Pindah Barang')} → ${ke_baki}`
    return {
      route: calls.move,
      what,
      draft: kept.id,
      input: sure => ({ body: { ke_baki, barang, ...sure } }),
    }
  }, list.clear)
  return (
    <>
      <PageHeader title={t('Pindah Barang')} description={t('Scan barang, pilih baki tujuan.')}>
        <SlipButton nomor={nomor} />
      </PageHeader>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <div className={classes.stack}>
        <MoveBar
          trays={[{ label: t('Baki tujuan'), value: ke_baki, error: lack, onChange: setTray }]}
          count={count}
          ready={count > 0}
          busy={busy}
          onMove={move}
        />
        <ScanTable list={list} hint={t('Scan barang yang akan dipindah.')} />
      </div>
    </>
  )
}
