import type { PaperKind } from '@kencana/contract/papers/kind'
import { PAGE_PRESETS } from '@kencana/contract/papers/presets'
import type { Template } from '@kencana/contract/papers/template'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import type { Designing } from '../edit/use-template.ts'
import classes from '../setting-nota.module.css'
import { MmInput } from './mm-input.tsx'

type Page = Template['halaman']

/** The paper itself: its size, its margins, or the labels of a roll. */
export function PageFields({ kind, design }: { kind: PaperKind; design: Designing }) {
  const { t } = useTranslation()
  const { halaman, label } = design.templat
  const set = (part: Partial<Page>, about?: string) =>
    design.edit(old => ({ ...old, halaman: { ...old.halaman, ...part } }), about)
  const preset = PAGE_PRESETS.find(
    one =>
      one.halaman.lebar_mm === halaman.lebar_mm &&
      one.halaman.tinggi_mm === halaman.tinggi_mm &&
      one.halaman.gulungan === halaman.gulungan,
  )
  return (
    <div className={classes.numbers}>
      {kind.elemen === undefined && (
        <SelectField
          label={t('Ukuran kertas')}
          value={preset?.kode ?? ''}
          empty={t('Ukuran sendiri')}
          onChange={kode => {
            const chosen = PAGE_PRESETS.find(one => one.kode === kode)
            if (chosen !== undefined) set(chosen.halaman)
          }}
          options={PAGE_PRESETS.map(one => ({ value: one.kode, label: t(one.label) }))}
        />
      )}
      <div className={classes.four}>
        <MmInput
          label={t('Lebar')}
          min={20}
          max={420}
          value={halaman.lebar_mm}
          onChange={lebar_mm => set({ lebar_mm }, 'lebar')}
        />
        <MmInput
          label={t('Tinggi')}
          min={8}
          max={420}
          value={halaman.tinggi_mm}
          onChange={tinggi_mm => set({ tinggi_mm }, 'tinggi')}
        />
        <Margins halaman={halaman} set={set} />
      </div>
      {label !== undefined && <RollFields label={label} design={design} />}
      {halaman.gulungan && (
        <p className={classes.quiet}>
          {t('Rol: kertas memanjang sesuai jumlah barang, isi di bawah tabel ikut bergeser.')}
        </p>
      )}
    </div>
  )
}

interface MarginsProps {
  readonly halaman: Page
  readonly set: (part: Partial<Page>, about: string) => void
}

function Margins({ halaman, set }: MarginsProps) {
  const { t } = useTranslation()
  const margin = (side: keyof Page['margin']) => (mm: number) =>
    set({ margin: { ...halaman.margin, [side]: mm } }, `margin ${side}`)
  return (
    <>
      <MmInput
        label={t('Tepi kiri')}
        max={60}
        value={halaman.margin.kiri}
        onChange={margin('kiri')}
      />
      <MmInput
        label={t('Tepi kanan')}
        max={60}
        value={halaman.margin.kanan}
        onChange={margin('kanan')}
      />
      <MmInput
        label={t('Tepi atas')}
        max={60}
        value={halaman.margin.atas}
        onChange={margin('atas')}
      />
      <MmInput
        label={t('Tepi bawah')}
        max={60}
        value={halaman.margin.bawah}
        onChange={margin('bawah')}
      />
    </>
  )
}

type Label = NonNullable<Template['label']>

const RESOLUTIONS = [203, 300] as const

function RollFields({ label, design }: { label: Label; design: Designing }) {
  const { t } = useTranslation()
  const set = (part: Partial<Label>, about: string) =>
    design.edit(old => ({ ...old, label: { ...label, ...part } }), about)
  return (
    <div className={classes.four}>
      <MmInput
        label={t('Kolom label')}
        unit=""
        min={1}
        max={6}
        step={1}
        value={label.kolom}
        onChange={kolom => set({ kolom: Math.round(kolom) }, 'kolom')}
      />
      <MmInput
        label={t('Jarak label')}
        max={20}
        value={label.jarak_mm}
        onChange={jarak_mm => set({ jarak_mm }, 'jarak')}
      />
      <SelectField
        label={t('Printer (dpi)')}
        value={String(label.dpi)}
        onChange={dpi => set({ dpi: dpi === '300' ? 300 : 203 }, 'dpi')}
        options={RESOLUTIONS.map(dpi => ({ value: String(dpi), label: String(dpi) }))}
      />
    </div>
  )
}
