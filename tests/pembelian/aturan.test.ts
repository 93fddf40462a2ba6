import { ATURAN_AWAL } from '@kencana/domain/beli/aturan-awal'
import type { AturanBeli } from '@kencana/domain/beli/aturan-beli'
import { describe, expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { read } from '../hutang/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { buy, loose, ofNota, openBuying, sellRings, show } from './counter.ts'

const api = await testShop()
const { owner, kasir } = await openBuying(api)

interface Shown {
  readonly versi: number
  readonly keterangan: string | null
  readonly aturan: readonly AturanBeli[]
  readonly riwayat: readonly { readonly versi: number; readonly user_id: string | null }[]
}
interface Kept {
  readonly versi: number
  readonly code: string
  readonly errors?: Readonly<Record<string, string>>
}
interface Valued {
  readonly hasil: string
  readonly aturan: { readonly kode: string; readonly versi: number }
  readonly target: number
  readonly tertinggi: number
}

const shown = async (versi?: number): Promise<Shown> =>
  expectStatus(
    await owner.get<Shown>(`aturan-beli${versi === undefined ? '' : `?versi=${versi}`}`),
    200,
  )

const keep = (versi: number, aturan: readonly AturanBeli[], keterangan?: string) =>
  owner.post<Kept>('aturan-beli', {
    versi,
    aturan,
    ...(keterangan === undefined ? {} : { keterangan }),
  })

/** The list of the beginning with one rule written anew. */
const changed = (kode: string, change: (rule: AturanBeli) => AturanBeli): AturanBeli[] =>
  ATURAN_AWAL.map(rule => (rule.kode === kode ? change(rule) : rule))

const paying = (persen_permil: number) => (rule: AturanBeli) => ({
  ...rule,
  rumus: {
    rumus: 'LOGAM' as const,
    dasar: 'MAL' as const,
    persen_permil,
    margin_min_permil: 10,
    margin_max_permil: 30,
  },
})

const asked = (piece: object): Record<string, unknown> => {
  const { harga_beli: _, nama_barang: __, ke: ___, ...rest } = piece as Record<string, unknown>
  return rest
}

const valued = async (piece: object): Promise<Valued> => {
  const answer = await kasir.post<{ barang: Valued[] }>('pembelian/taksir', {
    barang: [asked(piece)],
  })
  const [first] = expectStatus(answer, 200).barang
  if (first === undefined) throw new Error(answer.text)
  return first
}

const tried = async (aturan: readonly AturanBeli[], barang: object) =>
  expectStatus(
    await owner.post<{ baru: Valued & { tolak: string }; berlaku: Valued }>(
      'aturan-beli/coba',
      { aturan, transaksi: 'PEMBELIAN', barang: asked(barang) },
      { toko: 'JKT' },
    ),
    200,
  )

describe('versions of the rules', () => {
  test('a chain begins with version 0, which nobody kept', async () => {
    const first = await shown()
    expect(first).toMatchObject({ versi: 0, pada: null, user_id: null })
    expect(first.aturan).toEqual(ATURAN_AWAL)
    expect(first.riwayat.map(({ versi }) => versi)).toEqual([0])
  })

  test('a kept list is in force; the one before can still be read, and comes back', async () => {
    const list = changed('C2-TANGGUNG', paying(600))
    const { versi } = expectStatus(await keep((await shown()).versi, list, 'Naik sedikit'), 201)
    const now = await shown()
    expect(now).toMatchObject({ versi, user_id: 'OWNER', keterangan: 'Naik sedikit' })
    expect(now.aturan).toEqual(list)
    expect(now.riwayat[0]).toMatchObject({ versi, user_id: 'OWNER' })
    expect((await shown(0)).aturan).toEqual(ATURAN_AWAL)
    const back = expectStatus(await keep(versi, ATURAN_AWAL), 201)
    expect(back.versi).toBe(versi + 1)
    expect((await shown()).aturan).toEqual(ATURAN_AWAL)
    expect((await shown(versi)).aturan).toEqual(list)
  })

  test('of two who keep at once one has it, the other is told', async () => {
    const { versi } = await shown()
    const both = await Promise.all([
      keep(
        versi,
        changed('D', rule => ({ ...rule, nama: 'Satu' })),
      ),
      keep(
        versi,
        changed('D', rule => ({ ...rule, nama: 'Dua' })),
      ),
    ])
    expect(both.map(({ status, body }) => body.code ?? status).sort()).toEqual([201, 'BERUBAH'])
    expect((await shown()).versi).toBe(versi + 1)
    for (const other of [versi, versi + 7]) {
      expect((await keep(other, ATURAN_AWAL)).body.code).toBe('BERUBAH')
    }
  })

  test('a version that never was is not there', async () => {
    expect((await owner.get('aturan-beli?versi=999')).status).toBe(404)
  })
})

describe('gold of each purity without a nota', () => {
  // BOARD of the counter: 999 is bought for 2,000,000, 700 for 1,392,000, 375 for 720,000 a gram
  test.each([
    ['999', 'C2-990', 9_700_000, 9_900_000],
    ['750', 'C2-TUA', 7_200_000, 7_400_000],
    ['700', 'C2-700', 6_700_000, 6_900_000],
    ['375', 'C2-MUDA', 3_400_000, 3_600_000],
  ])(
    '%s is offered by its own share, never above the board',
    async (kode_kadar, rule, low, most) => {
      const piece = await valued(loose(1, { kode_kadar, berat: 5 }))
      expect([piece.aturan.kode, piece.target, piece.tertinggi]).toEqual([rule, low, most])
    },
  )

  test('a list of before purity was asked holds, and is shown with it open', async () => {
    const { versi } = await shown()
    const old = ATURAN_AWAL.filter(({ kode }) => kode === 'C2-MUDA' || kode === 'D').map(
      ({ syarat: { permil_dari: _, ...syarat }, ...rule }) => ({ ...rule, syarat }),
    )
    const kept = sql`insert into aturan_beli (versi, pada, user_id, keterangan, aturan)
      values (${versi + 1}, now(), 'OWNER', null, ${JSON.stringify(old)}::jsonb) returning versi`
    await read(api, kept)
    expect((await shown()).aturan.map(({ syarat }) => syarat.permil_dari)).toEqual([null, null])
    expect((await valued(loose(1, { kode_kadar: '375' }))).aturan.kode).toBe('C2-MUDA')
    expectStatus(await keep(versi + 1, ATURAN_AWAL), 201)
  })
})

describe('faults', () => {
  test('are told at the rule and its field, all at once, and nothing is kept', async () => {
    const { versi } = await shown()
    const [first, second] = ATURAN_AWAL
    if (first === undefined || second === undefined) throw new Error('no rules')
    const old = { ...second, syarat: { ...second.syarat, umur_dari: 90, umur_sampai: 30 } }
    const answer = await keep(versi, [
      paying(20)(first),
      old,
      { ...first, kode: first.kode, nama: 'Kembar' },
    ])
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual([
      'aturan.0.rumus.margin_max_permil',
      'aturan.1.syarat.umur_dari',
      'aturan.2.kode',
      'aturan.2.syarat',
    ])
    expect(answer.body.errors?.['aturan.2.syarat']).toContain(first.kode)
    expect((await shown()).versi).toBe(versi)
  })

  test('an empty list is none', async () => {
    expect((await keep((await shown()).versi, [])).status).toBe(400)
  })
})

describe('a rule by a price that is chosen by its code', () => {
  const byCode: AturanBeli = {
    ...(ATURAN_AWAL[0] as AturanBeli),
    kode: 'KH',
    nama: 'Harga yang dipilih',
    syarat: {
      ...(ATURAN_AWAL[0] as AturanBeli).syarat,
      transaksi: null,
      hasil: [],
      golongan: null,
      permil_dari: null,
    },
    rumus: {
      rumus: 'LOGAM',
      dasar: 'KODE_HARGA',
      persen_permil: 1000,
      margin_min_permil: 0,
      margin_max_permil: 0,
    },
  }
  const answered = async (piece: object) =>
    expectStatus(
      await kasir.post<{ barang: Valued[] }>('pembelian/taksir', {
        barang: [asked(piece)],
      }),
      200,
    )

  test('pays the price that is stored there, and is passed over without one', async () => {
    const price = { kode_harga: 'LANGGANAN', harga_per_gram: 1_234_000 }
    expectStatus(await owner.post('parameter-harga-beli', price, { toko: 'JKT' }), 200)
    const chosen = { kode_harga: price.kode_harga }
    const before = await answered(loose(1, chosen))
    expect(before.barang[0]?.aturan.kode).not.toBe('KH')
    const { versi } = expectStatus(await keep((await shown()).versi, [byCode, ...ATURAN_AWAL]), 201)
    // 3.237 g at Rp 1,234,000, in steps of Rp 500
    const target = 3_994_000
    const now = await answered(loose(1, chosen))
    expect(now).toMatchObject({
      barang: [{ target, tertinggi: target, aturan: { kode: 'KH', versi } }],
    })
    const [without] = (await answered(loose(1))).barang
    expect(without).toMatchObject({ target: before.barang[0]?.target })
    const { no_faktur_beli } = expectStatus(await buy(kasir, [loose(target, chosen)]), 201)
    expect((await show(kasir, no_faktur_beli)).barang[0]).toMatchObject({
      ...chosen,
      harga_beli: target,
      aturan: { kode: 'KH', versi },
    })
    expectStatus(await keep(versi, ATURAN_AWAL), 201)
  })
})

describe('who reads Parameter Harga Beli and Parameter Rugi Nota', () => {
  type Readers = Readonly<Record<'harga_beli' | 'rugi_nota' | 'rugi_nota_lama', Named[]>>
  type Named = { readonly kode: string }
  const readers = async () => {
    const answer = await owner.get<Readers>('aturan-beli/pembaca', { toko: 'JKT' })
    const { harga_beli, rugi_nota, rugi_nota_lama } = expectStatus(answer, 200)
    return [harga_beli, rugi_nota, rugi_nota_lama].map(list => list.map(({ kode }) => kode))
  }
  const byCode = (rule: AturanBeli): AturanBeli => ({
    ...rule,
    rumus: { ...paying(900)(rule).rumus, dasar: 'KODE_HARGA' },
  })
  const byAge = (rule: AturanBeli): AturanBeli => ({
    ...rule,
    rumus: {
      rumus: 'NOTA',
      potongan: { sumber: 'RUGI_NOTA' },
      toleransi_min_rp: 0,
      toleransi_max_rp: 0,
    },
  })

  test('is told by the list in force, and follows it', async () => {
    expect(await readers()).toEqual([[], [], ['D', 'E']])
    const { versi } = await shown()
    const list = changed('C2-TUA', byCode).map(rule => (rule.kode === 'D' ? byAge(rule) : rule))
    expectStatus(await keep(versi, list), 201)
    expect(await readers()).toEqual([['C2-TUA'], ['D'], ['E']])
    expectStatus(await keep(versi + 1, ATURAN_AWAL), 201)
  })

  test('is not told to who has neither screen', async () => {
    expect((await kasir.get('aturan-beli/pembaca')).status).toBe(403)
  })
})

describe('who may', () => {
  test('whoever has the screen reads, tries and keeps; the counter does not', async () => {
    const { versi } = await shown()
    const body = { versi, aturan: ATURAN_AWAL }
    const attempt = { aturan: ATURAN_AWAL, transaksi: 'PEMBELIAN', barang: asked(loose(1)) }
    for (const who of [kasir, await api.as('SALES-JKT')]) {
      expect((await who.get('aturan-beli')).status).toBe(403)
      expect((await who.post('aturan-beli', body)).status).toBe(403)
      expect((await who.post('aturan-beli/coba', attempt)).status).toBe(403)
    }
    expect((await shown()).versi).toBe(versi)
    const admin = await api.as('ADMIN-PUSAT')
    expect((await admin.get('aturan-beli')).status).toBe(200)
  })
})

describe('the try-out', () => {
  test('says beside each other what the counter says now, and after it is kept', async () => {
    const piece = loose(1)
    const before = await valued(piece)
    const { versi, aturan } = await shown()
    const list = aturan.map(rule => (rule.kode === before.aturan.kode ? paying(650)(rule) : rule))
    const { baru, berlaku } = await tried(list, piece)
    expect(berlaku).toEqual(before)
    expect(baru.target).not.toBe(before.target)
    expect(baru.aturan).toMatchObject({ kode: before.aturan.kode, versi: versi + 1 })
    expect(await valued(piece)).toEqual(before)
    expectStatus(await keep(versi, list), 201)
    expect(await valued(piece)).toEqual(baru)
  })

  test('needs no real nota: its price, weight and age do', async () => {
    const sold = await sellRings(owner, kasir)
    const real = await valued(ofNota(sold, 1))
    const { versi, aturan } = await shown()
    const own = aturan.map(
      (rule): AturanBeli =>
        rule.kode === 'D'
          ? {
              ...rule,
              rumus: {
                rumus: 'NOTA',
                potongan: { sumber: 'SENDIRI', cara: 'PERSEN', nilai: 55 },
                toleransi_min_rp: 0,
                toleransi_max_rp: 25_000,
              },
            }
          : rule,
    )
    const nota = { harga_jual: 5_232_500, berat_nota: 3.237, umur: 0, janji: 'TANPA' }
    const { baru, berlaku } = await tried(own, { ...loose(1), nota })
    expect(berlaku.aturan.kode).toBe(real.aturan.kode)
    expect(baru.target).toBe(4_944_500)
    expect(baru.tertinggi).toBe(4_969_500)
    expectStatus(await keep(versi, own), 201)
    const kept = await valued(ofNota(sold, 1))
    expect(kept).toMatchObject({ target: baru.target, tertinggi: baru.tertinggi })
  })

  test('tells why a list pays nothing, and which rule is faulty', async () => {
    const { aturan } = await shown()
    const [first] = aturan
    if (first === undefined) throw new Error('no rules')
    const any = { transaksi: null, hasil: [], golongan: null, permil_dari: null }
    const syarat = { ...first.syarat, ...any }
    const none: AturanBeli = { ...first, syarat, rumus: { rumus: 'TOLAK', alasan: 'Libur dulu' } }
    expect((await tried([none], loose(1))).baru.tolak).toContain('Libur dulu')
    const body = { aturan: [paying(20)(first)], transaksi: 'PEMBELIAN', barang: asked(loose(1)) }
    const answer = await owner.post<Kept>('aturan-beli/coba', body, { toko: 'JKT' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toHaveProperty(['aturan.0.rumus.margin_max_permil'])
  })
})
