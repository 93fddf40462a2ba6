import type { DiTukang } from '@kencana/contract/areas/stok/di-tukang'
import { expectStatus } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import { boughtRings, sortingDoors } from '../sortir/sort.ts'

/** What a command of a batch answers, or why it does not. */
export interface Stepped {
  readonly no_kirim: string
  readonly no_terima: string
  readonly no_wasting: string
  readonly no_validasi: string
  readonly no_batal: string
  readonly status: string
  readonly pcs: number
  readonly berat: number
  readonly susut: number
  readonly lebih: number
  readonly ongkos: number
  readonly baki: readonly string[]
  readonly hilang: readonly string[]
  readonly code: string
  readonly detail: string
  readonly facts: Readonly<Record<string, string>>
  readonly errors?: Readonly<Record<string, string>>
}

/** A craftsman who does everything, and may lose 5 permil. */
export async function craftsman(
  owner: Caller,
  kode_tukang = 'TK1',
  more: object = {},
  toko = 'JKT',
) {
  const tukang = { kode_tukang, nama_tukang: `Pak ${kode_tukang}`, jenis_kerja: 'SEMUA' }
  const body = { ...tukang, susut_permil: 5, telepon: '', alamat: '', status: 'AKTIF', ...more }
  expectStatus(await owner.post('tukang', body, { toko }), 200)
  return kode_tukang
}

/** A piece as it is read, wherever it is. */
export const seen = async (who: Caller, kode_barcode: string) => {
  const { versi } = expectStatus(await who.get<{ versi: number }>(`barang/${kode_barcode}`), 200)
  return { kode_barcode, versi }
}

/** Sends pieces to a craftsman. */
export async function send(
  who: Caller,
  codes: readonly string[],
  more: object = {},
): Promise<Answer<Stepped>> {
  const barang = await Promise.all(codes.map(code => seen(who, code)))
  return who.post<Stepped>('kirim-cuci', { proses: 'CUCI', kode_tukang: 'TK1', barang, ...more })
}

export const sentOff = async (who: Caller, codes: readonly string[], more: object = {}) =>
  expectStatus(await send(who, codes, more), 201).no_kirim

export const away = async (who: Caller, kode_barcode: string): Promise<DiTukang> =>
  expectStatus(await who.get<DiTukang>(`antre-tukang/${kode_barcode}`), 200)

/** A piece that came back; as it was sent where nothing else is said. */
export async function back(who: Caller, kode_barcode: string, more: object = {}) {
  const { versi, berat } = await away(who, kode_barcode)
  const to = 'tujuan' in more && more.tujuan !== 'BAKI' ? {} : { kode_baki: 'A01' }
  return { kode_barcode, versi, berat, tujuan: 'BAKI', ...to, ...more }
}

/** Receives pieces of a batch, with the grants it asks for. */
export async function receive(
  who: Caller,
  no_kirim: string,
  barang: readonly object[],
  more: {
    readonly path?: string
    readonly grants?: readonly 'SUSUT_TUKANG'[]
    readonly ongkos_per_pcs?: number
    readonly ongkos_per_gram?: number
  } = {},
): Promise<Answer<Stepped>> {
  const { path = 'terima-cuci', grants = [], ...rest } = more
  const body = { no_kirim, barang, ...rest }
  if (grants.length === 0) return who.post<Stepped>(path, body)
  const otorisasi = await who.grant('SUSUT_TUKANG', `POST ${path}`, body)
  return who.post<Stepped>(path, { ...body, otorisasi: [otorisasi] })
}

export interface People {
  readonly owner: Caller
  readonly kasir: Caller
  readonly gudang: Caller
  readonly spv: Caller
}

type Door = readonly [who: Caller, kategori: string, path: string, body: object]

/** Commands behind the counter that ask for a grant: who sends it, category, path and body. */
export async function washingDoors({
  owner,
  kasir,
  gudang,
  spv,
}: People): Promise<readonly Door[]> {
  await craftsman(owner)
  const rings = await boughtRings(owner, kasir, 3)
  const sent = (i: number, proses: string) => sentOff(gudang, rings.slice(i, i + 1), { proses })
  const heavy = async (i: number, no_kirim: string) => ({
    ...{ no_kirim, barang: [await back(gudang, rings[i] ?? '', { berat: 3.3 })] },
  })
  const [washed, plated, lost] = [
    await sent(0, 'CUCI'),
    await sent(1, 'SEPUH'),
    await sent(2, 'CUCI'),
  ]
  const sorting = await sortingDoors(owner, kasir, gudang)
  return [
    ...sorting.map(door => [gudang, ...door] as const),
    [gudang, 'SUSUT_TUKANG', 'terima-cuci', await heavy(0, washed)],
    [gudang, 'SUSUT_TUKANG', 'terima-sepuhan', await heavy(1, plated)],
    [spv, 'SUSUT_TUKANG', 'wasting-sepuhan', { no_kirim: lost, sisa_pcs: 1 }],
    [gudang, 'BATAL_STOK', `kirim-cuci/${lost}/batal`, { alasan: 'Salah tulis' }],
  ]
}

/** Takes a document of a batch back, with a grant. */
export const undo = async (who: Caller, no_kirim: string, nomor: string) => {
  const path = `kirim-cuci/${no_kirim}/batal`
  const body = { alasan: 'Salah catat', dokumen: nomor }
  const otorisasi = await who.grant('BATAL_STOK', `POST ${path}`, body)
  return who.post<Stepped>(path, { ...body, otorisasi })
}
