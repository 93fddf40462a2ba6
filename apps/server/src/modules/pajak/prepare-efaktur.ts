import type { BerkasPajak, SellerFault, showEfaktur } from '@kencana/contract/areas/pajak/e-faktur'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import {
  BENTUK,
  type Bentuk,
  bentukOf,
  entriesOf,
  MOST_INVOICES,
  type Seller,
  type TaxEntry,
} from '@kencana/domain/efaktur/files'
import { taxNumber } from '@kencana/domain/efaktur/nitku'
import {
  type CaraDpp,
  faultsOf,
  type NotaFault,
  type TaxedNota,
} from '@kencana/domain/efaktur/notas'
import { openDay } from '../../engines/document/open-day.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { bookedPpn, pooledLines, type SoldRow, storeNpwp, tradeLines } from './pajak.queries.ts'

/** A nota with what it adds to its file and what is missing of it. */
interface JudgedNota {
  readonly nota: TaxedNota
  readonly nama: string | null
  readonly faults: readonly NotaFault[]
  readonly entries: readonly TaxEntry[]
}

/** All that the files of some days are made of. */
export interface Efaktur {
  readonly tgl_from: string
  readonly tgl_to: string
  readonly penjual: Seller & {
    readonly npwp: string | null
    readonly kurang: readonly SellerFault[]
  }
  readonly notas: readonly JudgedNota[]
  readonly ppn_buku: number
}

/** Reads and judges the notas of some days of one month. @throws Refusal TOKO_BELUM_BUKA */
export async function preparedEfaktur(
  { db, kode_toko }: StoreCtx,
  { tgl_from, tgl_to }: QueryOf<typeof showEfaktur>,
): Promise<Efaktur> {
  const open = (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const days = { tgl_from: tgl_from ?? tgl_to ?? open, tgl_to: tgl_to ?? tgl_from ?? open }
  const scope = { kode_toko, ...days }
  const setting = await storeSettings(db, kode_toko)
  const npwp = await storeNpwp(db, kode_toko)
  const nitku = setting.NITKU ?? ''
  const cara: CaraDpp = setting.EFAKTUR_DPP === 'HARGA_JUAL' ? 'HARGA_JUAL' : 'NILAI_LAIN'
  const lines = [...(await tradeLines(db, scope)), ...(await pooledLines(db, scope))]
  return {
    ...days,
    penjual: { nitku, npwp, cara, kurang: sellerFaults(nitku, npwp) },
    notas: notasOf(lines).map(({ nota, nama }) => ({
      nota,
      nama,
      faults: faultsOf(nota),
      entries: entriesOf(nota, cara),
    })),
    ppn_buku: await bookedPpn(db, scope),
  }
}

/** Papers and file must speak of one tax number; a store without one on its papers says nothing. */
function sellerFaults(nitku: string, npwp: string | null): SellerFault[] {
  if (nitku === '') return ['NITKU_KOSONG']
  return npwp === null || taxNumber(npwp)?.tin === nitku.slice(0, 16) ? [] : ['NITKU_BEDA']
}

/** Lines of a nota stand together, in the order they were read. */
function notasOf(lines: readonly SoldRow[]): { nota: TaxedNota; nama: string | null }[] {
  const found = new Map<string, SoldRow[]>()
  for (const line of lines) {
    const known = found.get(line.no_faktur_jual)
    if (known === undefined) found.set(line.no_faktur_jual, [line])
    else known.push(line)
  }
  return [...found.values()].flatMap(barang => {
    const [head] = barang
    if (head === undefined) return []
    const { no_faktur_jual, tgl, jenis, npwp, nama, alamat } = head
    const pembeli = jenis === null ? null : { jenis, npwp: npwp ?? '', nama, alamat }
    return [{ nota: { no_faktur_jual, tgl, pembeli, barang }, nama }]
  })
}

/** Most notas of which the screen is told what is missing. */
const MOST_TOLD = 500

/** What the screen shows of it. */
export function shownEfaktur(efaktur: Efaktur): AnswerOf<typeof showEfaktur> {
  const { notas, penjual, ppn_buku, tgl_from, tgl_to } = efaktur
  const wanting = notas.filter(({ faults }) => faults.length > 0)
  return {
    tgl_from,
    tgl_to,
    penjual: { ...penjual, kurang: [...penjual.kurang] },
    berkas: BENTUK.map(bentuk => berkasOf(notas, bentuk)),
    buku: { ppn: ppn_buku, di_luar_nota: ppn_buku - ppnOf(notas) },
    kurang: wanting.slice(0, MOST_TOLD).map(({ nota, nama, faults, entries }) => ({
      no_faktur_jual: nota.no_faktur_jual,
      tgl: nota.tgl,
      bentuk: bentukOf(nota),
      nama,
      ppn: ppnOf([{ entries }]),
      kurang: [...faults],
    })),
    jumlah_kurang: wanting.length,
    npwp_lama: notas.flatMap(({ nota }) =>
      nota.pembeli?.npwp.length === OLD_NUMBER ? [nota.no_faktur_jual] : [],
    ),
  }
}

/** Digits of a tax number of before. */
const OLD_NUMBER = 15

function berkasOf(notas: readonly JudgedNota[], bentuk: Bentuk): BerkasPajak {
  const of = notas.filter(({ nota }) => bentukOf(nota) === bentuk)
  const whole = of.filter(({ faults }) => faults.length === 0)
  const rest = of.filter(({ faults }) => faults.length > 0)
  const entries = whole.flatMap(one => one.entries)
  const bars = entries.filter(entry => entry.uncollected)
  return {
    bentuk,
    nota: whole.length,
    bagian: partsOf(bentuk, entries.length),
    dpp: entries.reduce((sum, { dpp_rp }) => sum + dpp_rp, 0),
    ppn: ppnOf(whole),
    tidak_dipungut: bars.reduce((sum, { ppn_rp }) => sum + ppn_rp, 0),
    belum: { nota: rest.length, ppn: ppnOf(rest) },
  }
}

/** Files that so many entries need; pooled ones are a list of the return, and stay one. */
const partsOf = (bentuk: Bentuk, entries: number): number =>
  bentuk === 'FAKTUR' ? Math.ceil(entries / MOST_INVOICES) : Math.min(1, entries)

/** VAT that was collected; of bars none is. */
const ppnOf = (notas: readonly Pick<JudgedNota, 'entries'>[]): number =>
  notas
    .flatMap(({ entries }) => entries)
    .reduce((sum, { uncollected, ppn_rp }) => sum + (uncollected ? 0 : ppn_rp), 0)
