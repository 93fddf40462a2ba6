import type { PaperKind } from '@kencana/contract/papers/kind'
import type { PaperElement } from '@kencana/contract/papers/template'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { ActionIcon } from '../../../kit/mantine/action-icon.ts'
import { Icon } from '../../../kit/text/icon.tsx'
import { type Choice, PAGES, SHEETS } from '../edit/choices.ts'
import { type Box, changed, duplicated, placed, removed } from '../edit/edits.ts'
import { elementName, kindLabel } from '../edit/element-names.ts'
import type { Designing } from '../edit/use-template.ts'
import classes from '../setting-nota.module.css'
import { ContentFields } from './content-fields.tsx'
import { MmInput } from './mm-input.tsx'

interface NumbersProps {
  readonly kind: PaperKind
  readonly one: PaperElement
  readonly design: Designing
  readonly onSelect: (id: string | null) => void
}

/** The chosen element in figures: place and size in millimetres, content, on which sheets. */
export function Numbers({ kind, one, design, onSelect }: NumbersProps) {
  const { t } = useTranslation()
  const { halaman } = design.templat
  const box = (part: Partial<Box>) =>
    design.edit(old => placed(old, one.id, { ...one, ...part }), `box ${one.id}`)
  const set = (patch: object, about?: string) =>
    design.edit(
      old => changed(old, one.id, each => ({ ...each, ...patch }) as PaperElement),
      about === undefined ? undefined : `${about} ${one.id}`,
    )
  const options = (list: readonly Choice[]) =>
    list.map(({ value, label }) => ({ value, label: t(label) }))
  return (
    <div className={classes.numbers}>
      <NumbersHead kind={kind} one={one} design={design} onSelect={onSelect} />
      <div className={classes.four}>
        <MmInput label="X" value={one.x} max={halaman.lebar_mm} onChange={x => box({ x })} />
        <MmInput label="Y" value={one.y} max={halaman.tinggi_mm} onChange={y => box({ y })} />
        <MmInput
          label={t('Lebar')}
          value={one.w}
          max={halaman.lebar_mm}
          onChange={w => box({ w })}
        />
        <MmInput
          label={t('Tinggi')}
          value={one.h}
          max={halaman.tinggi_mm}
          onChange={h => box({ h })}
        />
      </div>
      <ContentFields kind={kind} one={one} set={set} />
      {kind.elemen === undefined && (
        <div className={classes.two}>
          {kind.golongan === 'NOTA' && (
            <SelectField
              label={t('Lembar')}
              value={one.lembar}
              onChange={lembar => set({ lembar })}
              options={options(SHEETS)}
            />
          )}
          <SelectField
            label={t('Halaman')}
            value={one.halaman}
            onChange={page => set({ halaman: page })}
            options={options(PAGES)}
          />
        </div>
      )}
    </div>
  )
}

/** What is chosen, and the two acts on it. */
function NumbersHead({ kind, one, design, onSelect }: NumbersProps) {
  const { t } = useTranslation()
  return (
    <header>
      <div>
        <b>{elementName(kind, one, t)}</b>
        <small>{t(kindLabel(one.jenis))}</small>
      </div>
      <ActionIcon
        variant="subtle"
        aria-label={t('Gandakan')}
        title={`${t('Gandakan')} (Ctrl D)`}
        onClick={() => {
          const copy = duplicated(design.templat, one.id)
          design.edit(() => copy.templat)
          onSelect(copy.id)
        }}
      >
        <Icon name="tambah" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t('Hapus elemen')}
        title={`${t('Hapus elemen')} (Del)`}
        onClick={() => {
          design.edit(old => removed(old, one.id))
          onSelect(null)
        }}
      >
        <Icon name="hapus" />
      </ActionIcon>
    </header>
  )
}
