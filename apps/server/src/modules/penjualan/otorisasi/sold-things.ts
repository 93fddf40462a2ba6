import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { addDays } from '@kencana/domain/calendar'
import { includedPpn } from '@kencana/domain/pajak'
import type { Approvable, Needed } from '../../../engines/grants/approved.ts'
import type { DecidedLine, DecidedSale, SaleBody } from '../decide-penjualan.ts'
import type { SaleFacts } from '../penjualan.queries.ts'

/** What a supervisor is asked about a sale: the pieces of each category, beside their bounds. */
export const soldThings = (body: SaleBody, sale: DecidedSale, facts: SaleFacts): Needed[] =>
  sale.butuh.map(kategori => ({ kategori, hal: thingsOf(kategori, body, sale, facts) }))

function thingsOf(
  kategori: KategoriOtorisasi,
  { diskon_rp = 0 }: SaleBody,
  { tgl, lines, cart }: DecidedSale,
  facts: SaleFacts,
): Approvable[] {
  const setting = { ...DEFAULT_SETTINGS, ...facts.setting }
  if (kategori === 'JANJI_TUKAR') {
    const most = addDays(tgl, Number(setting.JANJI_TUKAR_HARI))
    return lines
      .filter(({ janji_tukar: until }) => until !== null && until > most)
      .map(line => promised(line, most))
  }
  const asked = lines.filter((_, i) => cart.butuh_baris[i]?.some(need => need === kategori))
  const things = asked.map(line => (kategori.endsWith('_MODAL') ? belowCost : offComputed)(line))
  // A discount on the whole nota is asked for by no single line.
  const allowed = Number(setting.BATAS_TURUN_HARGA)
  if (kategori !== 'TURUN_ONGKOS' || cart.diskon <= allowed) return things
  return [
    ...things,
    { apa: '', nilai: ['POTONGAN', diskon_rp], batas: ['POTONGAN_BOLEH', allowed] },
  ]
}

const pieceOf = ({ piece, priced }: DecidedLine) => ({
  apa: `${piece.nama_barang} ${piece.kode_barcode}`,
  berat_mg: priced.berat_mg,
  murni_ug: priced.murni_ug,
})

const priceOf = ({ priced, potongan_rp }: DecidedLine): number => priced.harga_jual_rp - potongan_rp

const offComputed = (line: DecidedLine): Approvable => ({
  ...pieceOf(line),
  nilai: ['DIJUAL', priceOf(line)],
  batas: ['HARGA_HITUNG', line.priced.harga_hitung_rp],
})

/** What is left of the price without its VAT is held against what the piece cost. */
function belowCost(line: DecidedLine): Approvable {
  const { modal_rp, ppn_permyriad } = line.priced
  const price = priceOf(line)
  return {
    ...pieceOf(line),
    nilai: ['DIJUAL', price],
    modal_rp,
    selisih_rp: price - includedPpn(price, ppn_permyriad) - modal_rp,
  }
}

const promised = (line: DecidedLine, most: string): Approvable => ({
  ...pieceOf(line),
  nilai: ['DIJUAL', priceOf(line)],
  kata: [
    ['JANJI', line.janji_tukar ?? ''],
    ['JANJI_BOLEH', most],
  ],
})
