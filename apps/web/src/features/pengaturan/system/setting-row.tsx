import type { SettingDefinition } from '@kencana/contract/settings/definition'
import { useTranslation } from 'react-i18next'
import { MasterField } from '../../../engines/master-screen/form/master-field.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { fieldError } from '../../../lib/problem/field-error.ts'
import { useSession } from '../../../lib/session.ts'
import classes from '../pengaturan.module.css'
import { valueWords } from '../setting-words.ts'
import type { Settings } from './use-settings.ts'

interface SettingRowProps {
  readonly setting: SettingDefinition
  readonly settings: Pick<Settings, 'shown' | 'isChanged' | 'keptText' | 'type'>
  readonly error: string | undefined
}

/** One setting: its name, what it does, the input, and what it was. */
export function SettingRow({ setting, settings, error }: SettingRowProps) {
  const { t } = useTranslation()
  const level = useSession()?.level
  const { key, field, levels, awal } = setting
  const isLocked = levels !== undefined && (level === undefined || !levels.includes(level))
  const isChanged = settings.isChanged(key)
  const kept = settings.keptText(key)
  return (
    <div className={classes.row} data-changed={isChanged || undefined}>
      <MasterField
        name={key}
        field={field}
        value={settings.shown(key)}
        onChange={value => settings.type(key, value as string | number | boolean | null)}
        onBlur={() => undefined}
        error={fieldError(t, error)}
        locked={isLocked}
        first={false}
      />
      {field.kind === 'flag' && field.hint !== undefined && <p>{t(field.hint)}</p>}
      <div className={classes.notes}>
        {isChanged && <Tag>{t('Diubah')}</Tag>}
        {isChanged && <small>{t('Sekarang {nilai}', { nilai: valueWords(t, key, kept) })}</small>}
        {kept !== awal && <small>{t('Bawaan {nilai}', { nilai: valueWords(t, key, awal) })}</small>}
        {isLocked && (
          <small>{t('Hanya {siapa} yang dapat mengubah', { siapa: levels?.join(', ') })}</small>
        )}
      </div>
    </div>
  )
}
