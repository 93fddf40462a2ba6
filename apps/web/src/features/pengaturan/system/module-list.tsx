import { menuNodes } from '@kencana/contract/menu'
import type { Module } from '@kencana/contract/modules'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'
import { Switch } from '../../../kit/mantine/switch.ts'
import classes from '../pengaturan.module.css'
import type { Settings } from './use-settings.ts'

interface ModuleListProps {
  readonly modules: readonly Module[]
  readonly settings: Settings
}

/** The module switches, each with the screens it opens. */
export function ModuleList({ modules, settings }: ModuleListProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.rows}>
      {modules.map(({ key, label }) => (
        <div key={key} className={classes.row} data-changed={settings.isChanged(key) || undefined}>
          <Switch
            label={t(label)}
            name={key}
            checked={settings.isOn(key)}
            onChange={event => settings.flip(key, event.currentTarget.checked)}
          />
          <p>
            {opens(key).length === 0
              ? key
              : t('Membuka {layar}', {
                  layar: opens(key)
                    .map(text => t(text))
                    .join(', '),
                })}
          </p>
          {settings.isChanged(key) && (
            <div className={classes.notes}>
              <Tag>{t('Diubah')}</Tag>
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

/** Names of the screens a module gates. */
export const opens = (key: string): string[] =>
  menuNodes().flatMap(node => (node.module === key ? [node.label] : []))
