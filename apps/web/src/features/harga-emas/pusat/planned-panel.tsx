import type { PlannedBoard } from '@kencana/contract/areas/harga-emas'
import { formatRupiah } from '@kencana/domain/quantity'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthorizationDialog } from '../../../engines/approval/authorization-dialog.tsx'
import { confirm, notify } from '../../../kit/dialogs/notify.ts'
import { Panel } from '../../../kit/layout/panel.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { call } from '../../../lib/api.ts'
import { askStore, type Heard, type StoreRow } from '../../../lib/chain/ask-stores.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { calls } from './calls.ts'
import classes from './pusat.module.css'
import type { StoreBoard } from './use-chain-board.ts'

interface PlannedPanelProps {
  readonly heard: readonly Heard<StoreBoard>[]
  readonly onChanged: () => void
}

interface Row extends PlannedBoard {
  readonly store: StoreRow
}

/** Boards that are to come, store by store; each can be withdrawn until a minute before. */
export function PlannedPanel({ heard, onChanged }: PlannedPanelProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Row | null>(null)
  const rows = heard
    .flatMap(({ store, answer }) => (answer?.planned ?? []).map(board => ({ ...board, store })))
    .sort((a, b) => a.berlaku_pada.localeCompare(b.berlaku_pada))
  const withdraw = useWithdraw(setAsked, onChanged)
  if (rows.length === 0) return null
  return (
    <div className={classes.planned}>
      <Panel title={t('Papan yang akan berlaku')} flush>
        <DataTable<Row>
          label={t('Papan yang akan berlaku')}
          search={false}
          columns={[
            { key: 'berlaku_pada', label: t('Mulai berlaku'), kind: 'datetime' },
            { key: 'toko', label: t('Toko'), value: row => row.store.kode_toko },
            {
              key: 'harga',
              label: t('Harga jual / beli'),
              value: row => row.baris.map(lineText).join(' · '),
              sortable: false,
            },
            { key: 'user_id', label: t('Oleh') },
            { key: 'dibuat_pada', label: t('Dibuat'), kind: 'datetime' },
            {
              key: 'aksi',
              label: t('Aksi'),
              kind: 'action',
              cell: row => (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('Tarik papan {toko} {pada}', {
                    toko: row.store.kode_toko,
                    pada: cellText(row.berlaku_pada, 'datetime'),
                  })}
                  onClick={() => void withdraw.begin(row)}
                >
                  {t('Tarik')}
                </Button>
              ),
            },
          ]}
          rows={rows}
          rowKey={row => row.id}
        />
      </Panel>
      {asked !== null && (
        <AuthorizationDialog
          kategori="UBAH_HARGA_EMAS"
          title={`${asked.store.kode_toko} · ${t('Tarik papan harga')}`}
          perintah={{
            route: `POST harga-emas/rencana/${asked.id}/tarik`,
            body: { rencana: asked.id },
          }}
          at={{ portal: asked.store.portal }}
          lines={asked.baris.map(one => ({ label: nameOf(one), value: pairText(one) }))}
          description={asked.baris.map(lineText).join('; ').slice(0, 500)}
          onGranted={({ otorisasi }) => {
            setAsked(null)
            void withdraw.send(asked, otorisasi)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

/** Withdraws a board at its store; a key for each board, so that nothing is done twice. */
function useWithdraw(onApproval: (row: Row) => void, onChanged: () => void) {
  const { t } = useTranslation()
  const [keys] = useState(() => new Map<string, string>())
  const send = async (row: Row, otorisasi?: string) => {
    const idempotencyKey = keys.get(row.id) ?? crypto.randomUUID()
    keys.set(row.id, idempotencyKey)
    const granted = otorisasi === undefined ? {} : { otorisasi }
    const body = { rencana: row.id, ...granted }
    const { problem } = await askStore(row.store, how =>
      call(calls.withdraw, { params: { id: row.id }, body, idempotencyKey, ...how }),
    )
    if (problem?.code === 'BUTUH_OTORISASI') return onApproval(row)
    if (problem !== undefined) await showProblem(problem)
    else notify.toast(t('Papan Harga Berhasil Ditarik'), 'success')
    onChanged()
  }
  const begin = async (row: Row) => {
    const facts = { toko: row.store.kode_toko, pada: cellText(row.berlaku_pada, 'datetime') }
    const text = t('Tarik papan {toko} yang mulai {pada}?', facts)
    if (await confirm({ text, danger: true })) await send(row)
  }
  return { begin, send }
}

type PlannedLine = PlannedBoard['baris'][number]

const nameOf = ({ kode_group, nama_kadar }: PlannedLine): string => kode_group ?? nama_kadar
const pairText = ({ harga_jual, harga_beli }: PlannedLine): string =>
  `${formatRupiah(harga_jual)} / ${formatRupiah(harga_beli)}`
const lineText = (line: PlannedLine): string => `${nameOf(line)} ${pairText(line)}`
