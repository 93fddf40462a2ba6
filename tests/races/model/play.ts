import type pg from 'pg'
import type { Answer, Caller } from '../../sample-shop/api.ts'
import { letLend } from '../pawn-shop.ts'
import { closeDay, closing, openDay, type RaceShop } from '../race.ts'
import { type Command, SWEPT, TRAYS } from './commands.ts'
import {
  apply,
  chosen,
  chosenSale,
  expectedOf,
  type Heard,
  NO_SALE,
  NOBODY,
  totalOf,
  worldText,
} from './model.ts'
import { pawnRequest } from './pawn.ts'
import { dayBefore, type Mistake, type World } from './world.ts'

interface People {
  readonly cashier: Caller
  readonly keeper: Caller
  readonly supervisor: Caller
}

/** The last command that was done, to be sent once more. */
interface Last {
  readonly send: () => Promise<Answer<Heard & { code?: string }>>
  readonly text: string
}

type Send = () => Promise<Answer<Heard & { code?: string }>>

const OPENING_PRICE = 1_550_000

/**
 * Plays a sequence against the product and the model side by side; answers where they part, or
 * nothing. Every sequence begins with a new day and empty trays, so that it can be played again.
 */
export async function play(
  shop: RaceShop,
  commands: readonly Command[],
  mistake: Mistake,
): Promise<string | undefined> {
  const people: People = {
    cashier: await shop.as('KASIR-JKT'),
    keeper: await shop.as('GUDANG-JKT'),
    supervisor: await shop.as('SPV-JKT'),
  }
  await letLend(await shop.as('OWNER'), 'JKT')
  const world = await newWorld(shop.admin, people)
  const start = world.tgl
  let last: Last | undefined
  for (const [i, command] of commands.entries()) {
    const expected = expectedOf(world, command, mistake)
    const send = command.kind === 'again' ? last?.send : await sender(people, world, command)
    if (send === undefined) continue
    const answer = await send()
    const heard = answer.status < 300 ? 'OK' : (answer.body.code ?? `${answer.status}`)
    const where = `step ${i + 1}, ${JSON.stringify(command)}`
    if (heard !== expected) return `${where}: answered ${heard}, the model says ${expected}`
    if (command.kind === 'again') {
      if (answer.text !== last?.text) return `${where}: ${answer.text}, before ${last?.text}`
    } else if (heard === 'OK') {
      apply(world, command, answer.body, mistake)
      last = { send, text: answer.text }
    }
    const books = await booksText(shop.admin, world, start)
    if (books !== worldText(world)) return `${where}: ${differing(books, worldText(world))}`
  }
  return undefined
}

async function newWorld(admin: pg.Pool, { cashier, keeper, supervisor }: People): Promise<World> {
  for (const dari_baki of TRAYS) {
    const swept = await keeper.post('barang/pindah-baki', { dari_baki, ke_baki: SWEPT })
    if (swept.status !== 201 && swept.body.code !== 'BAKI_KOSONG') throw new Error(swept.text)
  }
  await admin.query(ASKS_NOTHING)
  await setPrice(supervisor, OPENING_PRICE)
  const closed = await closeDay(cashier, await openDay(cashier))
  if (closed.status !== 201) throw new Error(closed.text)
  const { rows } = await admin.query<{ rp: string }>(
    `select coalesce(sum(debit_rp - kredit_rp), 0) rp from jurnal_baris
     where kode_toko = 'JKT' and jenis_akun = 'KAS'`,
  )
  return {
    tgl: await openDay(cashier),
    harga: OPENING_PRICE,
    kas: Number(rows[0]?.rp),
    pieces: [],
    sales: [],
    loans: [],
    books: new Map(),
  }
}

/** A store that calls no price and no cost unusual: what is asked about has tests of its own. */
const ASKS_NOTHING = `insert into para_system (kode_toko, kunci, nilai)
  values ('JKT', 'BATAS_UBAH_EMAS', '1000'), ('JKT', 'BATAS_MODAL_WAJAR', '1000')
  on conflict (kode_toko, kunci) do update set nilai = excluded.nilai`

const setPrice = (supervisor: Caller, harga_jual: number, harga_beli = harga_jual - 60_000) =>
  supervisor.post<Heard & { code?: string }>('harga-emas', {
    baris: [{ kode_kadar: '750', harga_jual, harga_beli }],
  })

/** A command as the product is asked it, with its grant and a key of its own. */
async function sender(people: People, world: World, command: Command): Promise<Send> {
  const { cashier, keeper } = people
  const key = crypto.randomUUID()
  const by = (caller: Caller, path: string, body: object) => () =>
    caller.post<Heard & { code?: string }>(path, body, { key })
  switch (command.kind) {
    case 'take':
      return by(keeper, 'barang/banyak', takeBody(command))
    case 'sell':
      return by(cashier, 'penjualan', saleBody(world, command))
    case 'cancel': {
      const nomor = chosenSale(world, command.pick)?.nomor ?? NO_SALE
      const path = `penjualan/${nomor}/batal`
      const body = { alasan: 'Pembeli batal' }
      const grant = command.hasGrant
        ? { otorisasi: await cashier.grant('BATAL_PENJUALAN', `POST ${path}`, body) }
        : {}
      return by(cashier, path, { ...body, ...grant })
    }
    case 'move':
      return by(keeper, 'barang/pindah', {
        ke_baki: command.ke,
        barang: codes(world, command.picks),
      })
    case 'move-tray':
      return by(keeper, 'barang/pindah-baki', { dari_baki: command.dari, ke_baki: command.ke })
    case 'destroy': {
      const body = { barang: codes(world, command.picks), alasan: 'Patah' }
      const grant = command.hasGrant
        ? { otorisasi: await keeper.grant('HANCUR_BARANG', 'POST barang/hancur', body) }
        : {}
      return by(keeper, 'barang/hancur', { ...body, ...grant })
    }
    case 'prices': {
      const { harga, isUpsideDown } = command
      const baris = [
        { kode_kadar: '750', harga_jual: harga, harga_beli: harga + (isUpsideDown ? 1 : -60_000) },
      ]
      return by(people.supervisor, 'harga-emas', { baris })
    }
    case 'lend':
    case 'redeem':
    case 'renew':
    case 'undo':
      return by(cashier, ...(await pawnRequest(cashier, world, command)))
    case 'close': {
      const hitungan = [{ laci: 'KASIR', pecahan: { '100000': command.notes } }]
      const tgl_system = command.isYesterday ? dayBefore(world.tgl) : world.tgl
      return by(cashier, 'tutup-toko', await closing(cashier, tgl_system, hitungan))
    }
    case 'again':
      throw new Error('sent by the player')
  }
}

const codes = (world: World, picks: readonly number[]): string[] =>
  chosen(world, picks).map(piece => piece?.kode ?? NOBODY)

const takeBody = ({ pieces, baki, sumber }: Extract<Command, { kind: 'take' }>) => ({
  sumber,
  ...(sumber === 'HUTANG_SUPPLIER' ? { kode_supplier: 'PAKWIRYO' } : {}),
  barang: pieces.map(({ mg, modal }) => ({
    nama_barang: 'Cincin Belah Rotan',
    kode_dept: 'CINCIN',
    kode_group: 'T750',
    kode_baki: baki,
    berat: mg / 1_000,
    ongkos_per_gram: 60_000,
    modal_rp: modal,
  })),
})

function saleBody(world: World, { picks, fault, cara }: Extract<Command, { kind: 'sell' }>) {
  const priced = totalOf(world, chosen(world, picks))
  const diskon_rp = fault === 'discount' ? 500 : 0
  const total = priced - diskon_rp + (fault === 'total' ? 500 : 0)
  const jumlah = Math.max(1, fault === 'short' ? total - 1_000 : total)
  const [first, ...others] = codes(world, picks).map(kode_barcode => ({ kode_barcode }))
  return {
    kode_sales: 'DEWI',
    barang: [{ ...first, ...(diskon_rp > 0 ? { diskon_rp } : {}) }, ...others],
    pembayaran: [{ cara, jumlah }],
    total: Math.max(0, total),
    ...(fault === 'yesterday' ? { tgl_system: dayBefore(world.tgl) } : {}),
  }
}

/** The product's books since the sequence began, and where its pieces are, in the same words. */
async function booksText(admin: pg.Pool, world: World, since: string): Promise<string> {
  const { rows } = await admin.query<{ baris: string }>(
    `select concat_ws(' ', jenis_akun, sum(debit_rp - kredit_rp), sum(murni_ug)) baris
     from jurnal_baris where kode_toko = 'JKT' and tgl >= $1 group by jenis_akun
     having sum(debit_rp - kredit_rp) <> 0 or sum(murni_ug) <> 0
     union all
     select concat_ws(' ', kode_barcode, status, kode_baki) from barang
     where kode_toko = 'JKT' and kode_barcode = any($2)
     union all
     select concat_ws(' ', no_faktur_hutang, status) from hutang
     where kode_toko = 'JKT' and no_faktur_hutang = any($3)`,
    [since, world.pieces.map(piece => piece.kode), world.loans.map(loan => loan.nomor)],
  )
  const lines = rows.map(row => row.baris)
  const ofPart = (part: number) => lines.filter(line => partOf(line) === part).sort()
  return [...ofPart(0), ...ofPart(1), ...ofPart(2)].join('\n')
}

/** Accounts, then pieces, then loans, as the model says them. */
const partOf = (line: string): number => (/^\d/.test(line) ? 1 : /^F[HP]-/.test(line) ? 2 : 0)

function differing(product: string, model: string): string {
  const [left, right] = [product.split('\n'), model.split('\n')]
  const only = left.filter(line => !right.includes(line))
  const missing = right.filter(line => !left.includes(line))
  return `the product holds ${only.join('; ') || '-'}, the model ${missing.join('; ') || '-'}`
}
