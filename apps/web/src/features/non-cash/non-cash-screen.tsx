import {
  CARA_NON_CASH,
  type NonCashRow,
  STATUS_NON_CASH,
} from '@kencana/contract/areas/uang/non-cash'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentList } from '../../engines/document-frame/list/document-list.tsx'
import { usePagedList } from '../../engines/document-frame/list/use-paged-list.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import { todayJakarta } from '../../kit/inputs/parts/calendar-words.ts'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { calls } from './calls.ts'
import { useColumns } from './columns.tsx'
import { Filters } from './filters.tsx'
import classes from './non-cash.module.css'
import { NotKeptList } from './not-kept.tsx'
import { PaymentDrawer } from './payment-drawer.tsx'
import { TickBar } from './tick-bar.tsx'
import { keyOf, useChosen } from './use-chosen.ts'
import { type Statement, useTick } from './use-tick.ts'

const STATUS = [...STATUS_NON_CASH, 'ALL'] as const
const CARA = ['ALL', ...CARA_NON_CASH] as const

/** Card, QRIS and transfer payments, ticked against slip and statement by the keyboard alone. */
export function Screen() {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const { list, filter } = usePayments()
  const chosen = useChosen()
  const { tick, busy, notKept, forget } = useTick()
  const [said, setSaid] = useState<Statement>({ tgl_mutasi: todayJakarta(), no_referensi: '' })
  const reference = useRef<HTMLInputElement>(null)
  const page = useRowFocus(list.list.data)
  const save = async () => {
    const found = chosen.rows.map(({ nomor, baris }) => ({ nomor, baris }))
    const statement = { ...said, no_referensi: said.no_referensi.trim() }
    const kept = await tick(statement, found)
    if (kept === null) return false
    chosen.drop(found)
    if (kept > 0) setSaid(now => ({ ...now, no_referensi: '' }))
    return kept > 0
  }
  return (
    <div ref={page} className={classes.page}>
      <DocumentList<NonCashRow>
        title={t('Validasi Non Cash')}
        description={t(
          'Spasi memilih, Enter membuka, F10 menyimpan. Yang Anda terima sendiri dicocokkan orang lain.',
        )}
        label={t('Pembayaran non cash')}
        columns={useColumns()}
        list={list}
        q={filter.q}
        numberOf={keyOf}
        picks={chosen.picks}
        rowTone={row => (row.status === 'BELUM' && row.user_id === own ? 'mute' : undefined)}
        emptyHint={
          filter.status === 'BELUM'
            ? t('Tidak ada pembayaran yang menunggu dengan saringan ini.')
            : t('Tidak ada pembayaran dengan saringan ini.')
        }
        first={undefined}
        filters={<Filters filter={filter} onChange={list.change} />}
        drawer={({ nomor, onClose }) => {
          const row = list.list.data?.data.find(one => keyOf(one) === nomor)
          const done = () => {
            if (row !== undefined) chosen.drop([row])
            onClose()
          }
          return row && <PaymentDrawer row={row} said={said} onClose={onClose} onDone={done} />
        }}
      />
      <NotKeptList rows={notKept} onClose={forget} />
      {(filter.status === 'BELUM' || chosen.rows.length > 0) && (
        <TickBar
          count={chosen.rows.length}
          total={chosen.total}
          said={said}
          onSaid={setSaid}
          busy={busy}
          onSave={save}
          reference={reference}
        />
      )}
    </div>
  )
}

/** The payments that the address asks for. */
function usePayments() {
  const { asked, ask } = useAsked('/validasi-non-cash')
  const filter = {
    status: STATUS.find(one => one === asked.status) ?? 'BELUM',
    cara: CARA.find(one => one === asked.cara) ?? 'ALL',
    kode_bank: asked.kode_bank,
    tgl_from: asked.tgl_from,
    tgl_to: asked.tgl_to,
    q: asked.q,
  }
  const list = usePagedList({
    name: 'non-cash',
    asked,
    ask,
    filter,
    read: (query, signal) => call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  return { list, filter }
}

/** The arrows go at once: without another field in use the first row has the cursor. */
function useRowFocus(rows: unknown) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (rows === undefined || (activeElement !== null && activeElement !== document.body)) return
    page.current?.querySelector<HTMLElement>('tr[data-opens]')?.focus()
  }, [rows])
  return page
}
