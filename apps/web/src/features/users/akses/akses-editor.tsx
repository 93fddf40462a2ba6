import { presetScreens } from '@kencana/contract/access'
import { type Level, SEES_ALL } from '@kencana/contract/permissions'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PickOption } from '../../../kit/inputs/parts/use-options.ts'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Panel } from '../../../kit/layout/panel.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { showProblem } from '../../../lib/problem-text.ts'
import classes from './akses.module.css'
import { AksesTree } from './akses-tree.tsx'
import { DiffDialog } from './diff-dialog.tsx'
import { EffectView } from './effect-view.tsx'
import { aimedAt, mayGive, screensOf, useAkses } from './use-akses.ts'

interface AksesEditorProps {
  readonly user_id: string
  readonly options: readonly PickOption[]
  readonly onDirty: (dirty: boolean) => void
}

/** The tree of one user on the left, what comes of it on the right. */
export function AksesEditor({ user_id, options, onDirty }: AksesEditorProps) {
  const { t } = useTranslation()
  const akses = useAkses(user_id)
  const [search, setSearch] = useState('')
  const [asking, setAsking] = useState(false)
  const { user, shown, before, diberi, dicabut, setShown } = akses
  const readOnly = user?.boleh !== 'ATUR'
  const count = diberi.length + dicabut.length
  useEffect(() => onDirty(count > 0), [count, onDirty])
  const isReady = count > 0 && !readOnly && !akses.busy
  useKeys({ F10: { run: () => setAsking(true), label: t('Simpan'), enabled: isReady } })
  if (akses.asked.isError) return <ErrorState onRetry={() => void akses.asked.refetch()} />
  if (user === undefined) return <SkeletonTable rows={10} />
  const aim = (wanted: readonly string[]) => setShown(aimedAt(wanted, before))
  return (
    <div className={classes.columns}>
      <Panel
        title={
          <>
            {user.user_id} <Tag tone="plain">{user.level}</Tag>{' '}
            <Tag tone="plain">{user.kode_toko}</Tag>
          </>
        }
      >
        <DraftNote note={akses.note} onThrowAway={() => setShown(null)} />
        <Notes readOnly={readOnly} seesAll={SEES_ALL.includes(user.level)} />
        <Tools
          {...{ user_id, level: user.level, options, readOnly, search, aim }}
          onSearch={setSearch}
        />
        <AksesTree
          level={user.level}
          {...{ before, shown, mayGive, readOnly, search }}
          onChange={setShown}
        />
        {!readOnly && (
          <div className={classes.save}>
            <Button
              disabled={!isReady}
              loading={akses.busy}
              onClick={() => setAsking(true)}
              rightSection={<Kbd keys="F10" onBrand />}
            >
              {count === 0 ? t('Simpan') : t('Simpan {jumlah} perubahan', { jumlah: count })}
            </Button>
          </div>
        )}
      </Panel>
      <EffectView user={user} diberi={diberi} dicabut={dicabut} />
      {asking && (
        <DiffDialog
          user_id={user_id}
          {...{ diberi, dicabut }}
          busy={akses.busy}
          onClose={() => setAsking(false)}
          onSave={async () => {
            if (await akses.save()) setAsking(false)
          }}
        />
      )}
    </div>
  )
}

interface ToolsProps {
  readonly user_id: string
  readonly level: Level
  readonly options: readonly PickOption[]
  readonly readOnly: boolean
  readonly search: string
  readonly onSearch: (text: string) => void
  /** Shows these screens and no others, as far as one may. */
  readonly aim: (screens: readonly string[]) => void
}

/** Search, the preset of the level, the rights of somebody else. */
function Tools({ user_id, level, options, readOnly, search, onSearch, aim }: ToolsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.tools}>
      <TextField
        aria-label={t('Cari layar')}
        placeholder={t('Cari layar')}
        value={search}
        onChange={onSearch}
      />
      {!readOnly && (
        <>
          <Button variant="default" onClick={() => aim(presetScreens(level))}>
            {t('Bawaan {level}', { level })}
          </Button>
          <Picker
            aria-label={t('Salin dari user')}
            placeholder={t('Salin dari user')}
            value={null}
            options={options.filter(({ value }) => value !== user_id)}
            onChange={from => {
              if (from !== null) screensOf(from).then(aim, showProblem)
            }}
          />
        </>
      )}
    </div>
  )
}

function Notes({ readOnly, seesAll }: { readOnly: boolean; seesAll: boolean }): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      {readOnly && <p className={classes.note}>{t('Hak user ini tidak Anda atur.')}</p>}
      {seesAll && (
        <p className={classes.note}>
          {t('OWN dan SU melihat semua menu, apa pun yang dicentang di sini.')}
        </p>
      )}
    </>
  )
}
