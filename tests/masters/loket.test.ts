import { describe, expect, test } from 'vitest'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// Parameters of pawn, points, coupons and bonuses: what their definitions cannot say, over HTTP.

interface Answer {
  message: string
  code: string
  errors: Record<string, string>
  data: Record<string, unknown>
}
type Values = Record<string, unknown>

const api = await testShop()
const owner = await api.as('OWNER')
const spv = await api.as('SPV-JKT')

const refusedAt = async (resource: string, values: Values, caller = spv) => {
  const { status, body } = await caller.post<Answer>(resource, values)
  return [status, body.code, body.errors]
}

describe('interest', () => {
  const bunga = (kode_bunga: string, dari: number, sampai: number, more: Values = {}): Values => ({
    kode_bunga,
    nama_bunga: 'Uji',
    metode: 'HARIAN',
    pokok_dari: dari,
    pokok_sampai: sampai,
    bunga_permil: 18,
    hari_minimal: 1,
    jangka_hari: 90,
    hari_tenggang: 0,
    denda_permil: 20,
    ...more,
  })

  test('a new store begins with four bands', async () => {
    const bands = (await owner.get<Values[]>('para-bunga-hutang', { toko: 'JKT' })).body
    expect(bands.map(row => [row.pokok_dari, row.pokok_sampai, row.bunga_permil])).toEqual([
      [50_000, 500_000, 40],
      [500_001, 5_000_000, 30],
      [5_000_001, 10_000_000, 25],
      [10_000_001, 100_000_000, 20],
    ])
  })

  test('bands of one method do not overlap, of two they may', async () => {
    const text = 'Rentang ini bertumpuk dengan H4'
    const clash = { pokok_dari: text, pokok_sampai: text }
    const inside = bunga('X1', 100_000_000, 200_000_000)
    expect(await refusedAt('bunga-hutang', inside)).toEqual([400, 'TIDAK_LENGKAP', clash])
    const next = await spv.post<Answer>('bunga-hutang', bunga('X1', 100_000_001, 200_000_000))
    expect(next.body.message).toBe('Berhasil Menyimpan Data')
    const other = bunga('X2', 50_000, 200_000_000, { metode: 'BLOK_15' })
    expect((await spv.post('bunga-hutang', other)).status).toBe(200)
  })

  test('a band may be changed within its own bounds, and not into another', async () => {
    const { kode_bunga: _, ...row } = bunga('X1', 100_000_001, 150_000_000)
    expect((await spv.put('bunga-hutang/X1', row)).status).toBe(200)
    const wider = await spv.put<Answer>('bunga-hutang/X1', { ...row, pokok_dari: 99_000_000 })
    expect(wider.body.errors).toHaveProperty('pokok_dari')
  })

  test('from is not above to, and steps need their first step', async () => {
    const upside = bunga('X3', 900_000_000, 800_000_000)
    expect(await refusedAt('bunga-hutang', upside)).toEqual([
      400,
      'TIDAK_LENGKAP',
      { pokok_sampai: 'Pokok Sampai tidak boleh kurang dari Pokok Dari' },
    ])
    const steps = bunga('X3', 1, 9_000_000, { metode: 'BERTINGKAT', bunga_awal_permil: 10 })
    expect(await refusedAt('bunga-hutang', steps)).toEqual([
      400,
      'TIDAK_LENGKAP',
      { hari_awal: 'Harus Diisi' },
    ])
    expect(
      await refusedAt('bunga-hutang', { ...steps, hari_awal: 15, bunga_awal_permil: 19 }),
    ).toEqual([
      400,
      'TIDAK_LENGKAP',
      { bunga_permil: 'Bunga per 30 Hari tidak boleh kurang dari Bunga Awal' },
    ])
    expect((await spv.post('bunga-hutang', { ...steps, hari_awal: 15 })).status).toBe(200)
  })

  test('two savers of overlapping bands never both succeed', async () => {
    for (let round = 0; round < 8; round += 1) {
      const from = 1_000_000_000 * (round + 1)
      const answers = await Promise.all(
        ['P', 'Q', 'R'].map(name =>
          spv.post('bunga-hutang', bunga(`${name}${round}`, from, from + 100)),
        ),
      )
      expect(answers.map(answer => answer.status).sort()).toEqual([200, 400, 400])
    }
  })
})

test('bands that move against each other are sent to a store together', async () => {
  const band = async (kode: string, more: Values) => {
    const { body } = await owner.get<Values>(`bunga-hutang/${kode}`)
    const stamp = ['kode_bunga', 'dibuat_pada', 'dibuat_oleh', 'diubah_pada', 'diubah_oleh']
    const kept = Object.entries(body).filter(([name]) => !stamp.includes(name))
    return owner.put(`bunga-hutang/${kode}`, { ...Object.fromEntries(kept), ...more })
  }
  expect((await band('H2', { pokok_dari: 1_000_001 })).status).toBe(200)
  expect((await band('H1', { pokok_sampai: 1_000_000 })).status).toBe(200)
  const asked = await owner.post<{ toko: { sidik: string; jumlah: Values }[] }>(
    'bunga-hutang/kirim/pratinjau',
    { toko: ['SBY'] },
  )
  const [plan] = asked.body.toko
  expect(plan?.jumlah).toMatchObject({ BERUBAH: 2, SAMA: 2, DITOLAK: 0 })
  const toko = [{ kode_toko: 'SBY', sidik: plan?.sidik }]
  expect((await owner.post('bunga-hutang/kirim', { toko })).status).toBe(201)
  const sby = await (await api.as('SPV-SBY')).get<Values[]>('para-bunga-hutang')
  expect(sby.body.slice(0, 2).map(row => row.pokok_sampai)).toEqual([1_000_000, 5_000_000])
})

describe('what is in force from a day', () => {
  const plafond = (kode_plafond: string, more: Values = {}): Values => ({
    kode_plafond,
    nama_plafond: 'Uji',
    kode_kadar: '750',
    plafond_permil: 700,
    pinjaman_minimal: 50_000,
    pinjaman_maksimal: null,
    tgl_berlaku: '2027-01-01',
    ...more,
  })

  test('two rates for one thing never begin on the same day', async () => {
    const resource = 'parameter-plafond-hutang-kadar'
    expect((await spv.post(resource, plafond('Y1'))).status).toBe(200)
    const same = { tgl_berlaku: 'Y1 sudah mulai berlaku di tanggal ini' }
    expect(await refusedAt(resource, plafond('Y2'))).toEqual([400, 'TIDAK_LENGKAP', same])
    const others = [{ kode_kadar: '700' }, { tgl_berlaku: '2027-01-02' }]
    for (const [n, other] of others.entries()) {
      expect((await spv.post(resource, plafond(`Y${n + 3}`, other))).status).toBe(200)
    }
    // Deleted, it stands in nobody's way.
    expect((await spv.del(`${resource}/Y1`)).status).toBe(200)
    expect((await spv.post(resource, plafond('Y2'))).status).toBe(200)
    const back = await spv.post<Answer>(`${resource}/Y1/reactivate`)
    expect([back.status, back.body.errors]).toEqual([
      400,
      { tgl_berlaku: 'Y2 sudah mulai berlaku di tanggal ini' },
    ])
    // Another store has its own.
    const bdg = await api.as('SPV-BDG')
    expect((await bdg.post(resource, plafond('Y1'))).status).toBe(200)
  })

  test('the smallest loan is not above the greatest', async () => {
    const values = plafond('Y9', { pinjaman_maksimal: 49_999, tgl_berlaku: '2028-01-01' })
    expect(await refusedAt('parameter-plafond-hutang-kadar', values)).toEqual([
      400,
      'TIDAK_LENGKAP',
      { pinjaman_maksimal: 'Pinjaman Maksimal tidak boleh kurang dari Pinjaman Minimal' },
    ])
  })

  test('a ceiling for every category is one, too', async () => {
    const { kode_kadar: _, ...values } = plafond('Z1', { kode_kategori: null })
    const resource = 'parameter-plafond-hutang'
    expect((await spv.post(resource, values)).status).toBe(200)
    const answer = await spv.post<Answer>(resource, { ...values, kode_plafond: 'Z2' })
    expect(answer.body.errors).toHaveProperty('tgl_berlaku')
  })
})

describe('the amount that a kind asks for', () => {
  const empty = (field: string) => [400, 'TIDAK_LENGKAP', { [field]: 'Harus Diisi' }]
  const kupon = (more: Values): Values => ({
    kode_kupon: 'K1',
    nama_kupon: 'Uji',
    jenis_kupon: 'RUPIAH',
    minimal_rp: 100_000,
    tgl_dari: '2026-11-01',
    tgl_sampai: '2026-11-30',
    ...more,
  })
  const bonus = { kode_bonus: 'B1', nama_bonus: 'Uji', tgl_dari: '2026-11-01' }
  const poin = { kode_get_point: 'G1', nama_get_point: 'Uji', poin: 1, minimal_rp: 0 }
  const reset = { kode_reset: 'R1', nama_reset: 'Uji', tgl_reset: '2027-12-31', cakupan: 'LAMA' }

  test.each([
    ['parameter-kupon', kupon({}), 'potongan_rp'],
    ['parameter-kupon', kupon({ jenis_kupon: 'PERSEN', potongan_rp: 5 }), 'potongan_permil'],
    ['bonus-sales', { ...bonus, dasar: 'PCS' }, 'bonus_rp'],
    ['bonus-sales', { ...bonus, dasar: 'MARGIN', bonus_rp: 5 }, 'bonus_permil'],
    ['get-point-member', { ...poin, dasar: 'RUPIAH' }, 'kelipatan_rp'],
    ['get-point-member', { ...poin, dasar: 'GRAM', kelipatan_rp: 5 }, 'kelipatan_berat'],
    ['reset-poin-member', reset, 'tgl_batas'],
  ])('%s', async (resource, values, field) => {
    expect(await refusedAt(resource, values, owner)).toEqual(empty(field))
  })

  test('a coupon takes off no more than the smallest purchase, and lasts from–to', async () => {
    const over = kupon({ potongan_rp: 100_001 })
    expect(await refusedAt('parameter-kupon', over)).toEqual([
      400,
      'TIDAK_LENGKAP',
      { minimal_rp: 'Belanja minimal tidak boleh kurang dari potongannya' },
    ])
    const past = kupon({ potongan_rp: 1, tgl_sampai: '2026-10-31' })
    expect(await refusedAt('parameter-kupon', past)).toEqual([
      400,
      'TIDAK_LENGKAP',
      { tgl_sampai: 'Berlaku Sampai tidak boleh kurang dari Berlaku Dari' },
    ])
    expect((await spv.post('parameter-kupon', kupon({ potongan_rp: 100_000 }))).status).toBe(200)
  })

  test('a weight no scale shows is refused at its field, when made and when changed', async () => {
    const kelipatan_berat = 'Paling banyak 3 angka di belakang koma'
    const told = [400, 'TIDAK_LENGKAP', { kelipatan_berat }]
    const perGram = { ...poin, kode_get_point: 'GRAM', dasar: 'GRAM', kelipatan_berat: 0.3 }
    const noisy = { ...perGram, kelipatan_berat: 0.1 + 0.2 }
    expect(await refusedAt('get-point-member', noisy, owner)).toEqual(told)
    expect((await owner.post('get-point-member', perGram)).status).toBe(200)
    const { kode_get_point, ...changed } = noisy
    const again = await owner.put<Answer>(`get-point-member/${kode_get_point}`, changed)
    expect([again.status, again.body.code, again.body.errors]).toEqual(told)
  })

  test('what is needed by none is asked for by none', async () => {
    const perSale = { ...poin, dasar: 'TRANSAKSI' }
    expect((await owner.post('get-point-member', perSale)).status).toBe(200)
    expect((await owner.post('reset-poin-member', { ...reset, cakupan: 'SEMUA' })).status).toBe(200)
  })
})

describe('principal by the price board', () => {
  interface Node {
    kode: string
    is_show: boolean
    children: Node[]
  }
  const shown = (nodes: readonly Node[]): string[] =>
    nodes.flatMap(node => [...(node.is_show ? [node.kode] : []), ...shown(node.children)])
  const screens = async (user: string) => {
    const caller = await api.as(user)
    return shown((await caller.get<{ akses: Node[] }>('users/session')).body.akses)
  }
  const lendBy = (nilai: string) =>
    owner.put('para-system', { nilai: { HUTANG_POKOK: nilai }, toko: ['JKT'] })
  const save = (caller: Caller, kode_pokok: string, toko?: string) =>
    caller.post(
      'hutang-pokok',
      {
        kode_pokok,
        nama_pokok: 'Uji',
        kode_kadar: '750',
        pokok_per_gram: 1_000_000,
        tgl_berlaku: '2027-05-01',
      },
      toko === undefined ? {} : { toko },
    )

  test('hides its parameters from everybody in that store, and refuses their calls', async () => {
    expect(await screens('SPV-JKT')).toContain('parameter-hutang-pokok')
    expect((await lendBy('HARGA_EMAS')).status).toBe(200)
    expect(await screens('SPV-JKT')).not.toContain('parameter-hutang-pokok')
    expect(await screens('SPV-BDG')).toContain('parameter-hutang-pokok')
    const answers = [await save(spv, 'P1'), await save(owner, 'P1', 'JKT')]
    expect(answers.map(answer => answer.status)).toEqual([403, 403])
    expect((await owner.get('para-hutang-pokok', { toko: 'JKT' })).status).toBe(403)
    expect((await save(await api.as('SPV-BDG'), 'P1')).status).toBe(200)
    await lendBy('PARAMETER')
    expect((await save(spv, 'P1')).status).toBe(200)
  })
})

// calls.json, "Shared loads": every one that a master answers.
test.each([
  ...['para-cicilan', 'transaksi-kupon', 'para-deskripsi-service', 'para-hutang-pokok'],
  ...['plafond-hutang-kadar', 'plafond-hutang', 'para-bunga-hutang', 'para-bonus-sales'],
  ...['keterangan-nota', 'hadiah/get/all', 'parapoin/get/all', 'parameter-member-afiliasi'],
  ...['parapinjaman/get/all', 'marketplace'],
])('%s answers a bare array with rows of the sample', async path => {
  const { status, body } = await owner.get<Values[]>(path, { toko: 'JKT' })
  expect([status, Array.isArray(body), body.length > 0]).toEqual([200, true, true])
})
