import type { PaperKind } from '@kencana/contract/papers/kind'
import type { ElementKind } from '@kencana/contract/papers/template'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { addable, added } from '../edit/edits.ts'
import { ELEMENT_KINDS, elementName, kindLabel } from '../edit/element-names.ts'
import type { Designing } from '../edit/use-template.ts'
import classes from '../setting-nota.module.css'

interface ElementListProps {
  readonly kind: PaperKind
  readonly kinds: readonly PaperKind[]
  readonly onKind: (kode: string) => void
  readonly design: Designing
  readonly selected: string | null
  readonly onSelect: (id: string) => void
  readonly faulty: ReadonlySet<string>
}

/** Everything on the paper by name, and what can still be put there. */
export function ElementList(props: ElementListProps) {
  const { kind, kinds, onKind, design, selected, onSelect, faulty } = props
  const { t } = useTranslation()
  const { templat } = design
  const free = new Set(addable(kind, templat))
  const add = (jenis: string) => {
    if (jenis === '') return
    const made = added(templat, kind, jenis as ElementKind)
    design.edit(() => made.templat)
    onSelect(made.id)
  }
  return (
    <>
      <div className={classes.kinds}>
        {kinds.length > 1 && (
          <SelectField
            label={t('Jenis kertas')}
            value={kind.kode}
            onChange={onKind}
            options={kinds.map(({ kode, label }) => ({ value: kode, label: t(label) }))}
          />
        )}
        <SelectField
          aria-label={t('Tambah elemen')}
          value=""
          onChange={add}
          empty={t('Tambah elemen…')}
          options={ELEMENT_KINDS.filter(({ jenis }) => free.has(jenis)).map(({ jenis, label }) => ({
            value: jenis,
            label: t(label),
          }))}
        />
      </div>
      <ul className={classes.elements}>
        {templat.elemen.map(one => (
          <li key={one.id}>
            <button
              type="button"
              aria-pressed={one.id === selected}
              data-fault={faulty.has(one.id) || undefined}
              onClick={() => onSelect(one.id)}
            >
              <b>{elementName(kind, one, t)}</b>
              <small>{t(kindLabel(one.jenis))}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
