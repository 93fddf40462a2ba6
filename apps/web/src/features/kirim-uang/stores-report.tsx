import { type kirimUang, STATUS_KIRIM } from '@kencana/contract/areas/uang/kirim-uang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Silent } from '../../engines/chain/silent.tsx'
import { StoreChoice } from '../../engines/chain/store-choice.tsx'
import { useChainStores } from '../../engines/chain/stores.ts'
import { StatusFilter } from '../../engines/document-frame/list/status-filter.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { type DateRange, DateRangeInput } from '../../kit/inputs/date-range-input.tsx'
import { Lack } from '../../kit/layout/lack.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { everyRow } from '../../kit/table/every-row.ts'
import { call } from '../../lib/api.ts'
import { type AskingOne, askStores, type StoreRow, silentOf } from '../../lib/chain/ask-stores.ts'
import { ownSession } from '../../lib/session.ts'
import { ageText, calls, statusNames } from './calls.ts'
import classes from './kirim-uang.module.css'

type Row = AnswerOf<typeof kirimUang.list>['data'][number] & { readonly dari: string }
type Status = 'ALL' | (typeof STATUS_KIRIM)[number]

const STATUS = ['ALL', ...STATUS_KIRIM] as const
const ANY_DAY: DateRange = { dari: null, sampai: null }

/** What the stores sent, asked of each at its own address (doc1 §7); head office only. */
export function StoresReport() {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [status, setStatus] = useState<Status>('ALL')
  const [days, setDays] = useState(ANY_DAY)
  const own = ownSession()?.kode_toko
  const stores = useChainStores().stores.filter(({ kode_toko }) => kode_toko !== own)
  const { found, busy, isAsked, show } = useReport(stores, chosen, { status, days })
  const names = { ...statusNames(t), ALL: t('Semua') }
  return (
    <Panel title={t('Kiriman uang semua toko')}>
      <div className={classes.filters}>
        <StoreChoice stores={stores} chosen={chosen} onChange={setChosen} />
        <DateRangeInput value={days} onChange={setDays} clearable />
        <StatusFilter
          value={status}
          states={STATUS}
          nameOf={one => names[one]}
          onChange={more => setStatus(STATUS.find(one => one === more.status) ?? 'ALL')}
        />
        <Button onClick={() => void show()} loading={busy}>
          {t('Tampilkan')}
        </Button>
      </div>
      <Lack text={isAsked && chosen.length === 0 ? t('Mohon Pilih Toko') : null} />
      <Silent toko={found.silent} />
      <DataTable<Row>
        label={t('Kiriman uang semua toko')}
        columns={useColumns()}
        rows={found.rows}
        rowKey={row => row.no_reff}
        {...(found.error === undefined ? {} : { error: found.error })}
        onRetry={() => void show()}
      />
    </Panel>
  )
}

interface Asked {
  readonly status: Status
  readonly days: DateRange
}

interface Found {
  readonly rows: readonly Row[]
  /** Stores whose rows are wanting. */
  readonly silent: readonly string[]
  /** No store answered: nothing is known, and an empty list would say that nothing was sent. */
  readonly error?: string
}

const NOTHING: Found = { rows: [], silent: [] }

/** Asks every chosen store; who answers is shown, who does not is named (doc1 §8). */
function useReport(stores: readonly StoreRow[], chosen: readonly string[], asked: Asked) {
  const { t } = useTranslation()
  const [found, setFound] = useState(NOTHING)
  const [busy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const show = async () => {
    const meant = stores.filter(({ kode_toko }) => chosen.includes(kode_toko))
    setAsked(true)
    if (meant.length === 0) return
    setBusy(true)
    const heard = await askStores(meant, (how, store) => sentBy(store, asked, how))
    setBusy(false)
    const rows = heard.flatMap(({ answer }) => answer ?? [])
    const silent = silentOf(heard)
    const failed = t('Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi')
    setFound({ rows, silent, ...(silent.length < heard.length ? {} : { error: failed }) })
    if (silent.length > 0) void notify.error(failed)
    else if (rows.length === 0) notify.toast(t('Data Tidak Ditemukan'))
  }
  return { found, busy, isAsked, show }
}

/** All that one store sent, page by page. */
async function sentBy(
  { kode_toko }: StoreRow,
  { status, days: { dari, sampai } }: Asked,
  how: AskingOne,
): Promise<readonly Row[]> {
  const days = {
    ...(dari === null ? {} : { tgl_from: dari }),
    ...(sampai === null ? {} : { tgl_to: sampai }),
  }
  const sent = await everyRow((skip, limit) =>
    call(calls.list, { query: { status, ...days, skip, limit }, ...how }),
  )
  // What is sent meanwhile moves a row to the next page: it counts once.
  const once = new Map(sent.map(row => [row.no_reff, { ...row, dari: kode_toko }]))
  return [...once.values()]
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  const names = statusNames(t)
  return [
    { key: 'dari', label: t('Toko') },
    { key: 'no_reff', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'tujuan', label: t('Toko tujuan') },
    { key: 'jumlah_rp', label: t('Jumlah'), kind: 'money' },
    { key: 'umur_hari', label: t('Umur'), value: row => ageText(row.umur_hari, t) },
    { key: 'diterima_oleh', label: t('Diterima oleh') },
    { key: 'status', label: t('Status'), value: row => names[row.status] },
  ]
}
