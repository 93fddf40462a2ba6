import type { BoardRow } from '@kencana/contract/areas/harga-emas'
import { formatRupiah } from '@kencana/domain/quantity'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthorizationDialog } from '../../engines/approval/authorization-dialog.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { boardColumns, isLacking, isUpside, nameOf } from './board-columns.tsx'
import { GroupPriceDialog } from './group-price-dialog.tsx'
import { PriceHistory } from './price-history.tsx'
import { bodyOf, type DraftRow, type PriceBody, useBoard } from './use-board.ts'

type Open =
  | { readonly kind: 'history' | 'group'; readonly row: DraftRow }
  | { readonly kind: 'approval'; readonly body: PriceBody }

/** The gold price board: typed in place, saved at once by one key (F10). */
export function Screen() {
  const { t } = useTranslation()
  const state = useBoard()
  const { board, rows, changed, busy } = state
  const [open, setOpen] = useState<Open | null>(null)
  const [isAsked, setAsked] = useState(false)
  const can = changed.length > 0 && !busy

  const start = () => {
    const isWhole = changed.every(row => !isLacking(row) && !isUpside(row))
    setAsked(!isWhole)
    if (isWhole)
      void state.save(bodyOf(changed)).then(body => body && setOpen({ kind: 'approval', body }))
  }
  useKeys({ F10: { run: start, label: t('Simpan'), enabled: can } })
  const tag = t('{jumlah} baris berubah', { jumlah: changed.length })

  return (
    <>
      <PageHeader
        title={t('Parameter Harga Emas')}
        description={t('Rupiah per gram. Nota yang sudah dibuka tetap memakai harga lamanya.')}
        {...(changed.length === 0 ? {} : { tag })}
      >
        <Button variant="default" onClick={state.reset} disabled={!can}>
          {t('Kembalikan')}
        </Button>
        <Button
          onClick={start}
          loading={busy}
          disabled={!can}
          rightSection={<Kbd keys="F10" onBrand />}
        >
          {t('Simpan')}
        </Button>
      </PageHeader>
      <DraftNote note={state.note} onThrowAway={state.reset} />
      <Panel flush>
        <DataTable
          label={t('Parameter Harga Emas')}
          columns={boardColumns({
            t,
            isAsked,
            type: state.type,
            onHistory: row => setOpen({ kind: 'history', row }),
            onAddGroup: row => setOpen({ kind: 'group', row }),
          })}
          rows={rows}
          rowKey={row => row.key}
          rowTone={row => (row.changed ? 'gold' : undefined)}
          pageSize={200}
          emptyHint={t('Buat kadar dahulu di Master Kadar.')}
          {...(board.isError ? { error: t('Terjadi Kesalahan Saat Mengirim Data') } : {})}
          onRetry={() => void board.refetch()}
        />
      </Panel>
      {open !== null && <Opened open={open} state={state} onClose={() => setOpen(null)} />}
    </>
  )
}

interface OpenedProps {
  readonly open: Open
  readonly state: ReturnType<typeof useBoard>
  readonly onClose: () => void
}

/** What stands over the board: a row's history, a group's new price, or the supervisor. */
function Opened({ open, state, onClose }: OpenedProps) {
  if (open.kind === 'approval') {
    const { body } = open
    const save = (otorisasi: string) => {
      onClose()
      void state.save(body, otorisasi)
    }
    return <Approval changed={state.changed} body={body} onGranted={save} onClose={onClose} />
  }
  if (open.kind === 'history') return <PriceHistory row={open.row} onClose={onClose} />
  const add = (row: BoardRow) => {
    state.addGroup(row)
    onClose()
  }
  return <GroupPriceDialog row={open.row} onAdd={add} onClose={onClose} />
}

interface ApprovalProps {
  readonly changed: readonly DraftRow[]
  /** The command as it was refused: the grant is bound to it. */
  readonly body: PriceBody
  readonly onGranted: (otorisasi: string) => void
  readonly onClose: () => void
}

/** What the supervisor sees: every price that changes, before and after. */
function Approval({ changed, body, onGranted, onClose }: ApprovalProps) {
  const { t } = useTranslation()
  const step = (before: number | null, after: number | null) =>
    `${before === null ? '–' : formatRupiah(before)} → ${formatRupiah(after ?? 0)}`
  const lines = changed.flatMap(row => [
    { label: `${nameOf(row)} · ${t('Harga Jual')}`, value: step(row.harga_jual, row.jual) },
    { label: `${nameOf(row)} · ${t('Harga Beli')}`, value: step(row.harga_beli, row.beli) },
  ])
  return (
    <AuthorizationDialog
      kategori="UBAH_HARGA_EMAS"
      title={t('Ubah harga emas per gram')}
      perintah={{ route: 'POST harga-emas', body }}
      lines={lines}
      description={lines
        .map(line => `${line.label}: ${line.value}`)
        .join('; ')
        .slice(0, 500)}
      onGranted={grant => onGranted(grant.otorisasi)}
      onClose={onClose}
    />
  )
}
