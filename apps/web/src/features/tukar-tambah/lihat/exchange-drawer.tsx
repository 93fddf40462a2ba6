import type { TukarTambahAnswer } from '@kencana/contract/areas/beli/tukar-tambah'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../../engines/document-frame/act.tsx'
import {
  DocumentDrawer,
  DrawerActs,
} from '../../../engines/document-frame/detail/document-drawer.tsx'
import { Journals } from '../../../engines/document-frame/journal-table.tsx'
import { type Paper, PaperButton } from '../../../engines/document-frame/paper/paper-button.tsx'
import { paperOf } from '../../../engines/document-frame/paper/paper-of.ts'
import { UndoLast } from '../../../engines/document-frame/undo/undo-last.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { SendNota } from '../../layanan/index.ts'
import { CHANGES, calls } from '../calls.ts'
import { differenceText } from '../till/words.ts'
import { ExchangeDetail } from './exchange-detail.tsx'

interface ExchangeDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** One exchange beside the list: both sides, their journals, its slip, and taking it back. */
export function ExchangeDrawer({ nomor, onClose }: ExchangeDrawerProps) {
  const { t } = useTranslation()
  const params = { no_tukar_tambah: nomor }
  const exchanged = useQuery({
    queryKey: ['tukar-tambah', nomor],
    queryFn: ({ signal }) => call(calls.show, { params, signal }),
  })
  const journal = useQuery({
    queryKey: ['tukar-tambah', nomor, 'jurnal'],
    queryFn: ({ signal }) => call(calls.journal, { params, signal }),
  })
  return (
    <DocumentDrawer title={`${t('Tukar tambah')} ${nomor}`} of={exchanged} onClose={onClose}>
      {shown => (
        <>
          <Acts of={shown} onPrinted={() => void exchanged.refetch()} />
          <ExchangeDetail of={shown} />
          {journal.data !== undefined && <Journals lines={journal.data} />}
        </>
      )}
    </DocumentDrawer>
  )
}

interface ActsProps {
  readonly of: TukarTambahAnswer
  readonly onPrinted: () => void
}

function Acts({ of, onPrinted }: ActsProps) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [isUndone, setUndone] = useState(false)
  return (
    <DrawerActs>
      <PaperButton paper={slipOf(of, t)} facts={sumsOf(of, t)} keys="F9" onPrinted={onPrinted} />
      {of.status === 'SELESAI' && of.tgl_system === today && (
        <Act keys="Alt+X" label={t('Batalkan')} danger run={() => setUndone(true)} />
      )}
      <SendNota
        of="tukar-tambah"
        params={{ no_tukar_tambah: of.no_tukar_tambah }}
        status={of.status}
      />
      {isUndone && <CancelDialog of={of} onClose={() => setUndone(false)} />}
    </DrawerActs>
  )
}

const slipOf = ({ no_tukar_tambah: nomor, dicetak }: TukarTambahAnswer, t: TFunction): Paper =>
  paperOf({
    route: calls.slip,
    params: { no_tukar_tambah: nomor },
    nomor,
    label: dicetak === 0 ? t('Cetak slip') : t('Cetak ulang slip'),
    again: t('Cetak ulang slip tukar tambah {nomor}', { nomor }),
  })

const sumsOf = ({ total }: TukarTambahAnswer, t: TFunction): string =>
  `${differenceText(total, t)} ${rupiahText(Math.abs(total))}`

function CancelDialog({ of, onClose }: { of: TukarTambahAnswer; onClose: () => void }) {
  const { t } = useTranslation()
  const { no_tukar_tambah: nomor, jual, beli } = of
  const sums = sumsOf(of, t)
  return (
    <UndoLast
      last={{ jenis: 'TUKAR_TAMBAH', nomor }}
      route={calls.cancel}
      params={{ no_tukar_tambah: nomor }}
      changes={CHANGES}
      onClose={onClose}
      hint={t('Barang baru kembali ke baki, barang lama ke pelanggan, selisihnya kembali.')}
      undo={{
        kategori: 'BATAL_PENJUALAN',
        nomor,
        lines: [
          { label: t('Pelanggan'), value: beli.penjual.nama ?? t('Umum') },
          { label: t('Harga barang baru'), value: rupiahText(jual.total + jual.pph22) },
          { label: t('Harga barang lama'), value: rupiahText(beli.total) },
          { label: t('Selisih'), value: <b>{sums}</b> },
        ],
        sums,
        draft: `batal-tukar-tambah/${nomor}`,
      }}
    />
  )
}
