import { settingFault } from '@kencana/contract/kit/setting-fault'
import { settingText, settingValue } from '@kencana/contract/kit/setting-value'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplyDialog, useMeantStores } from '../../../engines/chain/apply-dialog.tsx'
import { usualOf } from '../../../engines/chain/chain-grid.tsx'
import { StoreChoice } from '../../../engines/chain/store-choice.tsx'
import { MasterField } from '../../../engines/master-screen/form/master-field.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import type { StoreRow } from '../../../lib/chain/ask-stores.ts'
import { fieldError } from '../../../lib/problem/field-error.ts'
import type { ChainSettingsState, SettingGridRow } from './use-chain-settings.ts'

interface SettingDialogProps {
  readonly state: ChainSettingsState
  readonly row: SettingGridRow
  /** The store whose cell was pressed; nothing: all of them. */
  readonly store: StoreRow | null
  readonly onClose: () => void
}

/** One setting, in one store or made equal in several. */
export function SettingDialog({ state, row, store, onClose }: SettingDialogProps) {
  const { t } = useTranslation()
  const { key, setting, said } = row
  const { stores, chosen, setChosen, meant } = useMeantStores(state.heard, store)
  const typed = (one: StoreRow) => state.drafted(key, one) ?? state.valueNow(key, one)
  // A whole row begins with what most stores have.
  const usual = usualOf(stores.map(typed)) ?? ''
  const [text, setText] = useState(store === null ? usual : typed(store))
  const fault = setting === undefined ? undefined : settingFault(setting.field, text)
  const can = fault === undefined && chosen.length > 0
  const apply = () => state.put(key, meant, text)
  const isOfOne = setting?.perStore === true
  return (
    <ApplyDialog
      title={isOfOne && store !== null ? `${said} · ${store.kode_toko}` : said}
      can={can}
      onApply={apply}
      onClose={onClose}
    >
      <SettingField row={row} text={text} onChange={setText} />
      {isOfOne ? (
        <p>{t('Milik tiap toko sendiri, tidak dapat disamakan')}</p>
      ) : (
        <StoreChoice stores={stores} chosen={chosen} onChange={setChosen} withAll />
      )}
    </ApplyDialog>
  )
}

interface SettingFieldProps {
  readonly row: SettingGridRow
  readonly text: string
  readonly onChange: (text: string) => void
}

/** The input of a setting by its kind; a module is on or off. */
function SettingField({ row, text, onChange }: SettingFieldProps) {
  const { t } = useTranslation()
  const { key, setting, said } = row
  if (setting === undefined) {
    return (
      <SelectField
        label={said}
        value={text}
        onChange={onChange}
        options={[
          { value: 'YA', label: t('Aktif') },
          { value: 'TIDAK', label: t('Mati') },
        ]}
      />
    )
  }
  const { field } = setting
  return (
    <MasterField
      name={key}
      field={field}
      value={settingValue(field, text)}
      onChange={value => onChange(settingText(field, value as string | number | boolean | null))}
      onBlur={() => undefined}
      error={fieldError(t, settingFault(field, text))}
      locked={false}
      first
    />
  )
}
