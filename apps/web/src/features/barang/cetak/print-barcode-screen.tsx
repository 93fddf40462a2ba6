import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call } from '../../../lib/api.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { useSession } from '../../../lib/session.ts'
import classes from '../barang.module.css'
import { calls, pieceOf } from '../barang-calls.ts'
import { ScanTable } from '../pindah/scan-table.tsx'
import { useScanList } from '../pindah/use-scan-list.ts'
import { ListPicker } from '../tambah/add-fields.tsx'
import { LabelPreview } from './label-preview.tsx'
import { type Bentuk, printFile } from './print-file.ts'

const MOST = 200
const NEWEST = 20

/** Pieces to fetch for printing. */
interface Take {
  readonly kode_baki?: string
  readonly limit: number
}

/** Labels for scanned pieces, a whole tray, or the newest ones; seen before they are printed. */
export function Screen() {
  const { t } = useTranslation()
  const list = useScanList({ status: 'ALL' })
  const usual = useSession()?.setting.BENTUK_LABEL as Bentuk | undefined
  const [bentuk, setBentuk] = useState<Bentuk>(usual ?? 'PDF')
  const codes = list.pieces.map(piece => piece.kode_barcode)
  const take = async (query: Take) => {
    try {
      const { data } = await call(calls.list, { query })
      const known = new Set(codes)
      const fresh = data.filter(row => !known.has(row.kode_barcode))
      list.replace([
        ...list.pieces,
        ...(await Promise.all(fresh.map(row => pieceOf(row.kode_barcode)))),
      ])
    } catch (problem) {
      await showProblem(problem)
    }
  }
  const print = () => {
    if (codes.length > 0) void printFile(codes, bentuk)
  }
  useKeys({ F10: { run: print, label: t('Cetak') } })
  return (
    <>
      <PageHeader
        title={t('Cetak Barcode')}
        description={t(
          'Label perhiasan: PDF untuk printer biasa, ZPL atau TSPL untuk printer label.',
        )}
      >
        <SelectField
          aria-label={t('Bentuk')}
          value={bentuk}
          onChange={value => setBentuk(value as Bentuk)}
          options={(['PDF', 'ZPL', 'TSPL'] as const).map(value => ({ value, label: value }))}
        />
        <Button
          onClick={print}
          disabled={codes.length === 0}
          rightSection={<Kbd keys="F10" onBrand={codes.length > 0} />}
        >
          {t('Cetak {jumlah} label', { jumlah: codes.length })}
        </Button>
      </PageHeader>
      <div className={classes.columns}>
        <ScanTable list={list} hint={t('Scan barang, ambil satu baki, atau ambil yang terbaru.')} />
        <div className={classes.stack}>
          <Sources onTake={query => void take(query)} onClear={list.clear} />
          <Panel title={t('Pratinjau')}>
            <LabelPreview piece={list.pieces[0]} />
          </Panel>
        </div>
      </div>
    </>
  )
}

interface SourcesProps {
  readonly onTake: (query: Take) => void
  readonly onClear: () => void
}

/** A whole tray, or what came in last. */
function Sources({ onTake, onClear }: SourcesProps) {
  const { t } = useTranslation()
  const [tray, setTray] = useState<string | null>(null)
  return (
    <Panel title={t('Ambil')}>
      <div className={classes.stack}>
        <ListPicker
          list="baki"
          label={t('Satu baki')}
          value={tray}
          onChange={kode_baki => {
            setTray(kode_baki)
            if (kode_baki !== null) onTake({ kode_baki, limit: MOST })
          }}
        />
        <Button variant="default" onClick={() => onTake({ limit: NEWEST })}>
          {t('{jumlah} barang terbaru', { jumlah: NEWEST })}
        </Button>
        <Button variant="subtle" onClick={onClear}>
          {t('Kosongkan')}
        </Button>
      </div>
    </Panel>
  )
}
