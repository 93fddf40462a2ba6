import { APPROVALS } from '@kencana/contract/names/approvals'
import { formatGram, formatRupiah } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { approvedLines } from '../../../../engines/approval/approved-lines.ts'
import { AuthorizationDialog } from '../../../../engines/approval/authorization-dialog.tsx'
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
  const { body, needed, grants } = asking
  const things = approvedLines(asking.things[needed[grants.length] ?? ''], t)
  const kategori = needed[grants.length] ?? 'PEMBELIAN'
  const title = t(APPROVALS[kategori])
  const sums = `${formatGram(purchase.sums.berat_mg)} g · ${rupiahText(body.total)}`
  const described = `${title}: ${boughtText(body.barang)} = ${rupiahText(body.total)}`
  return (
    <AuthorizationDialog
      key={kategori}
      kategori={kategori}
      title={title}
      perintah={{ route: 'POST pembelian', body }}
      lines={[
        { label: t('Penjual'), value: body.penjual.nama },
        ...(things.length > 0 ? things : boughtLines(body.barang, purchase, t)),
        {
          label: t('Seluruh pembelian, {jumlah} barang', { jumlah: body.barang.length }),
          value: <b>{sums}</b>,
        },
      ]}
      description={described.slice(0, 500)}
      onGranted={({ otorisasi }) => purchase.sending.granted(otorisasi)}
      onClose={purchase.sending.giveUp}
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
