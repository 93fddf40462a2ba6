import { seesAllStores } from '@kencana/contract/access'
import { LEVELS, type Level } from '@kencana/contract/permissions'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { ownSession } from '../../lib/session.ts'
import { useStores } from './use-stores.ts'
import classes from './users.module.css'

export interface Filters {
  readonly kode_toko: string
  readonly level: Level | ''
  readonly aktif: 'YA' | 'TIDAK' | ''
  readonly masuk: boolean
}

export const NO_FILTERS: Filters = { kode_toko: '', level: '', aktif: 'YA', masuk: false }

interface UserFiltersProps {
  readonly value: Filters
  readonly onChange: (value: Filters) => void
}

/** Store (head office only), level, state, and who is logged in now. */
export function UserFilters({ value, onChange }: UserFiltersProps) {
  const { t } = useTranslation()
  const own = ownSession()
  const all = own !== null && seesAllStores(own)
  const stores = useStores(all)
  const set = (part: Partial<Filters>) => onChange({ ...value, ...part })
  return (
    <>
      {all && (
        <SelectField
          aria-label={t('Toko')}
          value={value.kode_toko}
          onChange={kode_toko => set({ kode_toko })}
          options={stores}
          empty={t('Semua toko')}
        />
      )}
      <SelectField
        aria-label={t('Level')}
        value={value.level}
        onChange={level => set({ level: level as Filters['level'] })}
        options={LEVELS.map(level => ({ value: level, label: level }))}
        empty={t('Semua level')}
      />
      <SelectField
        aria-label={t('Keadaan')}
        value={value.aktif}
        onChange={aktif => set({ aktif: aktif as Filters['aktif'] })}
        options={[
          { value: 'YA', label: t('Aktif') },
          { value: 'TIDAK', label: t('Nonaktif') },
        ]}
        empty={t('Aktif dan nonaktif')}
      />
      <button
        type="button"
        className={classes.toggle}
        aria-pressed={value.masuk}
        onClick={() => set({ masuk: !value.masuk })}
      >
        {t('Sedang masuk')}
      </button>
    </>
  )
}
