import { supplierOf } from '../lebur/doors.ts'
import { type Melted, meltBody, priced } from '../lebur/melt.ts'
import type { Answer } from '../sample-shop/api.ts'
import { sortAll } from '../sortir/sort.ts'
import { type Command, type Prepare, post } from './command.ts'
import type { RaceShop } from './race.ts'
import { boughtRing, craftsmanOf } from './stock-commands.ts'

/** Documents of a ring that was sold, bought back and made scrap. */
const SCRAP = 3

async function scrapOf(shop: RaceShop, ring: string): Promise<void> {
  const piece = await boughtRing(shop, ring)
  await sortAll(await shop.as('GUDANG-JKT'), [piece], 'ROSOK')
}

const bySupervisor = (send: Command['send'], before: number): Command => ({
  ...{ user: 'SPV-JKT', send, before },
})

/** A command with the grant of the owner it asks for. */
async function granted(shop: RaceShop, kategori: string, path: string, body: object) {
  const spv = await shop.as('SPV-JKT')
  const otorisasi = await spv.grant(kategori, `POST ${path}`, body, 'OWNER')
  return post(path, { ...body, otorisasi })
}

function made<T>({ status, body, text }: Answer<T>): T {
  if (status !== 201) throw new Error(text)
  return body
}

/** A gram of scrap as a bar. */
async function barOf(shop: RaceShop, ring: string): Promise<string> {
  await scrapOf(shop, ring)
  const send = await granted(shop, 'LEBUR', 'lebur', meltBody(1, 1, 750))
  return made((await send(await shop.as('SPV-JKT'))) as unknown as Answer<Melted>).no_lebur
}

/** A step of what is washed by weight, after the steps before it. */
const byWeight =
  (steps: readonly string[]): Prepare =>
  async (shop, ring) => {
    const kode_tukang = await craftsmanOf(shop)
    await scrapOf(shop, ring)
    const keeper = await shop.as('GUDANG-JKT')
    const bodyOf = (name: string) => ({
      ...{ kode_kadar: '750', berat: 1 },
      ...(name === 'kirim' || name === 'terima' ? { kode_tukang } : {}),
      ...(name === 'terima' ? { kirim: 1 } : {}),
    })
    const pathOf = (name: string) => `stock-cuci-manual/${name}`
    for (const name of steps.slice(0, -1)) made(await keeper.post(pathOf(name), bodyOf(name)))
    const last = steps.at(-1) ?? ''
    const send = post(pathOf(last), bodyOf(last))
    return { user: 'GUDANG-JKT', send, before: SCRAP + steps.length - 1 }
  }

/** What is melted, and what becomes of it; a ring is scrapped for each. */
export const MELT_COMMANDS: Readonly<Record<string, Prepare>> = {
  melt: async (shop, ring) => {
    await scrapOf(shop, ring)
    return bySupervisor(await granted(shop, 'LEBUR', 'lebur', meltBody(1, 1, 750)), SCRAP)
  },
  'melt undone': async (shop, ring) => {
    const dokumen = await barOf(shop, ring)
    const undo = { alasan: 'Salah timbang', dokumen }
    const send = await granted(shop, 'BATAL_STOK', `lebur/${dokumen}/batal`, undo)
    return bySupervisor(send, SCRAP + 1)
  },
  'bar sold': async (shop, ring) => {
    const path = `lebur/${await barOf(shop, ring)}/jual`
    return bySupervisor(post(path, priced(5_000_000, 5_012_297)), SCRAP + 1)
  },
  'bar given': async (shop, ring) => {
    const path = `lebur/${await barOf(shop, ring)}/serah`
    const body = {
      kode_supplier: await supplierOf(await shop.as('OWNER')),
      kurs: 1_700_000,
      no_bukti: 'TT-1',
    }
    return bySupervisor(await granted(shop, 'LEBUR', path, body), SCRAP + 1)
  },
  'taken to wash': byWeight(['masuk']),
  'given by weight': byWeight(['masuk', 'kirim']),
  'taken back by weight': byWeight(['masuk', 'kirim', 'terima']),
  'back to the scrap': byWeight(['masuk', 'keluar']),
}
