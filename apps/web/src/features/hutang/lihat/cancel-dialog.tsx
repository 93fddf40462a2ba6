import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { useTranslation } from 'react-i18next'
import { UndoLast } from '../../../engines/document-frame/undo/undo-last.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { CHANGES, calls } from '../calls.ts'
import { printCancelled } from '../papers.ts'

interface CancelDialogProps {
  readonly loan: HutangAnswer
  readonly onClose: () => void
}

/** Undoes the last document of a loan on the day it was written. */
export function CancelDialog({ loan, onClose }: CancelDialogProps) {
  const { t } = useTranslation()
  const nomor = loan.no_faktur_hutang
  const last = loan.riwayat.at(-1)
  const sums = `${gramText(loan.berat)} g · ${rupiahText(last?.total ?? loan.jumlah_hutang)}`
  return (
    <UndoLast
      last={last}
      route={calls.cancel}
      params={{ no_faktur_hutang: nomor }}
      changes={CHANGES}
      onDone={() => void printCancelled(nomor)}
      onClose={onClose}
      hint={t('Uang dan barang jaminan kembali seperti sebelum dokumen ini.')}
      undo={{
        kategori: 'BATAL_HUTANG_LUNAS',
        nomor,
        lines: [
          ...loan.barang.map(line => ({
            label: `${line.baris}. ${line.nama_barang}`,
            value: `${gramText(line.berat)} g · ${rupiahText(line.taksiran)}`,
          })),
          { label: loan.customer.nama, value: <b>{sums}</b> },
        ],
        sums,
        draft: `batal-hutang/${last?.nomor ?? nomor}`,
      }}
    />
  )
}
