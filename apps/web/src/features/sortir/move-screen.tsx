import { TUJUAN } from '@kencana/contract/names/stok/steps'
import { gramToMg } from '@kencana/domain/quantity'
import { TEMPAT_SORTIR, type TempatSortir } from '@kencana/domain/stok/sortir'
import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ThrownNote, useThrown } from '../../engines/document-frame/entry/thrown.tsx'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { removeColumn } from '../../engines/piece-scan/remove-column.tsx'
import { Told } from '../../engines/piece-scan/told.tsx'
import type { Notice } from '../../engines/piece-scan/use-piece-scan.ts'
import classes from '../../engines/weigh-bench/bench.module.css'
import { notify } from '../../kit/dialogs/notify.ts'
import { type ScanControl, ScanInput } from '../../kit/inputs/scan-input.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { gramText } from '../../kit/text/figure-texts.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { problemText } from '../../lib/problem-text.ts'
import { CHANGES, calls, type MenungguSortir } from './calls.ts'

type Pieces = readonly MenungguSortir[]

const NO_PIECES: Pieces = []

/** Sorted pieces that wait in the wrong bin: scan them, say the right one, F10. */
export function Screen() {
  const { t } = useTranslation()
  const work = useMoving()
  const { kept, pieces } = work
  const jumlah = pieces.length
  const label = t('Pindahkan {jumlah} barang', { jumlah })
  useKeys({ F10: { run: () => void work.move(), label: t('Pindahkan') } })
  return (
    <>
      <PageHeader
        title={t('Pindah Sortir')}
        description={t('Barang yang sudah disortir dan masih menunggu, ke tempat lain.')}
      />
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <div className={classes.stack}>
        <Panel>
          <div className={classes.bar}>
            <SelectField
              label={t('Tempat tujuan')}
              required
              value={work.tujuan}
              empty={t('Pilih tujuan')}
              options={TEMPAT_SORTIR.map(one => ({ value: one, label: t(TUJUAN[one]) }))}
              onChange={one => work.setTujuan(one as TempatSortir | '')}
              {...(work.isAsked && work.tujuan === '' ? { error: t('Pilih tujuan') } : {})}
            />
            <Button
              onClick={() => void work.move()}
              disabled={jumlah === 0}
              loading={work.busy}
              rightSection={<Kbd keys="F10" onBrand={jumlah > 0} />}
            >
              {label}
            </Button>
          </div>
          <ScanInput
            label={t('Barcode')}
            placeholder={t('Pindai barang yang sudah disortir')}
            control={work.scan}
            onScan={code => void work.bring(code)}
          />
          {work.notice !== null && <Told notice={work.notice} />}
        </Panel>
        <Panel flush title={`${t('{jumlah} barang', { jumlah })} · ${gramsOf(pieces)} g`}>
          <DataTable
            label={t('Barang terpilih')}
            rows={pieces}
            rowKey={piece => piece.kode_barcode}
            columns={columns(t, work.remove)}
            emptyHint={t('Pindai barang yang sudah disortir.')}
          />
        </Panel>
        <ThrownNote thrown={work.thrown} />
      </div>
    </>
  )
}

const gramsOf = (pieces: Pieces): string =>
  gramText(pieces.reduce((sum, { berat }) => sum + gramToMg(berat), 0) / 1000)

function useMoving() {
  const { t } = useTranslation()
  const kept = useKeptForm('pindah-sortir', NO_PIECES)
  const { value: pieces, set } = kept
  const [tujuan, setTujuan] = useState<TempatSortir | ''>('')
  const [isAsked, setAsked] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)
  const scan = useRef<ScanControl>(null)
  const thrown = useThrown()
  const { run, busy } = useCommand({ changes: CHANGES })
  const bad = (text: string) => setNotice({ tone: 'bad', text })
  const add = (piece: MenungguSortir) =>
    set(list => [piece, ...list.filter(one => one.kode_barcode !== piece.kode_barcode)])
  const bring = async (kode_barcode: string) => {
    if (pieces.some(one => one.kode_barcode === kode_barcode)) {
      return bad(t('Barcode {kode_barcode} ada dua kali', { kode_barcode }))
    }
    setNotice(null)
    try {
      const piece = await call(calls.waiting, { params: { kode_barcode } })
      const lack = t('Barang {kode_barcode} belum disortir, sortir dahulu di Sortir Pembelian', {
        kode_barcode,
      })
      if (piece.tujuan === null) bad(lack)
      else add(piece)
    } catch (problem) {
      bad(await problemText(problem))
    }
  }
  const remove = (code: string) => {
    const gone = pieces.find(one => one.kode_barcode === code)
    if (gone === undefined) return
    set(list => list.filter(one => one !== gone))
    thrown.threw(`${gone.nama_barang} ${code}`, () => add(gone))
  }
  const move = async () => {
    setAsked(true)
    if (tujuan === '' || pieces.length === 0) return
    const barang = pieces.map(({ kode_barcode }) => kode_barcode)
    const moved = await run({
      route: calls.move,
      what: `${t('Pindah Sortir')} → ${t(TUJUAN[tujuan])}`,
      draft: kept.id,
      input: { body: { barang, tujuan } },
    })
    if (moved === null) return
    thrown.forget()
    kept.settle(NO_PIECES)
    setAsked(false)
    void notify.success(moved.no_pindah)
    scan.current?.focus()
  }
  return {
    ...{ kept, pieces, tujuan, setTujuan, isAsked, notice, scan, thrown, busy },
    ...{ bring, remove, move },
  }
}

const columns = (
  t: TFunction,
  remove: (code: string) => void,
): readonly Column<MenungguSortir>[] => [
  { key: 'kode_barcode', label: t('Barcode'), kind: 'nomor', leads: true },
  { key: 'nama_barang', label: t('Nama Barang') },
  { key: 'nama_kadar', label: t('Kadar') },
  { key: 'berat', label: t('Berat'), kind: 'gram' },
  {
    key: 'tujuan',
    label: t('Tempat sortir'),
    value: ({ tujuan }) => (tujuan === null ? null : t(TUJUAN[tujuan])),
  },
  { key: 'hari', label: t('Hari menunggu'), kind: 'count' },
  removeColumn(t, ({ kode_barcode }) => kode_barcode, remove),
]
