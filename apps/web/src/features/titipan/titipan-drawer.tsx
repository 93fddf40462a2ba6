import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DocumentDrawer, DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { Journals } from '../../engines/document-frame/journal-table.tsx'
import { PaperButton } from '../../engines/document-frame/paper/paper-button.tsx'
import { lastStanding } from '../../engines/document-frame/undo/last-standing.ts'
import { UndoLast } from '../../engines/document-frame/undo/undo-last.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { SendNota } from '../layanan/index.ts'
import { LargeTasks, useWithTasks } from '../transaksi-besar/index.ts'
import { CHANGES, calls } from './calls.ts'
import { History } from './history.tsx'
import { ReturnDialog } from './kembali/return-dialog.tsx'
import { slipOf } from './slip.ts'
import { AddDialog } from './take-dialog.tsx'
import { STATUS_TONES, statusNames } from './words.ts'

interface TitipanDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** One deposit beside the list: whose it is, what is left, what became of it. */
export function TitipanDrawer({ nomor, onClose }: TitipanDrawerProps) {
  const { t } = useTranslation()
  const bon = useQuery({
    queryKey: ['titipan', 'satu', nomor],
    queryFn: ({ signal }) => call(calls.show, { params: { no_titipan: nomor }, signal }),
  })
  const journal = useQuery({
    queryKey: ['titipan', 'jurnal', nomor],
    queryFn: ({ signal }) => call(calls.journal, { params: { no_titipan: nomor }, signal }),
  })
  const whole = useWithTasks(nomor, bon)
  return (
    <DocumentDrawer title={`${t('Titipan')} ${nomor}`} of={whole} onClose={onClose}>
      {shown => (
        <>
          <Acts bon={shown} onPrinted={() => void bon.refetch()} />
          <LargeTasks nomor={nomor} />
          <About bon={shown} />
          <History bon={shown} />
          {journal.data !== undefined && <Journals lines={journal.data} />}
        </>
      )}
    </DocumentDrawer>
  )
}

type Dialog = 'tambah' | 'kembali' | 'batal'

interface ActsProps {
  readonly bon: TitipanAnswer
  readonly onPrinted: () => void
}

function Acts({ bon, onPrinted }: ActsProps) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const isOpen = bon.status === 'TERBUKA' && today !== null
  return (
    <DrawerActs>
      {isOpen && (
        <>
          <Act keys="Alt+T" label={t('Tambah uang')} main run={() => setDialog('tambah')} />
          <Act keys="Alt+K" label={t('Kembalikan')} run={() => setDialog('kembali')} />
        </>
      )}
      <PaperButton
        paper={slipOf(bon.no_titipan, bon.dicetak, t)}
        facts={`${bon.customer.nama} · ${rupiahText(bon.saldo)}`}
        keys="F9"
        onPrinted={onPrinted}
      />
      {lastOf(bon)?.tgl === today && (
        <Act keys="Alt+X" label={t('Batalkan')} danger run={() => setDialog('batal')} />
      )}
      <SendNota of="titipan" params={{ no_titipan: bon.no_titipan }} status={bon.status} />
      {dialog === 'tambah' && <AddDialog bon={bon} onClose={close} />}
      {dialog === 'kembali' && <ReturnDialog bon={bon} onClose={close} />}
      {dialog === 'batal' && <CancelDialog bon={bon} onClose={close} />}
    </DrawerActs>
  )
}

/** The last document that stands; what a sale used is undone with the sale. */
function lastOf({ riwayat }: TitipanAnswer): TitipanAnswer['riwayat'][number] | undefined {
  const last = lastStanding(riwayat)
  return last?.jenis === 'PENJUALAN' ? undefined : last
}

function CancelDialog({ bon, onClose }: { bon: TitipanAnswer; onClose: () => void }) {
  const { t } = useTranslation()
  const nomor = bon.no_titipan
  const last = lastOf(bon)
  const sums = rupiahText(Math.abs(last?.jumlah ?? 0))
  return (
    <UndoLast
      last={last}
      route={calls.cancel}
      params={{ no_titipan: nomor }}
      changes={CHANGES}
      onClose={onClose}
      hint={t('Uang kembali seperti sebelum dokumen ini.')}
      undo={{
        kategori: 'BATAL_TITIPAN',
        nomor,
        lines: [{ label: bon.customer.nama, value: <b>{sums}</b> }],
        sums,
        more: { dokumen: last?.nomor },
        draft: `batal-titipan/${last?.nomor ?? nomor}`,
      }}
    />
  )
}

function About({ bon }: { bon: TitipanAnswer }) {
  const { t } = useTranslation()
  const { customer, status, masuk, keterangan } = bon
  return (
    <Facts
      facts={[
        { label: t('Pelanggan'), value: customer.nama, more: [customer.telp, customer.alamat] },
        {
          label: t('Saldo'),
          value: <Money value={bon.saldo} unit size="large" />,
          more: [t('masuk {jumlah}', { jumlah: rupiahText(masuk) })],
        },
        {
          label: t('Status'),
          value: <Tag tone={STATUS_TONES[status]}>{statusNames(t)[status]}</Tag>,
          more: [keterangan],
        },
      ]}
    />
  )
}
