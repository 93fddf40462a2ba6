import { fillText } from '@kencana/contract/refusals'
import { ATURAN_AWAL } from '@kencana/domain/beli/aturan-awal'
import { formatRupiah } from '@kencana/domain/quantity'
import { expect, test } from 'vitest'
import { pagesOf } from '../../kertas/pdf-words.ts'
import { expectStatus } from '../../penjualan/shop.ts'
import { testShop } from '../../sample-shop/test-shop.ts'
import {
  type Bought,
  buy,
  loose,
  ofNota,
  openBuying,
  SELLER,
  sellRings,
  show,
  takeBack,
} from '../counter.ts'

// The slip of a purchase, read back from its file: why each piece is paid what it is.

const api = await testShop()
const { owner, kasir } = await openBuying(api)

const print = async (nomor: string, body: object = {}) =>
  pagesOf(await kasir.bytes(`pembelian/${nomor}/slip`, { body }))

/** A ring of a nota and a broken one without, for other than their targets. */
async function bought(): Promise<Bought & { readonly nota: string }> {
  const nota = await sellRings(owner, kasir)
  const bent = loose(2_500_000, { kode_kondisi: 'PENYOK', kerusakan: ['PATRI'] })
  const answer = await buy(kasir, [ofNota(nota, 4_337_500), bent])
  return { ...expectStatus(answer, 201), nota: nota.no_faktur_jual }
}

test('says of each piece its nota, its rule with the version, and every step', async () => {
  const done = await bought()
  const { barang } = await show(kasir, done.no_faktur_beli)
  const page = (await print(done.no_faktur_beli)).flat()
  const text = page.join(' ')
  for (const said of [
    'SLIP PEMBELIAN',
    done.no_faktur_beli,
    SELLER.nama,
    'Identitas KTP ************0002',
    `Rp ${formatRupiah(6_837_500)}`,
    `TUNAI ${formatRupiah(6_837_500)}`,
  ]) {
    expect(text).toContain(said)
  }
  expect(text).not.toContain(SELLER.no_identitas)
  expect(text).not.toContain('…')
  expect(text).not.toMatch(/\(v|versi 0/)
  expect(page).not.toContain('-')
  const [own, foreign] = barang
  expect(own?.aturan).toEqual({ kode: 'D', nama: ruleOf('D'), versi: 0 })
  expect(foreign?.aturan).toMatchObject({ nama: ruleOf('B-TUA'), versi: 0 })
  expect(text).toContain(`${done.nota}, UTUH`)
  expect(text).toContain('Tanpa nota, PENYOK PATRI')
  for (const { kode_barcode, aturan, kerja, target, harga_beli } of barang) {
    const at = page.indexOf(kode_barcode)
    expect(at).toBeGreaterThan(0)
    const from = page.slice(at).join(' ')
    expect(from).toContain(aturan.nama)
    expect(kerja.length).toBeGreaterThan(0)
    for (const { teks, facts, jumlah_rp } of kerja) {
      expect(from).toContain(`${fillText(teks, facts)} ${formatRupiah(jumlah_rp)}`)
    }
    expect(from).toContain(`Selisih disepakati ${formatRupiah(harga_beli - target)}`)
  }
})

const ruleOf = (kode: string) => ATURAN_AWAL.find(rule => rule.kode === kode)?.nama

test('of one that was taken back says so on a copy', async () => {
  const { no_faktur_beli } = await bought()
  const [first = []] = await print(no_faktur_beli)
  expect(first).not.toContain('DIBATALKAN')
  expectStatus(await takeBack(kasir, no_faktur_beli), 201)
  const path = `POST pembelian/${no_faktur_beli}/slip`
  const otorisasi = await kasir.grant('CETAK_ULANG_NOTA', path, {})
  const [again = []] = await print(no_faktur_beli, { otorisasi })
  expect(again).toContain('DIBATALKAN')
  expect(again.some(text => text.startsWith('SALINAN 1'))).toBe(true)
})
