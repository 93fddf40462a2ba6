import { back, seen } from '../cuci/batch.ts'
import type { Caller } from '../sample-shop/api.ts'
import { sorted } from '../sortir/sort.ts'
import { boughtBack } from './buying-commands.ts'
import { type Command, type Prepare, post } from './command.ts'
import type { RaceShop } from './race.ts'

/** Documents of a ring that was sold and bought back. */
const BOUGHT = 2

const craftsmen = new WeakMap<RaceShop, Promise<string>>()

/** The craftsman of JKT that races send to; there is one for all of them. */
export function craftsmanOf(shop: RaceShop): Promise<string> {
  const known = craftsmen.get(shop) ?? hired(shop)
  craftsmen.set(shop, known)
  return known
}

async function hired(shop: RaceShop): Promise<string> {
  const tukang = { kode_tukang: 'LOMBA', nama_tukang: 'Pak Lomba', jenis_kerja: 'SEMUA' }
  const body = { ...tukang, susut_permil: 5, telepon: '', alamat: '', status: 'AKTIF' }
  const { status, text } = await (await shop.as('OWNER')).post('tukang', body, { toko: 'JKT' })
  // A trial before this one may have made it.
  if (status !== 200 && status !== 409) throw new Error(text)
  return tukang.kode_tukang
}

/** Pieces given to the craftsman; the number of the batch. */
export async function sentTo(shop: RaceShop, codes: readonly string[], proses = 'CUCI') {
  const kode_tukang = await craftsmanOf(shop)
  const keeper = await shop.as('GUDANG-JKT')
  const barang = await Promise.all(codes.map(code => seen(keeper, code)))
  const sent = await keeper.post<{ no_kirim: string }>('kirim-cuci', {
    ...{ proses, kode_tukang, barang },
  })
  if (sent.status !== 201) throw new Error(sent.text)
  return sent.body.no_kirim
}

/** A ring that was bought back, in its BLN tray. */
export async function boughtRing(shop: RaceShop, ring: string): Promise<string> {
  return (await boughtBack(shop, ring)).barang[0] ?? ''
}

const byKeeper = (send: Command['send'], before: number): Command => ({
  ...{ user: 'GUDANG-JKT', send, before },
})

async function undoing(keeper: Caller, path: string) {
  const body = { alasan: 'Salah tulis' }
  const otorisasi = await keeper.grant('BATAL_STOK', `POST ${path}`, body)
  return post(path, { ...body, otorisasi })
}

const keeperWith = async (shop: RaceShop, ring: string) => ({
  keeper: await shop.as('GUDANG-JKT'),
  piece: await boughtRing(shop, ring),
})

/** What is done behind the counter; a ring is sold and bought back for each. */
export const STOCK_COMMANDS: Readonly<Record<string, Prepare>> = {
  sorting: async (shop, ring) => {
    const { keeper, piece } = await keeperWith(shop, ring)
    return byKeeper(post('sortir', { barang: [await sorted(keeper, piece)] }), BOUGHT)
  },
  'another bin': async (shop, ring) => {
    const { keeper, piece } = await keeperWith(shop, ring)
    await keeper.post('sortir', { barang: [await sorted(keeper, piece, { tujuan: 'CUCI' })] })
    const body = { barang: [piece], tujuan: 'SEPUH' }
    return byKeeper(post('pindah-sortir', body), BOUGHT + 1)
  },
  'sorting undone': async (shop, ring) => {
    const { keeper, piece } = await keeperWith(shop, ring)
    const barang = [await sorted(keeper, piece, { tujuan: 'CUCI' })]
    const { body } = await keeper.post<{ no_sortir: string }>('sortir', { barang })
    return byKeeper(await undoing(keeper, `sortir/${body.no_sortir}/batal`), BOUGHT + 1)
  },
  'sent to a craftsman': async (shop, ring) => {
    const { keeper, piece } = await keeperWith(shop, ring)
    const barang = [await seen(keeper, piece)]
    const kode_tukang = await craftsmanOf(shop)
    return byKeeper(post('kirim-cuci', { proses: 'CUCI', kode_tukang, barang }), BOUGHT)
  },
  'sending undone': async (shop, ring) => {
    const { keeper, piece } = await keeperWith(shop, ring)
    const no_kirim = await sentTo(shop, [piece])
    return byKeeper(await undoing(keeper, `kirim-cuci/${no_kirim}/batal`), BOUGHT + 1)
  },
  'taken back': (shop, ring) => takenBack(shop, ring, 'CUCI', 'terima-cuci'),
  'plated and taken back': (shop, ring) => takenBack(shop, ring, 'SEPUH', 'terima-sepuhan'),
  'batch closed': async (shop, ring) => {
    const { piece } = await keeperWith(shop, ring)
    const send = await closing(shop, await sentTo(shop, [piece]))
    return { user: 'SPV-JKT', send, before: BOUGHT + 1 }
  },
  'loss judged': async (shop, ring) => {
    const { keeper, piece } = await keeperWith(shop, ring)
    const no_kirim = await sentTo(shop, [piece])
    const barang = [await back(keeper, piece, { berat: 3 })]
    const { body } = await keeper.post<{ no_terima: string }>('terima-cuci', { no_kirim, barang })
    const judged = { versi: 1, oleh: 'TOKO', keterangan: 'Terlalu lama dicuci' }
    const send = post(`validasi-susut/${body.no_terima}`, judged)
    return { user: 'SPV-JKT', send, before: BOUGHT + 2 }
  },
}

async function takenBack(shop: RaceShop, ring: string, proses: string, path: string) {
  const { keeper, piece } = await keeperWith(shop, ring)
  const no_kirim = await sentTo(shop, [piece], proses)
  const barang = [await back(keeper, piece)]
  return byKeeper(post(path, { no_kirim, barang }), BOUGHT + 1)
}

/** Closes a batch of which one piece never came back; the owner saw which. */
export async function closing(shop: RaceShop, no_kirim: string): Promise<Command['send']> {
  const body = { no_kirim, sisa_pcs: 1 }
  const spv = await shop.as('SPV-JKT')
  const otorisasi = await spv.grant('SUSUT_TUKANG', 'POST wasting-sepuhan', body, 'OWNER')
  return post('wasting-sepuhan', { ...body, otorisasi })
}
