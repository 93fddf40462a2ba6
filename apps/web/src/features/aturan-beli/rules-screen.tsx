import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import classes from './aturan-beli.module.css'
import { calls, type RulesKept } from './calls.ts'
import { TryPanel } from './coba/try-panel.tsx'
import { RuleList } from './rule-list.tsx'
import { RuleDialog } from './ubah/rule-dialog.tsx'
import { NEW_RULE, useRules } from './use-rules.ts'
import { SaveDialog } from './versi/save-dialog.tsx'
import { VersionsDialog } from './versi/versions-dialog.tsx'
import { versionName } from './words.ts'

const QUERY = ['aturan-beli', 'berlaku']

/** Parameter Aturan Beli: what is paid for pieces that come back, rule by rule, and a try-out. */
export function Screen() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const inForce = useQuery({
    queryKey: QUERY,
    queryFn: ({ signal }) => call(calls.show, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (inForce.data !== undefined) {
    const reload = () => void queries.resetQueries({ queryKey: QUERY, exact: true })
    return <Editor read={inForce.data} onReload={reload} />
  }
  return (
    <>
      <PageHeader title={t('Parameter Aturan Beli')} />
      {inForce.isError ? <ErrorState onRetry={() => void inForce.refetch()} /> : <SkeletonTable />}
    </>
  )
}

interface EditorProps {
  readonly read: RulesKept
  readonly onReload: () => void
}

function Editor({ read, onReload }: EditorProps) {
  const { t } = useTranslation()
  // Rules in work must not change under the hand when all is read again after a lost connection.
  const [inForce] = useState(read)
  const work = useRules(inForce, onReload)
  const [used, setUsed] = useState<string | null>(null)
  const { rules, setOpened, canSave } = work
  const add = () => setOpened({ at: rules.length, rule: NEW_RULE })
  const save = () => setOpened('simpan')
  useKeys({
    Insert: { run: add, label: t('Tambah aturan') },
    F10: { run: save, label: t('Simpan'), enabled: canSave },
  })
  return (
    <>
      <PageHeader
        title={t('Parameter Aturan Beli')}
        tag={work.form.isDirty ? t('Belum disimpan') : versionName(work.versi, t('Bawaan'))}
        description={t('Aturan pertama yang cocok dipakai. Urutannya menentukan.')}
      >
        <Button variant="default" onClick={() => setOpened('versi')}>
          {t('Versi')}
        </Button>
        {work.form.isDirty && (
          <Button variant="default" onClick={work.form.throwAway}>
            {t('Buang perubahan')}
          </Button>
        )}
        <Button variant="default" onClick={add} rightSection={<Kbd keys="Insert" />}>
          {t('Tambah aturan')}
        </Button>
        <Button
          onClick={save}
          disabled={!canSave}
          loading={work.busy}
          rightSection={<Kbd keys="F10" onBrand />}
        >
          {t('Simpan')}
        </Button>
      </PageHeader>
      <DraftNote note={work.form.note} onThrowAway={work.form.throwAway} />
      <div className={classes.editor}>
        <Panel title={t('Daftar aturan')} flush>
          {rules.length === 0 ? (
            <EmptyState title={t('Belum ada aturan')} />
          ) : (
            <RuleList work={work} used={used} />
          )}
        </Panel>
        <TryPanel rules={rules} isSound={work.isSound} versi={work.versi} onUsed={setUsed} />
      </div>
      <Dialogs work={work} />
    </>
  )
}

function Dialogs({ work }: { readonly work: ReturnType<typeof useRules> }) {
  const { opened, setOpened, rules } = work
  const close = () => setOpened(null)
  if (opened === null) return null
  if (opened === 'simpan') return <SaveDialog work={work} onClose={close} />
  if (opened === 'versi') {
    return <VersionsDialog rules={rules} onTake={old => void work.takeBack(old)} onClose={close} />
  }
  return (
    <RuleDialog
      rules={rules}
      at={opened.at}
      start={opened.rule}
      onKeep={rule => {
        work.put(opened.at, rule)
        close()
      }}
      onClose={close}
    />
  )
}
