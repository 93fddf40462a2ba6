import type { PaperKind } from '@kencana/contract/papers/kind'
import { rowHeight } from '@kencana/contract/papers/measures'
import type { ElementOf } from '@kencana/contract/papers/template'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { ActionIcon } from '../../../kit/mantine/action-icon.ts'
import { Icon } from '../../../kit/text/icon.tsx'
import { ALIGNS } from '../edit/choices.ts'
import classes from '../setting-nota.module.css'
import { MmInput } from './mm-input.tsx'

export type SetContent = (patch: object, about?: string) => void

type Column = ElementOf<'TABEL'>['kolom'][number]

interface TableFieldsProps {
  readonly kind: PaperKind
  readonly one: ElementOf<'TABEL'>
  readonly set: SetContent
}

const MOST_COLUMNS = 12

/** Columns of the table of pieces: which, under which name, how wide; and how high its rows. */
export function TableFields({ kind, one, set }: TableFieldsProps) {
  const { t } = useTranslation()
  const known = kind.daftar.find(({ kode }) => kode === one.daftar)?.kolom ?? []
  const left = one.w - one.kolom.reduce((sum, { lebar }) => sum + lebar, 0)
  const put = (kolom: readonly Column[], about?: string) => set({ kolom }, about)
  const change = (at: number, part: Partial<Column>, about?: string) =>
    put(
      one.kolom.map((column, i) => (i === at ? { ...column, ...part } : column)),
      about,
    )
  const swap = (at: number, by: number) => {
    const kolom = [...one.kolom]
    const [column] = kolom.splice(at, 1)
    if (column !== undefined) kolom.splice(at + by, 0, column)
    put(kolom)
  }
  const add = (isi: string) => {
    const judul = known.find(({ kode }) => kode === isi)?.label ?? isi
    put([...one.kolom, { isi, judul, lebar: Math.max(2, Math.min(left, 20)), rata: 'KIRI' }])
  }
  return (
    <>
      <Rows one={one} set={set} />
      <p className={classes.quiet} data-tone={left < -0.05 ? 'bad' : undefined}>
        {t('Sisa lebar {mm} mm', { mm: Math.round(left * 10) / 10 })}
      </p>
      <ol className={classes.columns}>
        {one.kolom.map((column, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column may stand twice
          <li key={i}>
            <ColumnRow
              column={column}
              known={known}
              onChange={(part, about) => change(i, part, about && `${about} ${i}`)}
              onUp={i === 0 ? undefined : () => swap(i, -1)}
              onDelete={
                one.kolom.length === 1
                  ? undefined
                  : () => put(one.kolom.filter((_, each) => each !== i))
              }
            />
          </li>
        ))}
      </ol>
      {one.kolom.length < MOST_COLUMNS && (
        <SelectField
          aria-label={t('Tambah kolom')}
          value=""
          empty={t('Tambah kolom…')}
          onChange={isi => isi !== '' && add(isi)}
          options={known.map(({ kode, label }) => ({ value: kode, label: t(label) }))}
        />
      )}
    </>
  )
}

function Rows({ one, set }: Pick<TableFieldsProps, 'one' | 'set'>) {
  const { t } = useTranslation()
  return (
    <div className={classes.two}>
      <MmInput
        label={t('Ukuran huruf')}
        unit="pt"
        min={4}
        max={60}
        value={one.ukuran}
        onChange={ukuran => set({ ukuran }, 'ukuran')}
      />
      <MmInput
        label={t('Tinggi baris')}
        min={2}
        max={40}
        step={0.1}
        value={rowHeight(one)}
        onChange={tinggi_baris => set({ tinggi_baris }, 'baris')}
      />
    </div>
  )
}

interface ColumnRowProps {
  readonly column: Column
  readonly known: readonly { readonly kode: string; readonly label: string }[]
  readonly onChange: (part: Partial<Column>, about?: string) => void
  readonly onUp: (() => void) | undefined
  readonly onDelete: (() => void) | undefined
}

function ColumnRow({ column, known, onChange, onUp, onDelete }: ColumnRowProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.column}>
      <SelectField
        aria-label={t('Isi kolom')}
        value={column.isi}
        onChange={isi => onChange({ isi })}
        options={known.map(({ kode, label }) => ({ value: kode, label: t(label) }))}
      />
      <span className={classes.columnActs}>
        <ActionIcon
          variant="subtle"
          aria-label={t('Geser ke kiri')}
          title={t('Geser ke kiri')}
          disabled={onUp === undefined}
          onClick={() => onUp?.()}
        >
          <Icon name="kiri" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t('Hapus kolom')}
          title={t('Hapus kolom')}
          disabled={onDelete === undefined}
          onClick={() => onDelete?.()}
        >
          <Icon name="hapus" />
        </ActionIcon>
      </span>
      <TextField
        aria-label={t('Judul kolom')}
        placeholder={t('Judul kolom')}
        value={column.judul}
        maxLength={40}
        onChange={judul => onChange({ judul }, 'judul')}
      />
      <MmInput
        label=""
        min={2}
        value={column.lebar}
        onChange={lebar => onChange({ lebar }, 'lebar')}
      />
      <SelectField
        aria-label={t('Rata')}
        value={column.rata}
        onChange={rata => onChange({ rata: rata as Column['rata'] })}
        options={ALIGNS.map(({ value, label }) => ({ value, label: t(label) }))}
      />
    </div>
  )
}
