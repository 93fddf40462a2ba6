import type { KurangAnswer } from '@kencana/contract/areas/uang/kurang-bayar'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DocumentDrawer, DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { DocumentTimeline } from '../../engines/document-frame/document-timeline.tsx'
import { Journals } from '../../engines/document-frame/journal-table.tsx'
import { PaperButton } from '../../engines/document-frame/paper/paper-button.tsx'
import { lastStanding } from '../../engines/document-frame/undo/last-standing.ts'
import { UndoLast } from '../../engines/document-frame/undo/undo-last.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { SendNota } from '../layanan/index.ts'
import { CHANGES, calls, slipOf } from './calls.ts'
import { PayDialog } from './pay-dialog.tsx'
import { STATUS_TONES, statusNames } from './words.ts'

interface KurangDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** One short payment beside the list: who owes it, what is left, what was paid of it. */
export function KurangDrawer({ nomor, onClose }: KurangDrawerProps) {
  const { t } = useTranslation()
  const params = { no_kurang_bayar: nomor }
  const of = useQuery({
    queryKey: ['piutang-penjualan', 'satu', nomor],
    queryFn: ({ signal }) => call(calls.show, { params, signal }),
  })
  const journal = useQuery({
    queryKey: ['piutang-penjualan', 'jurnal', nomor],
    queryFn: ({ signal }) => call(calls.journal, { params, signal }),
  })
  return (
    <DocumentDrawer title={`${t('Kurang bayar')} ${nomor}`} of={of} onClose={onClose}>
      {shown => (
        <>
          <Acts debt={shown} />
          <About debt={shown} />
          <DocumentTimeline
            documents={shown.riwayat}
            figureOf={one => <Money value={one.jumlah} />}
            saidOf={one => t('sisa {jumlah}', { jumlah: rupiahText(one.sisa) })}
          />
          {journal.data !== undefined && <Journals lines={journal.data} />}
        </>
      )}
    </DocumentDrawer>
  )
}

interface Shown {
  readonly debt: KurangAnswer
}

function Acts({ debt }: Shown) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [dialog, setDialog] = useState<'bayar' | 'batal' | null>(null)
  const close = () => setDialog(null)
  const last = lastStanding(debt.riwayat)
  return (
    <DrawerActs>
      {debt.status === 'BUKA' && today !== null && (
        <Act keys="Alt+T" label={t('Terima pembayaran')} main run={() => setDialog('bayar')} />
      )}
      <PaperButton
        paper={slipOf(debt.no_kurang_bayar, t)}
        facts={`${debt.nama_customer} · ${rupiahText(Math.abs(last?.jumlah ?? debt.jumlah))}`}
        keys="F9"
      />
      {last?.tgl === today && (
        <Act keys="Alt+X" label={t('Batalkan')} danger run={() => setDialog('batal')} />
      )}
      <SendNota
        of="piutang-penjualan"
        params={{ no_kurang_bayar: debt.no_kurang_bayar }}
        status={debt.status}
      />
      {dialog === 'bayar' && <PayDialog debt={debt} onClose={close} />}
      {dialog === 'batal' && <CancelDialog debt={debt} onClose={close} />}
    </DrawerActs>
  )
}

function CancelDialog({ debt, onClose }: Shown & { onClose: () => void }) {
  const { t } = useTranslation()
  const nomor = debt.no_kurang_bayar
  const last = lastStanding(debt.riwayat)
  const sums = rupiahText(Math.abs(last?.jumlah ?? 0))
  return (
    <UndoLast
      last={last}
      route={calls.cancel}
      params={{ no_kurang_bayar: nomor }}
      changes={CHANGES}
      onClose={onClose}
      hint={t('Uang kembali seperti sebelum dokumen ini.')}
      undo={{
        kategori: 'BATAL_UANG',
        nomor,
        lines: [{ label: debt.nama_customer, value: <b>{sums}</b> }],
        sums,
        more: { dokumen: last?.nomor },
        draft: `batal-kurang/${last?.nomor ?? nomor}`,
      }}
    />
  )
}

function About({ debt }: Shown) {
  const { t } = useTranslation()
  const { status, no_faktur_jual } = debt
  const { path, search } = placeIn('/lihat-penjualan', { no_faktur_jual })
  return (
    <Facts
      facts={[
        { label: t('Pelanggan'), value: debt.nama_customer, more: [debt.telp_customer] },
        {
          label: t('Sisa'),
          value: <Money value={debt.sisa} unit size="large" />,
          more: [t('dari {jumlah}', { jumlah: rupiahText(debt.jumlah) })],
        },
        {
          label: t('Nota'),
          value: (
            <Link to={path} search={search}>
              {no_faktur_jual}
            </Link>
          ),
          more: [t('janji bayar {tgl}', { tgl: debt.tgl_janji })],
        },
        {
          label: t('Status'),
          value: <Tag tone={STATUS_TONES[status]}>{statusNames(t)[status]}</Tag>,
          more: [t('{jumlah} hari', { jumlah: debt.umur }), debt.keterangan],
        },
      ]}
    />
  )
}
