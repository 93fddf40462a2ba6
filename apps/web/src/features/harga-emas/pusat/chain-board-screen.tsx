import { formatRupiah } from '@kencana/domain/quantity'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChainGrid, usualOf } from '../../../engines/chain/chain-grid.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import type { StoreRow } from '../../../lib/chain/ask-stores.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import { isSoon } from './begins.ts'
import { BeginsField } from './begins-field.tsx'
import { ChangesDialog } from './changes-dialog.tsx'
import { PlannedPanel } from './planned-panel.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { SendPrices } from './send-prices.tsx'
import {
  CHAIN_BOARD,
  type ChainBoard,
  type Price,
  type PriceRow,
  useChainBoard,
} from './use-chain-board.ts'

type Open =
  | { readonly kind: 'price'; readonly row: PriceRow; readonly store: StoreRow | null }
  | { readonly kind: 'adjust' }
  | { readonly kind: 'send' }
  | { readonly kind: 'history' }

/** The price boards of all stores side by side: changed, moved and sent from one place. */
export function Screen() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const board = useChainBoard()
  const [open, setOpen] = useState<Open | null>(null)
  const count = Object.keys(board.cells).length
  const canSend = count > 0 && (board.mulai === null || !isSoon(board.mulai))
  const refresh = () => {
    for (const key of [CHAIN_BOARD, 'harga-emas']) {
      void queries.invalidateQueries({ queryKey: [key] })
    }
  }
  useKeys({
    F6: { run: () => setOpen({ kind: 'adjust' }), label: t('Naik / turun') },
    F10: { run: () => setOpen({ kind: 'send' }), label: t('Kirim'), enabled: canSend },
  })
  return (
    <>
      <PageHeader
        title={t('Papan Harga Semua Toko')}
        description={t('Rupiah per gram. Garis putus: berbeda dari kebanyakan toko.')}
        {...(count === 0 ? {} : { tag: t('{jumlah} harga berubah', { jumlah: count }) })}
      >
        <Button variant="default" onClick={() => setOpen({ kind: 'history' })}>
          {t('Riwayat')}
        </Button>
        <Button
          variant="default"
          onClick={() => setOpen({ kind: 'adjust' })}
          rightSection={<Kbd keys="F6" />}
        >
          {t('Naik / turun')}
        </Button>
        {count > 0 && (
          <Button variant="default" onClick={board.throwAway}>
            {t('Kembalikan')}
          </Button>
        )}
        <Button
          onClick={() => setOpen({ kind: 'send' })}
          disabled={!canSend}
          rightSection={<Kbd keys="F10" onBrand={canSend} />}
        >
          {t('Kirim')}
        </Button>
      </PageHeader>
      <DraftNote note={board.note} onThrowAway={board.throwAway} />
      <BeginsField value={board.mulai} onChange={board.setBegins} />
      <Panel flush>
        <Boards board={board} onOpen={(row, store) => setOpen({ kind: 'price', row, store })} />
      </Panel>
      <PlannedPanel heard={board.heard} onChanged={refresh} />
      {open !== null && (
        <Opened
          open={open}
          board={board}
          onClose={() => setOpen(null)}
          onSent={() => {
            setOpen(null)
            refresh()
          }}
        />
      )}
    </>
  )
}

interface BoardsProps {
  readonly board: ChainBoard
  readonly onOpen: (row: PriceRow, store: StoreRow | null) => void
}

/** The grid, or why there is none yet. */
function Boards(props: BoardsProps) {
  const { failed, query, retry } = props.board
  if (failed || query.isError) return <ErrorState onRetry={retry} />
  return query.data === undefined ? <SkeletonTable /> : <Grid {...props} />
}

function Grid({ board, onOpen }: BoardsProps) {
  const { t } = useTranslation()
  const { heard, rows } = board
  const usual = new Map(
    rows.map(row => [
      row.key,
      usualOf(
        heard.map(({ store, answer }) =>
          answer === undefined ? undefined : priceText(board.priceNow(row, store)),
        ),
      ),
    ]),
  )
  const cellOf = (row: PriceRow, store: StoreRow) => {
    const now = board.priceNow(row, store)
    const typed = board.drafted(row, store)
    return {
      text: <PriceCell now={now} typed={typed} />,
      label: `${row.said} ${store.kode_toko}: ${priceText(typed ?? now)}`,
      isChanged: typed !== undefined,
      differs: priceText(now) !== usual.get(row.key),
    }
  }
  return (
    <ChainGrid
      label={t('Papan Harga Semua Toko')}
      corner={t('Kadar · jual / beli')}
      stores={heard}
      rows={rows}
      cellOf={cellOf}
      onCell={onOpen}
      onRow={row => onOpen(row, null)}
      isFigures
    />
  )
}

const side = (amount: number | null): string => (amount === null ? '–' : formatRupiah(amount))
const priceText = ({ jual, beli }: Price): string => `${side(jual)} / ${side(beli)}`

/** Selling price above, buying price below; what was there before is struck out. */
function PriceCell({ now, typed }: { now: Price; typed: Price | undefined }) {
  const shown = typed ?? now
  return (
    <>
      <b>{side(shown.jual)}</b>
      <span>{side(shown.beli)}</span>
      {typed !== undefined && <s>{priceText(now)}</s>}
    </>
  )
}

interface OpenedProps {
  readonly open: Open
  readonly board: ChainBoard
  readonly onClose: () => void
  readonly onSent: () => void
}

/** What stands over the grid. */
function Opened({ open, board, onClose, onSent }: OpenedProps) {
  if (open.kind === 'history') return <ChangesDialog onClose={onClose} />
  if (open.kind === 'send') return <SendPrices board={board} onClose={onSent} />
  if (open.kind === 'adjust') return <AdjustDialog board={board} onClose={onClose} />
  return <PriceDialog board={board} row={open.row} store={open.store} onClose={onClose} />
}
