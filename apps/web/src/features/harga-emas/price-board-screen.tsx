import { formatRupiah } from '@kencana/domain/quantity'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { AuthorizationDialog } from '../otorisasi/index.ts'
import { boardColumns, nameOf } from './board-columns.tsx'
import { GroupPriceDialog } from './group-price-dialog.tsx'
import { PriceHistory } from './price-history.tsx'
import { bodyOf, type DraftRow, setsPrices, useBoard } from './use-board.ts'

type Open = { readonly kind: 'history' | 'group'; readonly row: DraftRow }

/** The gold price board: typed in place, saved at once by one key (F10). */
export function Screen() {
  const { t } = useTranslation()
  const { board, rows, changed, type, reset, save, addGroup, busy } = useBoard()
  const [open, setOpen] = useState<Open | null>(null)
  const [asking, setAsking] = useState(false)
  const can = changed.length > 0 && !busy

  const start = () => {
    const missing = changed.find(row => row.jual === null || row.beli === null)
    const upside = changed.find(row => (row.beli ?? 0) > (row.jual ?? 0))
    if (missing !== undefined) {
      void notify.error(t('Isi harga jual dan harga beli {kadar}', { kadar: nameOf(missing) }))
    } else if (upside !== undefined) {
      void notify.error(
        t('Harga beli {kode_kadar} tidak boleh melebihi harga jual', {
          kode_kadar: nameOf(upside),
        }),
      )
    } else if (setsPrices()) void save(bodyOf(changed))
    else setAsking(true)
  }
  useKeys({ F10: { run: start, label: t('Simpan'), enabled: can } })

  return (
    <>
      <PageHeader
        title={t('Parameter Harga Emas')}
        description={t('Rupiah per gram. Nota yang sudah dibuka tetap memakai harga lamanya.')}
        {...(changed.length === 0
          ? {}
          : { tag: t('{jumlah} baris berubah', { jumlah: changed.length }) })}
      >
        <Button variant="default" onClick={reset} disabled={!can}>
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
      <Panel flush>
        <DataTable
          label={t('Parameter Harga Emas')}
          columns={boardColumns({
            t,
            type,
            onHistory: row => setOpen({ kind: 'history', row }),
            onAddGroup: row => setOpen({ kind: 'group', row }),
          })}
          rows={rows}
          rowKey={row => row.key}
          rowTone={row => (row.changed ? 'gold' : undefined)}
          search={false}
          pageSize={200}
          emptyHint={t('Buat kadar dahulu di Master Kadar.')}
          {...(board.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
          onRetry={() => void board.refetch()}
        />
      </Panel>
      {open?.kind === 'history' && <PriceHistory row={open.row} onClose={() => setOpen(null)} />}
      {open?.kind === 'group' && (
        <GroupPriceDialog
          row={open.row}
          onAdd={row => {
            addGroup(row)
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {asking && (
        <Approval
          changed={changed}
          onClose={() => setAsking(false)}
          onGranted={otorisasi => {
            setAsking(false)
            void save(bodyOf(changed), otorisasi)
          }}
        />
      )}
    </>
  )
}

interface ApprovalProps {
  readonly changed: readonly DraftRow[]
  readonly onGranted: (otorisasi: string) => void
  readonly onClose: () => void
}

/** What the supervisor sees: every price that changes, before and after. */
function Approval({ changed, onGranted, onClose }: ApprovalProps) {
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
      perintah={{ route: 'POST harga-emas', body: bodyOf(changed) }}
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
