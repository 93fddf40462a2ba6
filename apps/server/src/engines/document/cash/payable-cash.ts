import type { DOCUMENTS } from '@kencana/contract/names/documents'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import { bisaTunai, TUNAI_TERKECIL } from '@kencana/domain/uang/tunai'

/**
 * What is asked of the cash of each kind (decision 0101). DIBAYAR: it changes hands, and notes and
 * coins must make it. BALIK: exactly what was there before is given back. ADANYA: it is as it was
 * counted, brought in or sent; whatever it is, it is there. TANPA: no cash moves.
 */
const CASH_OF: Readonly<Record<keyof typeof DOCUMENTS, 'DIBAYAR' | 'BALIK' | 'ADANYA' | 'TANPA'>> =
  {
    PENJUALAN: 'DIBAYAR',
    BATAL_PENJUALAN: 'BALIK',
    AJUAN_PENJUALAN: 'TANPA',
    TOLAK_AJUAN: 'TANPA',
    TARIK_AJUAN: 'TANPA',
    PEMBELIAN: 'DIBAYAR',
    BATAL_PEMBELIAN: 'BALIK',
    HANCUR_PEMBELIAN: 'TANPA',
    TUKAR_TAMBAH: 'TANPA',
    BATAL_TUKAR_TAMBAH: 'TANPA',
    TAMBAH_BARANG: 'TANPA',
    PINDAH_BARANG: 'TANPA',
    HANCUR_BARANG: 'TANPA',
    HUTANG: 'DIBAYAR',
    TEBUS_HUTANG: 'DIBAYAR',
    PERPANJANG_HUTANG: 'DIBAYAR',
    LELANG_HUTANG: 'DIBAYAR',
    BAYAR_KELEBIHAN: 'DIBAYAR',
    BATAL_HUTANG: 'BALIK',
    BATAL_LELANG: 'BALIK',
    BATAL_HUTANG_LUNAS: 'BALIK',
    TITIPAN: 'DIBAYAR',
    TAMBAH_TITIPAN: 'DIBAYAR',
    KEMBALI_TITIPAN: 'DIBAYAR',
    PENGALIHAN_SALDO: 'TANPA',
    BATAL_TITIPAN: 'BALIK',
    KURANG_BAYAR: 'DIBAYAR',
    BAYAR_PIUTANG: 'DIBAYAR',
    BATAL_KURANG_BAYAR: 'BALIK',
    MUTASI_UANG_BANK: 'DIBAYAR',
    MUTASI_UANG_CASH: 'DIBAYAR',
    BATAL_MUTASI: 'BALIK',
    UANG_KAS: 'DIBAYAR',
    BATAL_UANG_KAS: 'BALIK',
    UANG_BANK: 'TANPA',
    BATAL_UANG_BANK: 'TANPA',
    AJUAN_UANG: 'TANPA',
    TOLAK_UANG: 'TANPA',
    TARIK_UANG: 'TANPA',
    KIRIM_UANG: 'DIBAYAR',
    BATAL_KIRIM_UANG: 'BALIK',
    // It was judged where it left; what an account sent may come into a drawer as it is.
    TERIMA_UANG: 'ADANYA',
    CAIR_NON_CASH: 'TANPA',
    BATAL_CAIR_NON_CASH: 'TANPA',
    GESEK_TUNAI: 'DIBAYAR',
    BATAL_GESEK_TUNAI: 'BALIK',
    AJUAN_JURNAL: 'TANPA',
    TOLAK_JURNAL: 'TANPA',
    TARIK_JURNAL: 'TANPA',
    JURNAL_UMUM: 'TANPA',
    BATAL_JURNAL: 'TANPA',
    TUTUP_PERIODE: 'TANPA',
    BUKA_PERIODE: 'TANPA',
    SALDO_AWAL: 'ADANYA',
    AWAL_HUTANG: 'TANPA',
    AWAL_TITIPAN: 'TANPA',
    AWAL_KURANG_BAYAR: 'TANPA',
    BATAL_SALDO_AWAL: 'BALIK',
    BATAL_AWAL_HUTANG: 'BALIK',
    BATAL_AWAL_TITIPAN: 'BALIK',
    BATAL_AWAL_KURANG_BAYAR: 'BALIK',
    TUTUP_TOKO: 'ADANYA',
  }

const FREE: readonly string[] = Object.entries(CASH_OF)
  .filter(([, cash]) => cash === 'BALIK' || cash === 'ADANYA')
  .map(([jenis]) => jenis)

const DRAWERS: readonly string[] = ['KAS', 'KAS_GADAI']

/** What of a line in a journal says how cash moved. */
interface CashLine {
  readonly jenis_akun: string
  readonly laci?: string | null
  readonly debit_rp: number
  readonly kredit_rp: number
}

/**
 * What a document takes out of a drawer or puts into one is what notes and coins make: nobody pays
 * the rest, and the day closes with it as a difference. A kind nobody named is asked like any that
 * pays. @throws Refusal TUNAI_PECAHAN
 */
export function demandPayable(jenis: string, jurnal: readonly CashLine[] = []): void {
  if (FREE.includes(jenis)) return
  const drawers = new Map<string, number>()
  for (const { jenis_akun, laci, debit_rp, kredit_rp } of jurnal) {
    if (!DRAWERS.includes(jenis_akun)) continue
    const name = `${jenis_akun} ${laci ?? ''}`
    drawers.set(name, (drawers.get(name) ?? 0) + debit_rp - kredit_rp)
  }
  for (const rp of drawers.values()) demandCoins(rp)
}

/** The same of an amount that is to be paid in cash, before anybody approves it. */
export function demandCoins(rp: number): void {
  if (!bisaTunai(rp)) refuseCoins(rp)
}

/** @throws Refusal TUNAI_PECAHAN */
export const refuseCoins = (rp: number): never =>
  refuse('TUNAI_PECAHAN', {
    tunai: formatRupiah(Math.abs(rp)),
    kelipatan: formatRupiah(TUNAI_TERKECIL),
  })
