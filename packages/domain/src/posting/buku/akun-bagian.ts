import { type AccountMapping, CHART, DEFAULT_MAPPINGS, type GolonganAkun } from '../../chart.ts'
import { pemegangBagian } from './jurnal-umum.ts'

/** A line of a journal, as Parameter Akun names it. */
type BagianJurnal = Pick<AccountMapping, 'trx' | 'type' | 'jenis_akun'>

/** What is wrong with an account; `teks` is an Indonesian sentence. */
interface SalahAkun {
  readonly teks: string
}

/** Income and cost are one side of the books: a shop may book a difference as either. */
const SISI: Readonly<Record<GolonganAkun, { readonly teks: string }>> = {
  ASET: { teks: 'Bagian ini memakai akun aset' },
  KEWAJIBAN: { teks: 'Bagian ini memakai akun kewajiban' },
  MODAL: { teks: 'Bagian ini memakai akun modal' },
  PENDAPATAN: { teks: 'Bagian ini memakai akun pendapatan atau beban' },
  BEBAN: { teks: 'Bagian ini memakai akun pendapatan atau beban' },
  MEMO: { teks: 'Bagian ini memakai akun memo' },
}

const usual = ({ trx, type, jenis_akun }: BagianJurnal) => {
  const isIt = (one: AccountMapping) =>
    one.trx === trx && one.type === type && one.jenis_akun === jenis_akun
  const nomor = DEFAULT_MAPPINGS.find(isIt)?.nomor_akun
  return CHART.find(({ kode }) => kode === nomor)
}

interface Pemetaan extends BagianJurnal {
  readonly nomor_akun: string
}

/**
 * What is wrong with a mapping as it stands among all of them; null where nothing is. One at its
 * usual account is not blamed for another that was sent there. What is booked is not asked: no
 * mapping mends it, and the invariants tell of it.
 */
export function salahPemetaan(
  one: Pemetaan,
  account: { readonly golongan: string; readonly emas: boolean } | undefined,
  all: readonly Pemetaan[],
): SalahAkun | null {
  if (account === undefined) return { teks: 'Akun ini tidak ada atau sudah dihapus' }
  const isUsual = usual(one)?.kode === one.nomor_akun
  const others = isUsual ? [] : all.filter(row => row.nomor_akun === one.nomor_akun)
  const parts = others.map(({ jenis_akun }) => jenis_akun)
  return salahAkunBagian(one, account, parts, [])
}

/**
 * Why a part of a journal may not be posted to an account; null where it may. The account is of the
 * kind the part has in the default chart, carries gold where that does, and whoever keeps the part
 * keeps every other part that is posted there, by Parameter Akun (`others`) or by what is booked
 * (`booked`). Else a balance stops being the list it is kept by (04-domain B18), and a memo account
 * gets into the balance sheet.
 */
export function salahAkunBagian(
  bagian: BagianJurnal,
  { golongan, emas }: { readonly golongan: string; readonly emas: boolean },
  others: readonly string[],
  booked: readonly string[],
): SalahAkun | null {
  const asked = usual(bagian)
  if (asked === undefined) return null
  const sisi = SISI[asked.golongan]
  if (SISI[golongan as GolonganAkun]?.teks !== sisi.teks) return sisi
  if (emas !== asked.emas) {
    return {
      teks: asked.emas
        ? 'Bagian ini memakai akun yang menyimpan emas'
        : 'Bagian ini memakai akun tanpa emas',
    }
  }
  const keeper = pemegangBagian(bagian.jenis_akun)
  const isAnothers = (part: string) => pemegangBagian(part) !== keeper
  if (others.some(isAnothers)) {
    return { teks: 'Akun ini sudah dipakai bagian lain yang mengikuti daftar lain' }
  }
  return booked.some(isAnothers)
    ? { teks: 'Akun ini sudah berisi jurnal bagian lain: buat akun baru untuk bagian ini' }
    : null
}
