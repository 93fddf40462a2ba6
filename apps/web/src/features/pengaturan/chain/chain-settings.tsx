import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChainGrid, usualOf } from '../../../engines/chain/chain-grid.tsx'
import { SendDialog } from '../../../engines/chain/send-dialog.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call } from '../../../lib/api.ts'
import type { StoreRow } from '../../../lib/chain/ask-stores.ts'
import { useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import { ChangeTable } from '../change-table.tsx'
import { reloadSession } from '../reload-session.ts'
import { valueWords } from '../setting-words.ts'
import { ChainHistory } from './chain-history.tsx'
import { SettingDialog } from './setting-dialog.tsx'
import {
  bodyOf,
  CHAIN_SETTINGS,
  type ChainSettingsState,
  type SettingGridRow,
  useChainSettings,
} from './use-chain-settings.ts'

type Open =
  | { readonly kind: 'cell'; readonly row: SettingGridRow; readonly store: StoreRow | null }
  | { readonly kind: 'send' | 'history' }

/** Settings of every store side by side: one is changed, or made equal in several. */
export function ChainSettings({ onOwn }: { onOwn: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const state = useChainSettings()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Open | null>(null)
  const count = Object.keys(state.cells).length
  const close = () => setOpen(null)
  const closeSent = () => {
    close()
    for (const key of [CHAIN_SETTINGS, 'para-system']) {
      void queries.invalidateQueries({ queryKey: [key] })
    }
    void reloadSession()
  }
  const ready = count > 0
  useKeys({ F10: { run: () => setOpen({ kind: 'send' }), label: t('Kirim'), enabled: ready } })
  return (
    <>
      <PageHeader
        title={t('Setting semua toko')}
        description={t('Garis putus: berbeda dari kebanyakan toko.')}
        {...(count === 0 ? {} : { tag: t('{jumlah} nilai berubah', { jumlah: count }) })}
      >
        <TextField
          aria-label={t('Cari setting')}
          placeholder={t('Cari setting')}
          value={search}
          onChange={setSearch}
        />
        <Button variant="default" onClick={onOwn}>
          {t('Toko ini')}
        </Button>
        <Button variant="default" onClick={() => setOpen({ kind: 'history' })}>
          {t('Riwayat')}
        </Button>
        {ready && (
          <Button variant="default" onClick={state.throwAway}>
            {t('Kembalikan')}
          </Button>
        )}
        <Button
          onClick={() => setOpen({ kind: 'send' })}
          disabled={!ready}
          rightSection={<Kbd keys="F10" onBrand={ready} />}
        >
          {t('Kirim')}
        </Button>
      </PageHeader>
      <DraftNote note={state.note} onThrowAway={state.throwAway} />
      <Panel flush>
        {state.isError && <ErrorState onRetry={state.retry} />}
        {state.isPending && !state.isError && <SkeletonTable />}
        {!state.isPending && (
          <Grid
            state={state}
            search={search}
            onOpen={(row, store) => setOpen({ kind: 'cell', row, store })}
          />
        )}
      </Panel>
      {open?.kind === 'history' && <ChainHistory onClose={close} />}
      {open?.kind === 'cell' && (
        <SettingDialog state={state} row={open.row} store={open.store} onClose={close} />
      )}
      {open?.kind === 'send' && <SendSettings state={state} onClose={closeSent} />}
    </>
  )
}

interface GridProps {
  readonly state: ChainSettingsState
  readonly search: string
  readonly onOpen: (row: SettingGridRow, store: StoreRow | null) => void
}

function Grid({ state, search, onOpen }: GridProps) {
  const { t } = useTranslation()
  const level = useSession()?.level
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const rows = state.rows.filter(({ key, said }) =>
    words.every(word => `${key} ${said}`.toLowerCase().includes(word)),
  )
  if (rows.length === 0) return <EmptyState />
  const isLocked = ({ setting }: SettingGridRow) =>
    setting?.levels !== undefined && (level === undefined || !setting.levels.includes(level))
  const shown = rows.map(row => {
    if (!isLocked(row)) return row
    const { rowLabel: _, ...rest } = row
    return rest
  })
  const usual = new Map(
    rows.map(({ key }) => [
      key,
      usualOf(
        state.heard.map(({ store, answer }) =>
          answer === undefined ? undefined : state.valueNow(key, store),
        ),
      ),
    ]),
  )
  const cellOf = (row: SettingGridRow, store: StoreRow) => {
    const now = state.valueNow(row.key, store)
    const typed = state.drafted(row.key, store)
    return {
      text: (
        <>
          <span>{valueWords(t, row.key, typed ?? now)}</span>
          {typed !== undefined && <s>{valueWords(t, row.key, now)}</s>}
        </>
      ),
      label: `${row.said} ${store.kode_toko}: ${valueWords(t, row.key, typed ?? now)}`,
      isChanged: typed !== undefined,
      differs: row.setting?.perStore !== true && now !== usual.get(row.key),
      isLocked: isLocked(row),
    }
  }
  return (
    <ChainGrid<SettingGridRow>
      label={t('Setting semua toko')}
      corner={t('Setting')}
      stores={state.heard}
      rows={shown}
      cellOf={cellOf}
      onCell={onOpen}
      onRow={row => onOpen(row, null)}
    />
  )
}

interface SendSettingsProps {
  readonly state: ChainSettingsState
  readonly onClose: () => void
}

/** Settings on their way to their stores. */
function SendSettings({ state, onClose }: SendSettingsProps) {
  const { t } = useTranslation()
  const { cells } = state
  const stores = state.heard.flatMap(({ store }) =>
    Object.keys(cells).some(key => key.startsWith(`${store.kode_toko}|`)) ? [store] : [],
  )
  return (
    <SendDialog
      title={t('Kirim setting ke toko')}
      stores={stores}
      look={async (store, how) => {
        const [seen] = await call(calls.preview, { body: bodyOf(cells, store), ...how })
        return seen?.perubahan ?? []
      }}
      send={(store, _, how) => call(calls.save, { body: bodyOf(cells, store), ...how })}
      isChange={perubahan => perubahan.length > 0}
      draw={perubahan => <ChangeTable perubahan={perubahan} />}
      onDone={state.sent}
      onClose={onClose}
    />
  )
}
