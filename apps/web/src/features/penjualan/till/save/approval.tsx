import { APPROVALS } from '@kencana/contract/names/approvals'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { formatGram, formatRupiah } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { approvedLines } from '../../../../engines/approval/approved-lines.ts'
import { AuthorizationDialog } from '../../../../engines/approval/authorization-dialog.tsx'
import { promiseWords } from '../../../../engines/document-frame/detail/agreed.ts'
import type { CartTender } from '../../../../engines/document-frame/money/tenders.ts'
import { dayText } from '../../../../kit/text/day-text.ts'
import { gramText, rupiahText } from '../../../../kit/text/figure-texts.ts'
import type { PricedItem } from '../cart/cart-prices.ts'
import type { OpenNota } from '../cart/use-cart.ts'
import type { SavePhase } from './use-save.ts'

interface ApprovalProps {
  readonly open: OpenNota
  readonly phase: Extract<SavePhase, { at: 'approval' }>
  readonly onGranted: (otorisasi: string) => void
  readonly onClose: () => void
}

/** Shows a supervisor what will be sold, at which price, in rupiah and grams. */
export function Approval({ open, phase, onGranted, onClose }: ApprovalProps) {
  const { t } = useTranslation()
  const { nota } = open
  const kategori = phase.needed[phase.grants.length] ?? 'JUAL_DIBAWAH_MODAL'
  const asked = nota.lines.filter((_, i) => isAsked(nota.cart.butuh_baris[i] ?? [], kategori))
  // A discount on the whole nota is asked for by no single line.
  const lines = asked.length > 0 ? asked : nota.lines
  const things = approvedLines(phase.things[kategori], t)
  const isSaldo = kategori === 'BATAL_TITIPAN'
  const title = isSaldo ? t('Pakai saldo titipan orang lain') : t(APPROVALS[kategori])
  const bons = isSaldo ? open.cart.tenders.flatMap(bonOf) : []
  const weight = formatGram(nota.cart.berat_mg)
  const discount = nota.cart.diskon
  const spent = bons.map(({ no_bon, nama, sums }) => `${no_bon} ${nama} ${sums}`)
  const sentences = [...spent, ...lines.map(sentence)].join('; ')
  const described = `${title}: ${sentences} = ${rupiahText(nota.cart.bayar)}`
  return (
    <AuthorizationDialog
      key={kategori}
      kategori={kategori}
      title={title}
      perintah={{ route: 'POST penjualan', body: phase.sending.body }}
      lines={[
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
      description={described.slice(0, 500)}
      onGranted={grant => onGranted(grant.otorisasi)}
      onClose={onClose}
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
