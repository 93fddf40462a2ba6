import type { UangBankAnswer, uangBank } from '@kencana/contract/areas/uang/uang-kas'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api.ts'
import { BankBook } from '../books/bank-book.tsx'
import { UANG } from '../calls.ts'
import { MoneyDrawer } from '../money-drawer.tsx'
import { arahNames } from '../words.ts'
import { UangScreen } from './uang-screen.tsx'

type Row = AnswerOf<typeof uangBank.list>['data'][number]

/** Money into and out of the shop's accounts; their book by Alt B. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <UangScreen<Row>
      jenis="BANK"
      path="/uang-bank"
      title={t('Uang Bank')}
      place={{ key: 'no_rekening', label: t('Rekening'), value: accountText }}
      read={(query, signal) =>
        call(UANG.BANK.list, signal === undefined ? { query } : { query, signal })
      }
      book={{ label: t('Buku bank'), drawer: onClose => <BankBook onClose={onClose} /> }}
      drawer={(nomor, onClose) => <Drawer key={nomor} nomor={nomor} onClose={onClose} />}
    />
  )
}

const accountText = ({ kode_bank, no_rekening }: Pick<Row, 'kode_bank' | 'no_rekening'>): string =>
  `${kode_bank} ${no_rekening}`

interface DrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

function Drawer({ nomor, onClose }: DrawerProps) {
  const { t } = useTranslation()
  const { show, journal, cancel } = UANG.BANK
  const params = { no_kas: nomor }
  return (
    <MoneyDrawer<UangBankAnswer>
      name={t('Uang Bank')}
      nomor={nomor}
      path="uang-bank"
      show={signal => call(show, { params, signal })}
      journal={signal => call(journal, { params, signal })}
      where={row => [
        { label: arahNames(t)[row.arah], value: row.nama_transaksi },
        { label: t('Rekening'), value: accountText(row) },
      ]}
      cancel={{ route: cancel, params }}
      onClose={onClose}
    />
  )
}
