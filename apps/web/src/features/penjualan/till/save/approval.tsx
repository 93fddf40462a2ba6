import type { PenjualanBody } from '@kencana/contract/areas/penjualan'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { formatGram, formatRupiah } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CounterApproval } from '../../../../engines/counter/counter-approval.tsx'
import { promiseWords } from '../../../../engines/document-frame/detail/agreed.ts'
import type { CartTender } from '../../../../engines/document-frame/money/tenders.ts'
import type { Asking } from '../../../../engines/document-frame/use-asking.ts'
import { dayText } from '../../../../kit/text/day-text.ts'
import { gramText, rupiahText } from '../../../../kit/text/figure-texts.ts'
import type { PricedItem } from '../cart/cart-prices.ts'
import type { OpenNota } from '../cart/use-cart.ts'
import type { Saving } from './use-save.ts'

interface ApprovalProps {
  readonly open: OpenNota
  readonly saving: Saving
  readonly asking: Asking<PenjualanBody>
  /** Gives it up while it is still on its way. */
  readonly onClose: () => void
}

/** Where the server names none. */
const USUAL = 'JUAL_DIBAWAH_MODAL'

/** Shows a supervisor what will be sold, at which price, in rupiah and grams. */
export function Approval({ open, saving, asking }: ApprovalProps) {
  const { t } = useTranslation()
  const { nota } = open
  const kategori = asking.needed[asking.grants.length] ?? USUAL
  const asked = nota.lines.filter((_, i) => isAsked(nota.cart.butuh_baris[i] ?? [], kategori))
  // A discount on the whole nota is asked for by no single line.
  const lines = asked.length > 0 ? asked : nota.lines
  const isSaldo = kategori === 'BATAL_TITIPAN'
  const bons = isSaldo ? open.cart.tenders.flatMap(bonOf) : []
  const weight = formatGram(nota.cart.berat_mg)
  const discount = nota.cart.diskon
  const spent = bons.map(({ no_bon, nama, sums }) => `${no_bon} ${nama} ${sums}`)
  const sentences = [...spent, ...lines.map(sentence)].join('; ')
  return (
    <CounterApproval
      {...saving}
      asking={asking}
      route="POST penjualan"
      usual={USUAL}
      title={isSaldo ? t('Pakai saldo titipan orang lain') : undefined}
      lines={things => [
        ...(things.length > 0 ? things : lines.map(line => lineOf(line, t))),
        ...(discount === 0 || kategori === 'TURUN_ONGKOS'
          ? []
          : [{ label: t('Potongan nota'), value: `−${rupiahText(discount)}` }]),
        {
          label: t('Seluruh nota, {jumlah} barang', { jumlah: nota.lines.length }),
          value: (
            <b>
              {weight} g · {rupiahText(nota.cart.bayar)}
            </b>
          ),
        },
      ]}
      said={`${sentences} = ${rupiahText(nota.cart.bayar)}`}
    />
  )
}

/** What a deposit pays of the nota, and whose it is. */
const bonOf = ({ bon, jumlah }: CartTender) =>
  bon === undefined ? [] : [{ ...bon, sums: rupiahText(jumlah) }]

/** The till knows no cost: a price below it is one that was lowered, or any. */
const isAsked = (needs: readonly KategoriOtorisasi[], kategori: KategoriOtorisasi): boolean =>
  needs.some(
    need => need === kategori || (need === 'TURUN_ONGKOS' && kategori.endsWith('_DIBAWAH_MODAL')),
  )

/** 'Cincin · 11000001' and '3.237 g · 5,232,500 → 5,000,000' with what was promised; no cost. */
export function lineOf(line: PricedItem, t: TFunction): { label: string; value: ReactNode } {
  const { piece, janji_tukar: promise } = line.item
  const computed = line.priced?.harga_hitung_rp ?? 0
  const price = line.priced?.harga_jual_rp ?? 0
  return {
    label: `${piece.nama_barang} · ${piece.kode_barcode}`,
    value: (
      <>
        {gramText(piece.berat)} g · {computed !== price && <s>{formatRupiah(computed)}</s>}{' '}
        {formatRupiah(price)}
        {promise == null ? '' : ` · ${promiseWords(promise, t)}`}
      </>
    ),
  }
}

export function sentence({ item: { piece, janji_tukar }, priced }: PricedItem): string {
  const price = rupiahText(priced?.harga_jual_rp ?? 0)
  const promise = janji_tukar == null ? '' : ` s/d ${dayText(janji_tukar)}`
  return `${piece.kode_barcode} ${gramText(piece.berat)} g ${price}${promise}`
}
