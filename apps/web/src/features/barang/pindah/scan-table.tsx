import { formatGram } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { ThrownNote } from '../../../engines/document-frame/entry/thrown.tsx'
import { MissingScans } from '../../../engines/piece-scan/missing-scans.tsx'
import { PieceField } from '../../../engines/piece-scan/piece-field.tsx'
import { removeColumn } from '../../../engines/piece-scan/remove-column.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import classes from '../barang.module.css'
import type { BarangDetail } from '../barang-calls.ts'
import { pieceColumns } from '../piece-columns.tsx'
import { sumsOf, type useScanList } from './use-scan-list.ts'

interface ScanTableProps {
  readonly list: ReturnType<typeof useScanList>
  readonly hint: string
  /** What is looked for by name, weight or tray. */
  readonly status?: 'ADA' | 'BLN'
}

/** A scan field over the pieces gathered so far, with their sums. */
export function ScanTable({ list, hint, status = 'ADA' }: ScanTableProps) {
  const { t } = useTranslation()
  const { pieces, scanning } = list
  const { berat_mg } = sumsOf(pieces)
  return (
    <div className={classes.stack}>
      <div>
        <PieceField
          label={t('Barcode')}
          status={status}
          onBarcode={kode => void scanning.scan(kode)}
          notice={scanning.notice}
          onNotice={scanning.say}
        />
        <MissingScans
          scanning={scanning}
          lostText={kode => t('Belum masuk daftar, server tidak menjawab: {kode}', { kode })}
        />
      </div>
      <Panel
        flush
        title={`${t('{jumlah} barang', { jumlah: pieces.length })} · ${formatGram(berat_mg)} g`}
      >
        <DataTable
          label={t('Barang terpilih')}
          rows={pieces}
          rowKey={piece => piece.kode_barcode}
          search={false}
          csv={false}
          emptyHint={hint}
          columns={[
            ...pieceColumns(t).map(column => ({ ...column, sortable: false })),
            removeColumn<BarangDetail>(t, piece => piece.kode_barcode, list.remove),
          ]}
        />
      </Panel>
      <ThrownNote thrown={list.thrown} />
    </div>
  )
}
