import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from '../barang.module.css'
import { SlipButton } from '../cetak/slip-button.tsx'
import { type Asal, AsalFields, EMPTY_ASAL } from './asal-fields.tsx'
import { Faults } from './faults.tsx'
import { Grid } from './grid.tsx'
import { emptyRows, faultsByCell, type GridRow, isEmptyRow, piecesOf } from './grid-rows.ts'
import { UploadPanel } from './upload-panel.tsx'
import { useAddMany } from './use-add-many.ts'

const EMPTY: { readonly rows: readonly GridRow[]; readonly asal: Asal } = {
  rows: emptyRows(12),
  asal: EMPTY_ASAL,
}

/** Many pieces at once: typed or pasted into a grid, or from a file; all of them or none. */
export function Screen() {
  const { t } = useTranslation()
  const kept = useKeptForm('tambah-banyak', EMPTY)
  const { rows, asal } = kept.value
  const many = useAddMany(asal, kept.id)
  const { barang, places: filled } = piecesOf(rows)
  // What an empty grid lacks, it lacks in its first row.
  const places = filled.length === 0 ? [0] : filled
  const save = async () => {
    if (rows.every(isEmptyRow)) return many.lackRow()
    if (await many.saveRows(barang)) kept.settle({ rows: EMPTY.rows, asal })
  }
  const cells = many.from === 'grid' ? faultsByCell(many.errors, places) : new Map()
  useKeys(onCounterKeys({ simpan: { run: () => void save(), label: t('Simpan') } }))
  return (
    <>
      <PageHeader
        title={t('Tambah Barang Banyak')}
        description={t(
          'Ketik, tempel dari Excel, atau unggah berkas. Semua tersimpan atau tidak sama sekali.',
        )}
      >
        <SlipButton nomor={many.nomor} />
        <Button
          onClick={() => void save()}
          loading={many.busy}
          rightSection={<Kbd keys="F10" onBrand />}
        >
          {t('Simpan {jumlah} barang', { jumlah: barang.length })}
        </Button>
      </PageHeader>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <div className={classes.stack}>
        <Faults
          errors={many.errors}
          nilai={many.nilai}
          places={many.from === 'grid' ? places : null}
        />
        <Panel flush>
          <Grid
            rows={rows}
            faults={cells}
            onChange={next => kept.set(now => ({ ...now, rows: next }))}
          />
        </Panel>
        <div className={classes.columns}>
          <Panel title={t('Asal Barang')}>
            <AsalFields
              asal={asal}
              onChange={next => kept.set(now => ({ ...now, asal: next }))}
              errors={many.errors}
            />
          </Panel>
          <Panel title={t('Unggah Berkas')}>
            <UploadPanel busy={many.busy} onFile={file => void many.saveFile(file)} />
          </Panel>
        </div>
      </div>
    </>
  )
}
