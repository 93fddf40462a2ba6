import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import { refunds } from '@kencana/domain/cart'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { exchangeKeeps } from '../../engines/document-frame/detail/exchange-fact.tsx'
import { tenderSums } from '../../engines/document-frame/detail/tender-sums.ts'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { printAfterwards } from '../../engines/document-frame/paper/use-paper-print.ts'
import { MoneyBack } from '../../engines/document-frame/undo/money-back.tsx'
import { NotUndone } from '../../engines/document-frame/undo/not-undone.tsx'
import { UndoForm } from '../../engines/document-frame/undo/undo-form.tsx'
import type { Undo } from '../../engines/document-frame/undo/use-undo.tsx'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { gramText, rupiahText } from '../../kit/text/figure-texts.ts'
import { CancelledSlip, calls, fetchSlip } from '../penjualan/index.ts'

interface CancelFormProps {
  readonly sale: PenjualanAnswer
  readonly today: string | null
  readonly onCancelled: () => void
}

/** The reason, what goes back to the customer, then a supervisor's approval. */
export function CancelForm({ sale, today, onCancelled }: CancelFormProps) {
  const { t } = useTranslation()
  const names = useTenderNames()
  const { undo, busy } = useCancel(sale, onCancelled)
  if (sale.batal !== null) return <CancelledSlip sale={sale} />
  const kept = exchangeKeeps(sale.no_faktur_jual, sale.no_tukar_tambah, t)
  if (kept !== null) return <NotUndone why={kept} />
  if (sale.tgl_system !== today) {
    const { tgl_system: tgl } = sale
    const why = t('Penjualan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama', { tgl })
    return <NotUndone why={why} />
  }
  return (
    <UndoForm
      undo={undo}
      busy={busy}
      act={t('Batalkan penjualan')}
      consequence={t('Batalkan {total}, {jumlah} barang kembali', {
        total: rupiahText(sale.total + sale.pph22),
        jumlah: sale.barang.length,
      })}
    >
      <MoneyBack
        label={t('Uang yang dikembalikan')}
        total={sale.total + sale.pph22}
        ways={tenderSums(refunds(sale.pembayaran, sale.kembali), names)}
      />
    </UndoForm>
  )
}

/** Sends the cancellation; the screen is free again when it is known what became of it. */
function useCancel(sale: PenjualanAnswer, onCancelled: () => void) {
  const { t } = useTranslation()
  const { busy, run } = useCommand({ changes: ['penjualan', 'ringkasan'] })
  const nomor = sale.no_faktur_jual
  const undo: Undo = {
    ...toldOf(sale, t),
    send: async (body, draft) => {
      const input = { params: { no_faktur_jual: nomor }, body }
      const what = `${t('Batal Penjualan')} ${nomor}`
      const done = await run({ route: calls.cancel, input, what, draft })
      if (done === null) return null
      const read = notify.success(t('Penjualan {nomor} dibatalkan', { nomor }))
      void printAfterwards(fetchSlip(nomor))
      await read
      onCancelled()
    },
  }
  return { busy, undo }
}

/** What a supervisor reads before agreeing: every piece, and the whole nota. */
function toldOf(sale: PenjualanAnswer, t: TFunction): Omit<Undo, 'send'> {
  const nomor = sale.no_faktur_jual
  const sums = `${gramText(sale.berat)} g · ${rupiahText(sale.total + sale.pph22)}`
  const jumlah = sale.barang.length
  return {
    title: t('Batalkan penjualan {nomor}', { nomor }),
    kategori: 'BATAL_PENJUALAN',
    nomor,
    path: `penjualan/${nomor}/batal`,
    lines: [
      ...sale.barang.map(line => ({
        label: `${line.nama_barang} · ${line.kode_barcode}`,
        value: `${gramText(line.berat)} g · ${rupiahText(line.harga_jual)}`,
      })),
      { label: t('Seluruh nota, {jumlah} barang', { jumlah }), value: <b>{sums}</b> },
    ],
    sums,
    draft: `batal-penjualan/${nomor}`,
  }
}
