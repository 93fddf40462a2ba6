import { MODULES } from '@kencana/contract/modules'
import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { SETTINGS } from '@kencana/contract/settings'
import { SETTING_GROUPS } from '@kencana/contract/settings/definition'
import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { useChosenStore } from '../../../lib/portal.ts'
import { ownSession, useSession } from '../../../lib/session.ts'
import { ChainSettings } from '../chain/chain-settings.tsx'
import { HistoryDialog } from '../history-dialog.tsx'
import classes from '../pengaturan.module.css'
import { ModuleList, opens } from './module-list.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { SettingRow } from './setting-row.tsx'
import { useSave } from './use-save.ts'
import { type Settings, useSettings } from './use-settings.ts'

/** Setting System: of the store worked for; head office sees every store beside it, too. */
export function Screen() {
  const own = ownSession()
  const acting = useChosenStore()
  const [isChain, setChain] = useState(false)
  const mayChain =
    acting === null && own !== null && own.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(own.level)
  if (mayChain && isChain) return <ChainSettings onOwn={() => setChain(false)} />
  return <OwnSettings onChain={mayChain ? () => setChain(true) : undefined} />
}

/** Figures and switches of one store, saved after before and after were seen. */
function OwnSettings({ onChain }: { onChain: (() => void) | undefined }) {
  const { t } = useTranslation()
  const session = useSession()
  const settings = useSettings()
  const saving = useSave(settings)
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<'save' | 'history' | null>(null)
  const { count, query } = settings
  const isReady = count > 0 && !saving.busy
  useKeys({ F10: { run: () => setOpen('save'), label: t('Simpan'), enabled: isReady } })
  return (
    <>
      <PageHeader
        title={t('Setting System')}
        tag={session?.kode_toko}
        description={t('Berlaku segera di semua layar toko ini.')}
      >
        <TextField
          aria-label={t('Cari setting')}
          placeholder={t('Cari setting')}
          value={search}
          onChange={setSearch}
        />
        {onChain !== undefined && (
          <Button variant="default" onClick={onChain}>
            {t('Semua toko')}
          </Button>
        )}
        <Button variant="default" onClick={() => setOpen('history')}>
          {t('Riwayat')}
        </Button>
        {count > 0 && (
          <Button variant="default" onClick={settings.forget}>
            {t('Kembalikan')}
          </Button>
        )}
        <Button
          onClick={() => setOpen('save')}
          disabled={!isReady}
          rightSection={<Kbd keys="F10" onBrand={isReady} />}
        >
          {count === 0 ? t('Simpan') : t('Simpan {jumlah} perubahan', { jumlah: count })}
        </Button>
      </PageHeader>
      <DraftNote note={settings.note} onThrowAway={settings.forget} />
      {query.isError && <ErrorState onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonTable />}
      {query.data !== undefined && (
        <Groups search={search} settings={settings} errors={saving.errors} />
      )}
      {open === 'history' && <HistoryDialog onClose={() => setOpen(null)} />}
      {open === 'save' && (
        <SaveDialog
          draft={settings.draft}
          busy={saving.busy}
          onSave={toko => void saving.save(toko).then(saved => saved && setOpen(null))}
          onClose={() => setOpen(null)}
          onRefused={problem => {
            setOpen(null)
            saving.refused(problem)
          }}
        />
      )}
    </>
  )
}

interface GroupsProps {
  readonly search: string
  readonly settings: Settings
  readonly errors: Readonly<Record<string, string>>
}

function Groups({ search, settings, errors }: GroupsProps) {
  const { t } = useTranslation()
  const wanted = wordsOf(search)
  const found = (...texts: readonly (string | undefined)[]) => matches(wanted, t, texts)
  const groups = SETTING_GROUPS.filter(group => group.path === '/settingsystem').flatMap(group => {
    const rows = SETTINGS.filter(({ key, field, group: of }) => {
      return of === group.kode && found(key, group.label, field.label, field.hint)
    })
    return rows.length === 0 ? [] : [{ ...group, rows }]
  })
  const modules = MODULES.filter(({ key, label }) => found(key, 'Modul', label, ...opens(key)))
  if (groups.length === 0 && modules.length === 0) return <EmptyState />
  return (
    <div className={classes.groups}>
      {groups.map(({ kode, label, rows }) => (
        <Panel key={kode} title={t(label)}>
          <div className={classes.rows}>
            {rows.map(setting => (
              <SettingRow
                key={setting.key}
                setting={setting}
                settings={settings}
                error={errors[setting.key]}
              />
            ))}
          </div>
        </Panel>
      ))}
      {modules.length > 0 && (
        <Panel title={t('Modul')}>
          <ModuleList modules={modules} settings={settings} />
        </Panel>
      )}
    </div>
  )
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Every word typed stands in one of the texts, in the present language or as a key. */
function matches(words: readonly string[], t: TFunction, texts: readonly (string | undefined)[]) {
  const all = texts.map(text => (text === undefined ? '' : `${text} ${t(text)}`)).join(' ')
  return words.every(word => all.toLowerCase().includes(word))
}
