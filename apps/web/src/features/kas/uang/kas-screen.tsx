import type { UangKasAnswer, uangKas } from '@kencana/contract/areas/uang/uang-kas'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api.ts'
import { DrawerBook } from '../books/drawer-book.tsx'
import { UANG } from '../calls.ts'
import { MoneyDrawer } from '../money-drawer.tsx'
import { arahNames } from '../words.ts'
import { UangScreen } from './uang-screen.tsx'

type Row = AnswerOf<typeof uangKas.list>['data'][number]

/** Cash into and out of the drawers; their books by Alt B. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <UangScreen<Row>
      jenis="KAS"
      path="/uang-kas"
      title={t('Uang Kas')}
      place={{ key: 'laci', label: t('Laci'), value: drawersOf }}
      read={(query, signal) =>
        call(UANG.KAS.list, signal === undefined ? { query } : { query, signal })
      }
      book={{ label: t('Buku laci'), drawer: onClose => <DrawerBook onClose={onClose} /> }}
      drawer={(nomor, onClose) => <Drawer key={nomor} nomor={nomor} onClose={onClose} />}
    />
  )
}

const drawersOf = ({ laci, laci_tujuan }: Pick<Row, 'laci' | 'laci_tujuan'>): string =>
  [laci, laci_tujuan].filter(Boolean).join(' → ')

interface DrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

function Drawer({ nomor, onClose }: DrawerProps) {
  const { t } = useTranslation()
  const { show, journal, cancel } = UANG.KAS
  const params = { no_kas: nomor }
  return (
    <MoneyDrawer<UangKasAnswer>
      name={t('Uang Kas')}
      nomor={nomor}
      path="uang-kas"
      show={signal => call(show, { params, signal })}
      journal={signal => call(journal, { params, signal })}
      where={row => [
        { label: arahNames(t)[row.arah], value: row.nama_transaksi },
        { label: t('Laci'), value: drawersOf(row) },
      ]}
      cancel={{ route: cancel, params }}
      onClose={onClose}
    />
  )
}
