import { describe, expect, test } from 'vitest'
import { set } from '../hutang/counter.ts'
import { journalOf } from '../hutang/journal.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  type Bought,
  buy,
  buyGranted,
  loose,
  ofNota,
  openBuying,
  refused,
  SELLER,
  sellRings,
  show,
  valuedBy,
} from './counter.ts'
import { exchanging } from './exchange.ts'

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)

const valued = (piece: object) => valuedBy(kasir, piece)

describe('a piece with the shop’s own nota', () => {
  test('is valued by its nota: price, what was agreed, repair; rounded down', async () => {
    const nota = await sellRings(owner, kasir)
    const piece = await valued(ofNota(nota, 1, { kode_kondisi: 'PATRI' }))
    expect(piece.hasil).toBe('RUSAK')
    expect(piece.aturan).toMatchObject({ kode: 'D', versi: 0 })
    expect(piece.target).toBe(piece.tertinggi)
    expect(piece.kerja.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0)).toBe(piece.target)
    expect(piece.kerja[0]?.jumlah_rp).toBe(RING_PRICE)
    expect(piece.target % 500).toBe(0)
    expect(piece.butuh).toEqual([])
  })

  test('comes back in a new barcode that names the old, at its price, with its gold', async () => {
    const nota = await sellRings(owner, kasir)
    const { target } = await valued(ofNota(nota, 1))
    const answer = expectStatus(await buy(kasir, [ofNota(nota, target)]), 201)
    expect(answer.no_faktur_beli).toMatch(/^FB-JKT-261121-\d{4}$/)
    const [kode = ''] = answer.barang
    expect(kode).not.toBe(nota.barcodes[0])
    const shown = await show(kasir, answer.no_faktur_beli)
    expect(shown.barang).toMatchObject([
      {
        kode_barcode: kode,
        asal_barcode: nota.barcodes[0],
        no_faktur_jual: nota.no_faktur_jual,
        berat: 3.237,
        berat_nota_jual: 3.25,
        harga_beli: target,
        ke: 'BLN',
        aturan: { kode: 'D', versi: 0 },
      },
    ])
    expect(await journalOf(api, answer.no_faktur_beli)).toEqual([
      ['1202', 'PERSEDIAAN_BLN', target, 0, 2_427_750, null],
      ['5105', 'EMAS_DIBELI', 0, 0, -2_427_750, null],
      ['1101', 'KAS', 0, target, 0, 'KASIR'],
    ])
  })

  test('comes with what was agreed at its sale, also that nothing is taken', async () => {
    const lineOf = async (no_faktur_jual: string) =>
      expectStatus(await kasir.get<{ barang: object[] }>(`pembelian/nota/${no_faktur_jual}`), 200)
        .barang[0]
    const { no_faktur_jual } = await sellRings(owner, kasir)
    expect(await lineOf(no_faktur_jual)).toMatchObject({
      berat_nota: 3.25,
      harga_jual: RING_PRICE,
      potongan: { kode_potongan: 'TUA-2', jenis_potongan: 'PERSEN', potongan_permil: 20 },
      janji_tukar: null,
    })
    const agreeing = async (aktif: boolean) => {
      const body = { nilai: {}, modul: { POTONGAN_PENJUALAN_MODULE: aktif }, toko: ['JKT'] }
      expectStatus(await owner.put('para-system', body, { toko: 'JKT' }), 200)
    }
    await agreeing(false)
    const [kode_barcode = ''] = await takeIn(owner, [{}])
    const barang = [{ kode_barcode, janji_tukar: '2026-12-21' }]
    const sold = await kasir.post<{ no_faktur_jual: string }>(
      'penjualan',
      cashSale([], RING_PRICE, { barang }),
    )
    await agreeing(true)
    const nota = { ...expectStatus(sold, 201), barcodes: [kode_barcode] }
    expect(await lineOf(nota.no_faktur_jual)).toMatchObject({
      potongan: { jenis_potongan: 'TIDAK_ADA' },
      janji_tukar: '2026-12-21',
    })
    expect((await valued(ofNota(nota, 1))).target).toBe(RING_PRICE)
  })

  test('is bought once: the second is told by which purchase', async () => {
    const nota = await sellRings(owner, kasir)
    const { target } = await valued(ofNota(nota, 1))
    const { no_faktur_beli } = expectStatus(await buy(kasir, [ofNota(nota, target)]), 201)
    const again = await buy(kasir, [ofNota(nota, target)])
    expect(refused(again)).toEqual([409, 'NOTA_SUDAH_DIBELI'])
    expect(again.body.detail).toContain(no_faktur_beli)
    const line = expectStatus(
      await kasir.get<{ barang: { dibeli: string | null }[] }>(
        `pembelian/nota/${nota.no_faktur_jual}`,
      ),
      200,
    ).barang[0]
    expect(line?.dibeli).toBe(no_faktur_beli)
  })

  test('twice in one purchase is refused', async () => {
    const nota = await sellRings(owner, kasir)
    const piece = ofNota(nota, 4_000_000)
    expect(refused(await buy(kasir, [piece, piece]))).toEqual([422, 'BARCODE_GANDA'])
  })

  test('of a sale that was cancelled is not known', async () => {
    const { no_faktur_jual, barcodes } = await sellRings(owner, kasir)
    const body = { alasan: 'Salah barang' }
    const path = `penjualan/${no_faktur_jual}/batal`
    const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
    expectStatus(await kasir.post(path, { ...body, otorisasi }), 201)
    const answer = await buy(kasir, [ofNota({ no_faktur_jual, barcodes }, 4_000_000)])
    expect(refused(answer)).toEqual([404, 'NOTA_TIDAK_DIKENAL'])
  })

  test('keeps its sale from being cancelled', async () => {
    const nota = await sellRings(owner, kasir)
    const { target } = await valued(ofNota(nota, 1))
    const { no_faktur_beli } = expectStatus(await buy(kasir, [ofNota(nota, target)]), 201)
    const body = { alasan: 'Salah barang' }
    const path = `penjualan/${nota.no_faktur_jual}/batal`
    const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
    const answer = await kasir.post<Bought>(path, { ...body, otorisasi })
    expect(refused(answer)).toEqual([409, 'NOTA_SUDAH_DIBELI'])
    expect(answer.body.detail).toContain(no_faktur_beli)
  })

  test('bought back keeps its sale, which says so before an approval is asked for', async () => {
    const nota = await sellRings(owner, kasir)
    const { target } = await valued(ofNota(nota, 1))
    const path = `penjualan/${nota.no_faktur_jual}/batal`
    expectStatus(await spv.get(path), 200)
    expectStatus(await buy(kasir, [ofNota(nota, target)]), 201)
    const asked = [
      await spv.get<Bought>(path),
      await spv.post<Bought>(path, { alasan: 'Salah pilih' }),
    ]
    expect(asked.map(refused)).toEqual(Array(2).fill([409, 'NOTA_SUDAH_DIBELI']))
  })

  test('of another store is bought without its customer being told', async () => {
    const { owner: boss, kasir: bandung } = await openBuying(api, 'BDG')
    const nota = await sellRings(boss, bandung, 1, 'BDG')
    const found = expectStatus(
      await kasir.get<{ kode_toko: string; customer: { nama: string | null } }>(
        `pembelian/nota/${nota.no_faktur_jual}`,
      ),
      200,
    )
    expect([found.kode_toko, found.customer.nama]).toEqual(['BDG', null])
    const { target } = await valued(ofNota(nota, 1))
    expectStatus(await buy(kasir, [ofNota(nota, target)]), 201)
    expect(refused(await buy(bandung, [ofNota(nota, target)], { kode_sales: 'NENG' }))).toEqual([
      409,
      'NOTA_SUDAH_DIBELI',
    ])
  })
})

describe('a piece without a nota', () => {
  test('is paid by its metal between target and ceiling, of a known seller', async () => {
    const piece = await valued(loose(1))
    expect(piece.hasil).toBe('URIPAN')
    expect(piece.target).toBeLessThan(piece.tertinggi)
    expectStatus(await buy(kasir, [loose(piece.tertinggi)]), 201)
    const { no_identitas: _, jenis_identitas: __, ...nobody } = SELLER
    const unknown = await buy(kasir, [loose(piece.target)], { penjual: nobody })
    expect(refused(unknown)).toEqual([422, 'IDENTITAS_WAJIB'])
  })

  test('that is broken is scrap: the worked figures of the peer', async () => {
    // 3.237 g, 70 % less 1 to 3 % of Rp 2,000,000: 04-domain B6; PENYOK takes Rp 15,000 a gram off
    const piece = await valued(loose(1, { kode_kondisi: 'PENYOK' }))
    expect(piece.hasil).toBe('ROSOK')
    expect(piece.kerja[0]?.jumlah_rp).toBe(4_337_580)
    expect(piece.target).toBe(Math.floor((4_337_580 - 48_555) / 500) * 500)
  })

  test('above the ceiling a supervisor is asked, and stands on the document', async () => {
    const { tertinggi } = await valued(loose(1))
    const above = [loose(tertinggi + 500)]
    const alone = await buy(kasir, above)
    expect(refused(alone)).toEqual([422, 'BUTUH_OTORISASI'])
    expect(alone.body.facts.kategori).toBe('PEMBELIAN')
    const bought = expectStatus(await buyGranted(kasir, ['PEMBELIAN'], above), 201)
    expect((await show(kasir, bought.no_faktur_beli)).penyetuju).toBe('SPV-JKT')
  })

  test('asks a supervisor where the store has it so', async () => {
    await set(owner, { BELI_TANPA_NOTA: 'OTORISASI' })
    const { target, butuh } = await valued(loose(1))
    expect(butuh).toEqual([{ kategori: 'PEMBELIAN', sebab: 'TANPA_NOTA' }])
    expect(refused(await buy(kasir, [loose(target)]))).toEqual([422, 'BUTUH_OTORISASI'])
    await set(owner, { BELI_TANPA_NOTA: 'BOLEH' })
    expectStatus(await buy(kasir, [loose(target)]), 201)
  })

  test('heavier than the store calls usual is asked about, here and in an exchange', async () => {
    const heavy = [loose(1_000_000, { berat: 3237 })]
    const no = await buy(kasir, heavy)
    expect(refused(no)).toEqual([422, 'BERAT_TIDAK_WAJAR'])
    expect(no.body.detail).toContain('3,237.000 g, di atas batas 500 g')
    const dipastikan = [no.body.facts.tanda]
    expectStatus(await buy(kasir, heavy, { dipastikan }), 201)
    const other = [loose(1_000_000, { berat: 3238 })]
    expect(refused(await buy(kasir, other, { dipastikan }))).toEqual([422, 'BERAT_TIDAK_WAJAR'])
    const [ring = ''] = await takeIn(owner, [{}])
    const trade = exchanging([ring], heavy)
    expect(refused(await kasir.post<Bought>('tukar-tambah', trade))).toEqual([
      422,
      'BERAT_TIDAK_WAJAR',
    ])
    const meant = await kasir.post<Bought>('tukar-tambah', { ...trade, dipastikan })
    expectStatus(meant, 201)
  })

  test('shows its seller’s identity whole to a supervisor alone', async () => {
    const { target } = await valued(loose(1))
    const { no_faktur_beli } = expectStatus(await buy(kasir, [loose(target)]), 201)
    expect((await show(kasir, no_faktur_beli)).penjual.no_identitas).toBe('************0002')
    expect((await show(spv, no_faktur_beli)).penjual.no_identitas).toBe(SELLER.no_identitas)
  })
})

test('a weight beyond the tolerance of the nota asks for a grant, heavier or lighter', async () => {
  const nota = await sellRings(owner, kasir)
  const near = await valued(ofNota(nota, 1, { berat: 3.2 }))
  expect(near.butuh).toEqual([])
  for (const berat of [3.199, 3.301]) {
    const far = await valued(ofNota(nota, 1, { berat }))
    expect(far.butuh).toEqual([{ kategori: 'TOLERANSI_BERAT_PEMBELIAN', sebab: 'BERAT_BEDA' }])
  }
  const light = [ofNota(nota, near.target, { berat: 3.1 })]
  expect(refused(await buy(kasir, light))).toEqual([422, 'BUTUH_OTORISASI'])
  expectStatus(await buyGranted(kasir, ['TOLERANSI_BERAT_PEMBELIAN'], light), 201)
})

test.each([
  ['kadar', { kode_kadar: '999' }],
  ['group', { kode_group: 'T916' }],
  ['jenis', { kode_dept: 'GELANG' }],
])('another %s than the nota says is a supervisor’s word', async (_, other) => {
  const nota = await sellRings(owner, kasir)
  const piece = await valued(ofNota(nota, 1, other))
  expect(piece.butuh).toEqual([{ kategori: 'PEMBELIAN', sebab: 'SIFAT_BEDA' }])
  const asked = [ofNota(nota, piece.target, other)]
  expect(refused(await buy(kasir, asked))).toEqual([422, 'BUTUH_OTORISASI'])
  const bought = expectStatus(await buyGranted(kasir, ['PEMBELIAN'], asked), 201)
  const shown = await show(kasir, bought.no_faktur_beli)
  expect([shown.penyetuju, shown.barang]).toMatchObject(['SPV-JKT', [other]])
})

describe('where bought pieces go', () => {
  test('an intact one into a sales tray, for sale at once', async () => {
    const nota = await sellRings(owner, kasir)
    const { target } = await valued(ofNota(nota, 1))
    const into = ofNota(nota, target, { ke: 'BAKI', kode_baki: 'A01' })
    const [kode = ''] = expectStatus(await buy(kasir, [into]), 201).barang
    const sale = { kode_sales: 'DEWI', barang: [{ kode_barcode: kode }] }
    const { total } = expectStatus(
      await kasir.post<{ total: number }>('penjualan/pratinjau', {
        ...sale,
        pembayaran: [],
        total: 0,
      }),
      200,
    )
    const pembayaran = [{ cara: 'TUNAI', jumlah: total }]
    expectStatus(await kasir.post('penjualan', { ...sale, pembayaran, total }), 201)
  })

  test('a damaged one never, and none where the store does not do it', async () => {
    const into = { ke: 'BAKI', kode_baki: 'A01' }
    const bent = loose(1_000_000, { ...into, kode_kondisi: 'PENYOK' })
    expect(refused(await buy(kasir, [bent]))).toEqual([422, 'BUKAN_URIPAN'])
    const off = { nilai: {}, modul: { HIDUP_FEATURE_MODULE: false }, toko: ['JKT'] }
    expectStatus(await owner.put('para-system', off, { toko: 'JKT' }), 200)
    expect(refused(await buy(kasir, [loose(1_000_000, into)]))).toEqual([403, 'MODULE_OFF'])
    const on = { ...off, modul: { HIDUP_FEATURE_MODULE: true } }
    expectStatus(await owner.put('para-system', on, { toko: 'JKT' }), 200)
  })

  test('nothing for sale is put where they wait, new or moved', async () => {
    const [ring = ''] = await takeIn(owner, [{}])
    const body = { barang: [ring], ke_baki: 'BLN' }
    const moved = await spv.post<Bought>('barang/pindah', body)
    expect(refused(moved)).toEqual([422, 'BUKAN_BAKI_BELI'])
    await expect(takeIn(owner, [{ kode_baki: 'BLN' }])).rejects.toThrow('BUKAN_BAKI_BELI')
  })

  test('a sales tray is no place to wait, nor a BLN tray to sell from', async () => {
    const wrong = [{ kode_baki: 'A01' }, { ke: 'BAKI', kode_baki: 'BLN' }, { ke: 'BAKI' }]
    for (const place of wrong) {
      const answer = await buy(kasir, [loose(1_000_000, place)])
      expect(refused(answer)).toEqual([422, 'BUKAN_BAKI_BELI'])
    }
  })
})
