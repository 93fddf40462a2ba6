import type { PiutangRow } from '@kencana/contract/areas/uang/pencairan'
import { CARA_PIUTANG } from '@kencana/domain/uang/pencairan'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DocumentList } from '../../engines/document-frame/list/document-list.tsx'
import { usePagedList } from '../../engines/document-frame/list/use-paged-list.ts'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'
import { useColumns } from './columns.tsx'
import { Owed } from './owed.tsx'
import classes from './pencairan.module.css'
import { ReceivableDrawer } from './receivable-drawer.tsx'
import { SettleBar } from './settle-bar.tsx'
import { keyOf, usePicked } from './use-picked.ts'
import { useSettling } from './use-settling.tsx'

const STATUS = ['ALL', 'SIAP', 'BELUM'] as const
const CARA = ['ALL', ...CARA_PIUTANG] as const

/** Receivables of cards and QRIS, paid out by one acquirer at a time. */
export function Screen() {
  const { t } = useTranslation()
  const { list, filter, owed, penerbit } = useReceivables()
  const { picks, rows, clear, drop } = usePicked(penerbit)
  const settling = useSettling({ penerbit, rows, onDone: clear, onNotOpen: drop })
  return (
    <div className={classes.page}>
      <DocumentList<PiutangRow>
        title={t('Pencairan Non Cash')}
        description={t(
          'Spasi memilih, Enter membuka, F10 mencairkan. Yang belum dicocokkan belum dapat dipilih.',
        )}
        label={t('Piutang kartu dan QRIS')}
        columns={useColumns()}
        list={list}
        q={filter.q}
        numberOf={keyOf}
        picks={picks}
        rowTone={row => (row.status === 'BELUM' ? 'mute' : undefined)}
        emptyHint={t('Tidak ada piutang terbuka dengan saringan ini.')}
        first={undefined}
        filters={
          <>
            <Owed of={owed} chosen={penerbit} onChoose={one => list.change({ penerbit: one })} />
            <Narrowed filter={filter} onChange={list.change} />
          </>
        }
        drawer={({ nomor, onClose }) => {
          const row = list.list.data?.data.find(one => keyOf(one) === nomor)
          return row && <ReceivableDrawer row={row} onClose={onClose} />
        }}
      />
      <SettleBar settling={settling} />
    </div>
  )
}

interface NarrowedProps {
  readonly filter: { readonly status: string; readonly cara: string }
  readonly onChange: (more: Readonly<Record<string, string>>) => void
}

function Narrowed({ filter, onChange }: NarrowedProps) {
  const { t } = useTranslation()
  const tenders = useTenderNames()
  const names = { ALL: t('Semua'), SIAP: t('Siap dicairkan'), BELUM: t('Belum dicocokkan') }
  return (
    <>
      <SelectField
        label={t('Status')}
        value={filter.status}
        onChange={status => onChange({ status })}
        options={STATUS.map(value => ({ value, label: names[value] }))}
      />
      <SelectField
        label={t('Cara bayar')}
        value={filter.cara}
        onChange={cara => onChange({ cara })}
        options={CARA.map(value => ({
          value,
          label: value === 'ALL' ? t('Semua') : tenders[value],
        }))}
      />
    </>
  )
}

/** The receivables that the address asks for: of who owes most, unless it names another. */
function useReceivables() {
  const { asked, ask } = useAsked('/pencairan-non-cash')
  const { data: owed = [] } = useQuery({
    queryKey: ['pencairan', 'siapa'],
    queryFn: async ({ signal }) =>
      (await call(calls.open, { query: { limit: 1 }, signal })).penerbit,
  })
  const [first] = owed
  const isOwing = owed.length === 0 || owed.some(one => one.penerbit === asked.penerbit)
  const penerbit = (isOwing ? asked.penerbit : undefined) ?? first?.penerbit ?? ''
  const filter = {
    status: STATUS.find(one => one === asked.status) ?? 'ALL',
    cara: CARA.find(one => one === asked.cara) ?? 'ALL',
    penerbit: penerbit === '' ? undefined : penerbit,
    q: asked.q,
  }
  const list = usePagedList({
    name: 'pencairan',
    asked,
    ask,
    filter,
    read: (query, signal) => call(calls.open, signal === undefined ? { query } : { query, signal }),
  })
  return { list, filter, owed, penerbit }
}
