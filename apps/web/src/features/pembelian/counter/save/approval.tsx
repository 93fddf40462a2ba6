import { formatGram, formatRupiah } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CounterApproval } from '../../../../engines/counter/counter-approval.tsx'
import type { Asking } from '../../../../engines/document-frame/use-asking.ts'
import { gramText, rupiahText } from '../../../../kit/text/figure-texts.ts'
import type { PurchaseBody } from '../purchase-form.ts'
import type { Purchase } from './use-purchase.ts'
import type { PurchaseWork } from './use-purchase-work.ts'

interface PurchaseApprovalProps {
  readonly purchase: Purchase
  readonly asking: Asking<PurchaseBody>
}

type Line = PurchaseBody['barang'][number]

/** Shows a supervisor what is bought, beside what the rules pay, in rupiah and grams. */
export function PurchaseApproval({ purchase, asking }: PurchaseApprovalProps) {
  const { t } = useTranslation()
  const { penjual, barang, total } = asking.body
  const sums = `${formatGram(purchase.sums.berat_mg)} g · ${rupiahText(total)}`
  return (
    <CounterApproval
      {...purchase.sending}
      asking={asking}
      route="POST pembelian"
      usual="PEMBELIAN"
      lines={things => [
        { label: t('Penjual'), value: penjual.nama },
        ...(things.length > 0 ? things : boughtLines(barang, purchase, t)),
        {
          label: t('Seluruh pembelian, {jumlah} barang', { jumlah: barang.length }),
          value: <b>{sums}</b>,
        },
      ]}
      said={`${boughtText(barang)} = ${rupiahText(total)}`}
    />
  )
}

/** What is bought, each beside what the rules pay at most. */
export const boughtLines = (of: readonly Line[], { form, taksir }: PurchaseWork, t: TFunction) =>
  of.map((line, i) => {
    const piece = form.barang[i]
    const ceiling = piece === undefined ? undefined : taksir.of(piece).shown?.tertinggi
    return lineOf(line, ceiling, t)
  })

/** The same in one sentence. */
export const boughtText = (of: readonly Line[]): string => of.map(sentence).join('; ')

/** 'Cincin · FJ-JKT-261122-0001' and '3.237 g · tertinggi 4,500,000 · 4,600,000'. */
function lineOf(line: Line, ceiling: number | undefined, t: TFunction) {
  const most =
    ceiling === undefined ? '' : t('tertinggi {jumlah}', { jumlah: formatRupiah(ceiling) })
  const parts = [`${gramText(line.berat)} g`, most, formatRupiah(line.harga_beli)]
  return {
    label: `${line.nama_barang} · ${line.no_faktur_jual ?? t('tanpa nota')}`,
    value: parts.filter(part => part !== '').join(' · '),
  }
}

const sentence = (line: Line): string =>
  `${line.nama_barang} ${gramText(line.berat)} g ${rupiahText(line.harga_beli)}`
