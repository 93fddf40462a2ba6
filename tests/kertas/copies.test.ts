import { COPIES } from '@kencana/contract/papers/copies'
import { PAPER_KINDS } from '@kencana/contract/papers/registry'
import { SETTINGS } from '@kencana/contract/settings'
import { expect, test } from 'vitest'
import { back, craftsman, receive, sentOff } from '../cuci/batch.ts'
import { fillDrawer, swiped } from '../gesek-tunai/swipe.ts'
import { inCash, lend, openCounter } from '../hutang/counter.ts'
import { send } from '../kirim-uang/transit.ts'
import { owed, soldFor } from '../kurang-bayar/short.ts'
import { melting, priced } from '../lebur/melt.ts'
import { buy, loose, openBuying } from '../pembelian/counter.ts'
import { exchangeRing } from '../pembelian/exchange.ts'
import { cashSale, expectStatus, openShop, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { boughtRings } from '../sortir/sort.ts'
import { deposit } from '../titipan/deposited-days.ts'
import { closeDay, TODAY } from '../tutup-toko/shop.ts'
import { type Word, wordsOf } from './pdf-words.ts'

// doc2 §9: a paper prints twice when the duplicate flag of its kind is on. Every flag of the
// settings is tried on a real document, off and on, and the file is read back.

const api = await testShop()
const { owner, rings } = await openShop(api, 4)
const spv = await api.as('SPV-JKT')
const gudang = await api.as('GUDANG-JKT')

type Paper = () => Promise<Response>

/** A real document of each paper with a flag; answers how it is printed. */
const DOCUMENTS: Readonly<Record<keyof typeof COPIES, () => Promise<Paper>>> = {
  'nota-penjualan': async () => {
    const sold: string[] = []
    for (const ring of rings.slice(0, 2)) {
      const sale = await spv.post<{ no_faktur_jual: string }>(
        'penjualan',
        cashSale([ring], RING_PRICE),
      )
      sold.push(expectStatus(sale, 201).no_faktur_jual)
    }
    // A first print each: another print of the same nota needs a grant.
    return () => spv.bytes(`penjualan/${sold.shift()}/nota`, { body: {} })
  },
  'slip-batal': async () => {
    const sold: string[] = []
    for (const _ of ['off', 'on']) {
      const sale = await spv.post<{ no_faktur_jual: string }>(
        'penjualan',
        cashSale([rings[3] ?? ''], RING_PRICE),
      )
      const { no_faktur_jual } = expectStatus(sale, 201)
      const path = `penjualan/${no_faktur_jual}/batal`
      const otorisasi = await spv.grant('BATAL_PENJUALAN', `POST ${path}`, { alasan: 'Batal' })
      expectStatus(await spv.post(path, { alasan: 'Batal', otorisasi }), 201)
      sold.push(no_faktur_jual)
    }
    return () => spv.bytes(`penjualan/${sold.shift()}/batal/slip`, { body: {} })
  },
  'surat-gadai': async () => {
    await openCounter(api)
    const spare = [await lend(spv), await lend(spv)]
    return () => spv.bytes(`hutang/${spare.shift()}/surat`, { body: {} })
  },
  'kwitansi-gadai': async () => {
    const redeemed = [await lend(spv), await lend(spv)]
    for (const nomor of redeemed) {
      expectStatus(await spv.post(`hutang/${nomor}/tebus`, inCash(1_577_000)), 201)
    }
    return () => spv.bytes(`hutang/${redeemed.shift()}/kwitansi`, { body: {} })
  },
  'slip-titipan': async () => {
    const kept = [await deposit(spv, 500_000), await deposit(spv, 500_000)]
    return () => spv.bytes(`titipan/${kept.shift()}/slip`, { body: {} })
  },
  'slip-pembelian': async () => {
    await openBuying(api)
    const bought: string[] = []
    for (const _ of ['off', 'on']) {
      const answer = await buy(spv, [loose(1_000_000)])
      bought.push(expectStatus(answer, 201).no_faktur_beli)
    }
    return () => spv.bytes(`pembelian/${bought.shift()}/slip`, { body: {} })
  },
  'slip-tukar-tambah': async () => {
    const done = [await exchangeRing(owner, spv), await exchangeRing(owner, spv)]
    return () => spv.bytes(`tukar-tambah/${done.shift()?.no_tukar_tambah}/slip`, { body: {} })
  },
  'slip-kirim-uang': async () => {
    const sent = [await send(spv, 500_000), await send(spv, 500_000)]
    return () => spv.bytes(`kirim-uang/${sent.shift()}/slip`, { body: {} })
  },
  'slip-gesek-tunai': async () => {
    await fillDrawer(spv, 1_000_000_000)
    const given = [await swiped(spv, 50_000), await swiped(spv, 50_000)]
    return () => spv.bytes(`gesek-tunai/${given.shift()}/slip`, { body: {} })
  },
  'slip-piutang': async () => {
    const debts: string[] = []
    for (const ring of await takeIn(owner, [{}, {}])) {
      debts.push(await owed(spv, await soldFor(spv, ring)))
    }
    return () => spv.bytes(`piutang-penjualan/${debts.shift()}/slip`, { body: {} })
  },
  'slip-tambah-barang': async () => {
    const { no_masuk } = expectStatus(
      await spv.get<{ no_masuk: string }>(`barang/${rings[2]}`),
      200,
    )
    return () => spv.bytes(`slip-barang/${no_masuk}`)
  },
  'slip-pindah-barang': async () => {
    const body = { ke_baki: 'A02', barang: [rings[2]] }
    const moved = await spv.post<{ no_pindah: string }>('barang/pindah', body)
    const { no_pindah } = expectStatus(moved, 201)
    return () => spv.bytes(`slip-barang/${no_pindah}`)
  },
  'slip-hancur-barang': async () => {
    const body = { barang: [rings[2]], alasan: 'Patah' }
    const otorisasi = await spv.grant('HANCUR_BARANG', 'POST barang/hancur', body)
    const done = await spv.post<{ no_hancur: string }>('barang/hancur', { ...body, otorisasi })
    const { no_hancur } = expectStatus(done, 201)
    return () => spv.bytes(`slip-barang/${no_hancur}`)
  },
  'slip-cuci': async () => {
    await craftsman(owner)
    const sent = await sentOff(gudang, await boughtRings(owner, spv, 1))
    return () => gudang.bytes(`slip-barang/${sent}`)
  },
  'slip-sepuhan': async () => {
    const rings = await boughtRings(owner, spv, 1)
    const sent = await sentOff(gudang, rings)
    const taken = await receive(gudang, sent, [await back(gudang, rings[0] ?? '')])
    const { no_terima } = expectStatus(taken, 201)
    return () => gudang.bytes(`slip-barang/${no_terima}`)
  },
  'slip-lebur': async () => {
    const { bar } = await melting(api)
    const melted = [await bar(), await bar()]
    return () => spv.bytes(`lebur/${melted.shift()}/slip`, { body: {} })
  },
  'nota-lantak': async () => {
    const { bar, sell } = await melting(api)
    const sold = [await bar(), await bar()]
    for (const one of sold) expectStatus(await sell(one, priced(5_000_000, 5_012_297)), 201)
    return () => spv.bytes(`lebur/${sold.shift()}/nota`, { body: {} })
  },
  'tutup-toko': async () => {
    const hitungan = ['KASIR', 'DUA', 'RR'].map(laci => ({ laci, pecahan: {} }))
    expectStatus(await closeDay(spv, 0, TODAY, { hitungan, tetap_tutup: true }), 201)
    return () => spv.bytes(`tutup-toko/${TODAY}/pdf`)
  },
}

test('every flag stands in the settings, and every kind of paper says whether it has one', () => {
  const flags = Object.values(COPIES).map(({ setting }) => setting)
  const nota = SETTINGS.filter(({ key }) => key.endsWith('_GANDA')).map(({ key }) => key)
  expect(nota).toEqual(flags)
  const own = PAPER_KINDS.flatMap(({ ganda }) => (ganda === null ? [] : [ganda.setting]))
  // The closing pack is drawn without a template.
  expect([...own, COPIES['tutup-toko'].setting].sort()).toEqual([...flags].sort())
})

test.each(Object.keys(COPIES) as (keyof typeof COPIES)[])('%s', async kode => {
  const print = await DOCUMENTS[kode]()
  const { setting } = COPIES[kode]
  const printed = async (value: string) => {
    const body = { nilai: { [setting]: value }, toko: ['JKT'] }
    expectStatus(await owner.put('para-system', body), 200)
    const { words } = await wordsOf(await print())
    return copiesOf(words)
  }
  const [single = [], ...none] = await printed('TIDAK')
  expect(none).toEqual([])
  expect(single.join(' ')).not.toContain('TEMBUSAN')
  const [first = [], second = [], ...more] = await printed('YA')
  expect(more).toEqual([])
  expect(first.join(' ')).toContain('ASLI')
  expect(first.join(' ')).not.toContain('TEMBUSAN')
  expect(second.join(' ')).toContain('TEMBUSAN')
  expect(first.length).toBeGreaterThanOrEqual(second.length)
})

/** Words of each copy: a page begins another one unless it says that it is not the first. */
function copiesOf(words: readonly Word[]): string[][] {
  const copies: string[][] = []
  for (let page = 1; page <= Math.max(...words.map(word => word.page)); page += 1) {
    const said = words.filter(word => word.page === page).map(({ text }) => text)
    const isFirst = !/hal\. ([2-9]|\d\d+)\/\d/.test(said.join(' '))
    if (isFirst) copies.push([])
    copies.at(-1)?.push(...said)
  }
  return copies
}
