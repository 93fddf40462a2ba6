import type { PembelianAnswer } from '@kencana/contract/areas/beli/pembelian'
import { useTranslation } from 'react-i18next'
import { exchangeKeeps } from '../../../../engines/document-frame/detail/exchange-fact.tsx'
import { useTenderNames } from '../../../../engines/document-frame/money/tender-names.ts'
import { MoneyBack } from '../../../../engines/document-frame/undo/money-back.tsx'
import { NotUndone } from '../../../../engines/document-frame/undo/not-undone.tsx'
import { UndoForm } from '../../../../engines/document-frame/undo/undo-form.tsx'
import type { Undo } from '../../../../engines/document-frame/undo/use-undo.tsx'
import { useCommand } from '../../../../engines/document-frame/use-command.ts'
import { notify } from '../../../../kit/dialogs/notify.ts'
import { gramText, rupiahText } from '../../../../kit/text/figure-texts.ts'
import { CHANGES, calls } from '../calls.ts'
import { paidSums, sumsText } from '../purchase-detail.tsx'

interface CancelFormProps {
  readonly bought: PembelianAnswer
  readonly today: string | null
  readonly onCancelled: () => void
}

/** The reason, what the seller brings back, then a supervisor's approval. */
export function CancelForm({ bought, today, onCancelled }: CancelFormProps) {
  const { t } = useTranslation()
  const names = useTenderNames()
  const { undo, busy } = useCancel(bought, onCancelled)
  if (bought.batal !== null) return null
  const kept = exchangeKeeps(bought.no_faktur_beli, bought.no_tukar_tambah, t)
  if (kept !== null) return <NotUndone why={kept} />
  if (bought.tgl_system !== today) {
    const { tgl_system: tgl } = bought
    const why = t('Pembelian tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama', { tgl })
    return <NotUndone why={why} />
  }
  return (
    <UndoForm
      undo={undo}
      busy={busy}
      act={t('Batalkan pembelian')}
      consequence={t('Batalkan {total}, {jumlah} barang kembali ke penjual', {
        total: rupiahText(bought.total),
        jumlah: bought.barang.length,
      })}
    >
      <MoneyBack
        label={t('Uang yang kembali dari penjual')}
        total={bought.total}
        ways={paidSums(bought, names)}
      />
    </UndoForm>
  )
}

/** Sends the cancellation; the screen is free again when it is known what became of it. */
function useCancel(bought: PembelianAnswer, onCancelled: () => void) {
  const { t } = useTranslation()
  const { busy, run } = useCommand({ changes: CHANGES })
  const nomor = bought.no_faktur_beli
  const sums = sumsText(bought, t)
  const title = t('Batalkan pembelian {nomor}', { nomor })
  const undo: Undo = {
    title,
    kategori: 'BATAL_PEMBELIAN',
    nomor,
    path: `pembelian/${nomor}/batal`,
    lines: [
      ...bought.barang.map(line => ({
        label: `${line.nama_barang} · ${line.kode_barcode}`,
        value: `${gramText(line.berat)} g · ${rupiahText(line.harga_beli)}`,
      })),
      { label: t('Seluruh pembelian'), value: <b>{sums}</b> },
    ],
    sums,
    draft: `batal-pembelian/${nomor}`,
    send: async (body, draft) => {
      const input = { params: { no_faktur_beli: nomor }, body }
      const done = await run({ route: calls.cancel, input, what: title, draft })
      if (done === null) return null
      await notify.success(t('Pembelian {nomor} dibatalkan', { nomor }))
      onCancelled()
    },
  }
  return { busy, undo }
}
