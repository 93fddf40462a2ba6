import { useTranslation } from 'react-i18next'
import parts from '../../../../engines/counter/parts.module.css'
import { Picker } from '../../../../kit/inputs/picker.tsx'
import { Icon } from '../../../../kit/text/icon.tsx'
import { type Kondisi, kondisiFor } from './use-masters.ts'

interface ConditionFieldProps {
  readonly all: readonly Kondisi[]
  readonly kode_dept: string | null
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  readonly error: string | undefined
}

/** The damage of a piece, one after the other; without any it is intact, and says so. */
export function ConditionField({ all, kode_dept, value, onChange, error }: ConditionFieldProps) {
  const { t } = useTranslation()
  const offered = kondisiFor(all, kode_dept)
  const intact = offered.find(one => one.isIntact)
  const nameOf = (kode: string) => all.find(one => one.kode === kode)?.nama ?? kode
  const choose = (kode: string | null) => {
    if (kode === null) return
    if (kode === intact?.kode) onChange([])
    else if (!value.includes(kode)) onChange([...value, kode])
  }
  return (
    <div>
      <Picker
        name="kode_kondisi"
        label={t('Kondisi')}
        value={value.length === 0 ? (intact?.kode ?? null) : null}
        placeholder={value.length > 0 ? t('Tambah kerusakan') : t('Pilih kondisi')}
        options={offered
          .filter(({ kode }) => !value.includes(kode))
          .map(({ kode, nama }) => ({ value: kode, label: nama, note: kode }))}
        error={error}
        onChange={choose}
      />
      {value.length > 0 && (
        <ul className={parts.chips} aria-label={t('Kerusakan')}>
          {value.map(kode => (
            <li key={kode}>
              {nameOf(kode)}
              <button
                type="button"
                aria-label={`${t('Hapus')} ${nameOf(kode)}`}
                onClick={() => onChange(value.filter(one => one !== kode))}
              >
                <Icon name="tutup" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
