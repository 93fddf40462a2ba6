import type { StatusUang } from '@kencana/contract/areas/uang/mutasi'
import type { ArahUang } from '@kencana/contract/areas/uang/uang-kas'
import type { AskedOf } from '@kencana/contract/menu/addresses'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../../engines/document-frame/act.tsx'
import {
  STATUS_TONES,
  statusNames,
} from '../../../engines/document-frame/detail/document-status.tsx'
import { StatedList, type StatedQuery } from '../../../engines/document-frame/list/stated-list.tsx'
import { useAskedDays } from '../../../engines/document-frame/list/use-asked-days.ts'
import { useBegun } from '../../../engines/document-frame/list/use-begun.ts'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import type { Column } from '../../../kit/table/columns.ts'
import { OwnAct } from '../ajuan/own-dialog.tsx'
import { arahNames } from '../words.ts'
import { BankDialog, KasDialog, type Told } from './uang-dialog.tsx'

/** A row of either list. */
export interface UangRow {
  readonly no_kas: string
  readonly tgl_system: string
  readonly kode_transaksi: string
  readonly nama_transaksi: string
  readonly arah: ArahUang
  readonly jumlah: number
  readonly keterangan: string
  readonly status: StatusUang
}

interface UangScreenProps<Row extends UangRow> {
  readonly jenis: 'KAS' | 'BANK'
  readonly path: '/uang-kas' | '/uang-bank'
  readonly title: string
  readonly place: Column<Row>
  readonly read: (
    query: StatedQuery<StatusUang>,
    signal?: AbortSignal,
  ) => Promise<{ readonly count: number; readonly data: readonly Row[] }>
  /** The book of its drawers or accounts, read beside the list. */
  readonly book: { readonly label: string; readonly drawer: (onClose: () => void) => ReactNode }
  readonly drawer: (nomor: string, onClose: () => void) => ReactNode
}

/** Money in and out by a kode transaksi, found by day or words; F6 writes one more. */
export function UangScreen<Row extends UangRow>(props: UangScreenProps<Row>) {
  const { jenis, path, title, place, read, book, drawer } = props
  const { t } = useTranslation()
  const { asked, ask } = useAsked(path)
  const told = toldBy(asked)
  const [isWriting, setWriting] = useBegun(told !== null)
  const [isReading, setReading] = useState(false)
  const close = () => {
    setWriting(false)
    // once: what a statement said is not asked for again
    if (told !== null) ask({})
  }
  return (
    <>
      <StatedList<Row>
        name="kas"
        part={path}
        title={title}
        label={title}
        asked={asked}
        ask={ask}
        nomor={asked.no_kas}
        days={useAskedDays(asked, asked.no_kas)}
        names={statusNames(t)}
        tones={STATUS_TONES}
        stands="SELESAI"
        columns={useColumns(place)}
        numberOf={row => row.no_kas}
        emptyHint={t('Tidak ada uang masuk atau keluar dengan saringan ini.')}
        read={read}
        acts={
          <>
            <Act keys="Alt+B" label={book.label} run={() => setReading(true)} />
            <OwnAct />
            <Act keys="F6" label={t('Masuk atau keluar')} main run={() => setWriting(true)} />
          </>
        }
        drawer={({ nomor, onClose }) => drawer(nomor, onClose)}
      />
      {isReading && book.drawer(() => setReading(false))}
      {isWriting && jenis === 'KAS' && <KasDialog onClose={close} />}
      {isWriting && jenis === 'BANK' && <BankDialog told={told} onClose={close} />}
    </>
  )
}

/** What the address says of money that is to be written, as a bank's statement leads here. */
function toldBy(asked: AskedOf<'/uang-bank'>): Told | null {
  const { kode_bank, no_rekening, keterangan = '' } = asked
  const jumlah = Number(asked.jumlah)
  if (kode_bank === undefined || no_rekening === undefined) return null
  if (!Number.isSafeInteger(jumlah) || jumlah === 0) return null
  return { kode_bank, no_rekening, jumlah, keterangan: keterangan.slice(0, 200) }
}

function useColumns<Row extends UangRow>(place: Column<Row>): readonly Column<Row>[] {
  const { t } = useTranslation()
  const ways = arahNames(t)
  return [
    { key: 'no_kas', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'arah', label: t('Arah'), value: row => ways[row.arah] },
    { key: 'nama_transaksi', label: t('Kode Transaksi') },
    place,
    { key: 'jumlah', label: t('Jumlah'), kind: 'money' },
    { key: 'keterangan', label: t('Keterangan') },
  ]
}
