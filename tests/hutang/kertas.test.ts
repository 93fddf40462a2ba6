import { randomUUID } from 'node:crypto'
import { suratGadai } from '@kencana/contract/papers/kinds/surat-gadai'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../kertas/pdf-words.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  BANGLE,
  BORROWER,
  closeDays,
  expectStatus,
  inCash,
  LICENCE,
  lend,
  openCounter,
  type Problem,
  set,
} from './counter.ts'

const api = await testShop()
const { kasir, spv, owner } = await openCounter(api)

type What = 'surat' | 'kwitansi'

const print = (nomor: string, what: What, body: object = {}, options = {}) =>
  kasir.bytes(`hutang/${nomor}/${what}`, { body, ...options })
const reprint = async (nomor: string, what: What, caller = kasir) => {
  const otorisasi = await caller.grant('CETAK_ULANG_NOTA', `POST hutang/${nomor}/${what}`, {})
  return caller.bytes(`hutang/${nomor}/${what}`, { body: { otorisasi } })
}
/** Texts of each page. */
const pagesOf = async (answer: Response): Promise<string[][]> => {
  const { words } = await wordsOf(answer)
  const pages: string[][] = []
  for (const { page } of words) pages[page - 1] = []
  for (const { page, text } of words) pages[page - 1]?.push(text)
  return pages
}
const textOf = async (answer: Response) => (await pagesOf(answer)).flat().join('\n')
const redeem = async (nomor: string, total = 1_577_000) =>
  expectStatus(
    await kasir.post<{ no_tebus: string }>(
      `hutang/${nomor}/tebus`,
      inCash(total, { pembayaran: [{ cara: 'TUNAI', jumlah: total + 23_000 }] }),
    ),
    201,
  ).no_tebus

interface AccessNode {
  kode: string
  is_show: boolean
  children: AccessNode[]
}

/** Gives a user one more screen. */
async function showScreen(user_id: string, kode: string): Promise<void> {
  const path = `users/${user_id}/akses`
  const { akses, versi } = (await owner.get<{ akses: AccessNode[]; versi: number }>(path)).body
  const shown = (nodes: readonly AccessNode[]): AccessNode[] =>
    nodes.map(node => ({
      kode: node.kode,
      is_show: node.is_show || node.kode === kode,
      children: shown(node.children),
    }))
  expectStatus(await owner.put(path, { akses: shown(akses), versi }), 200)
}

describe('the letter of pledge', () => {
  test('says what the customer is entitled to, on A5', async () => {
    const nomor = await lend(kasir, { lokasi: 'A-12' })
    const answer = await print(nomor, 'surat')
    const { size } = await wordsOf(answer.clone())
    expect(size.map(Math.round)).toEqual([148, 210])
    const [first = [], second = []] = await pagesOf(answer)
    for (const text of [
      'SURAT BUKTI GADAI',
      nomor,
      'ASLI · hal. 1/1',
      'Izin usaha gadai KEP-77/KO.12/2025 · DKI Jakarta · berlaku',
      'Siti Aminah',
      'Jl. Kwitang No. 9, Senen',
      `KTP ${BORROWER.no_identitas}`,
      'Telp. 0812 9000 1122',
      'Letak paket: A-12',
      'Masa tenggang: tidak ada',
      'Gelang Keroncong',
      'Utuh',
      '5.000',
      '2,250,000',
      '1 barang · bersih 5.000 g · taksiran Rp 2,250,000 · nilai pinjam Rp 1,575,000',
      'Rp 1,575,000',
      'Terbilang: satu juta lima ratus tujuh puluh lima ribu rupiah',
      'Tanpa denda',
      'Bila ditebus pada tanggal jatuh tempo',
      'Bunga 90 hari',
      // 1,575,000 x 3 % / 30 x 90 days, up to the step of 500.
      '142,000',
      '1,717,000',
      '5. Kelebihan hasil lelang adalah milik nasabah dan dibayarkan kepadanya.',
      'Nasabah',
      'KASIR-JKT',
    ]) {
      expect(first.join('\n')).toContain(text)
    }
    expect(first.join(' ')).toContain('berlaku sampai Jum, 31 Des 2027')
    expect(first.join(' ')).toContain('Bunga 3% per 30 hari, dihitung per hari, paling sedikit 1')
    // Every term fits its line.
    expect(first.filter(text => /^\d\. /.test(text))).toHaveLength(7)
    expect(first.join(' ')).not.toContain('…')
    expect(second.join('\n')).toContain('TEMBUSAN · hal. 1/1')
    expect(second.join('\n')).toContain(nomor)
    expect(second.filter(text => /^\d\. /.test(text))).toEqual([])
  })

  test('leaves no word out, however long licence, terms and amount are', async () => {
    const bunga = {
      kode_bunga: 'TANGGA',
      nama_bunga: 'Bertingkat',
      metode: 'BERTINGKAT',
      pokok_dari: 1,
      pokok_sampai: 1_000_000_000,
      bunga_permil: 25,
      bunga_awal_permil: 15,
      hari_awal: 15,
      hari_minimal: 10,
      jangka_hari: 120,
      hari_tenggang: 14,
      denda_permil: 20,
      hitung_hari_pertama: false,
    }
    expectStatus(await owner.post('bunga-hutang', bunga, { toko: 'JKT' }), 200)
    const IZIN_GADAI_NOMOR = 'KEP-77/KO.1201/2025 jo. Keputusan Kepala Nomor S-1048/PL.1'
    const IZIN_GADAI_LINGKUP = 'Provinsi DKI Jakarta, Kota Tangerang Selatan dan Kabupaten Bogor'
    await set(owner, { IZIN_GADAI_NOMOR, IZIN_GADAI_LINGKUP })
    const nomor = await lend(kasir, {
      metode: 'BERTINGKAT',
      barang: [{ ...BANGLE, berat: 300 }],
      taksiran: 135_000_000,
      jumlah_hutang: 93_977_500,
    })
    const [first = []] = await pagesOf(await print(nomor, 'surat'))
    const text = first.join(' ')
    expect(text).not.toContain('…')
    for (const whole of [
      `${IZIN_GADAI_NOMOR} · ${IZIN_GADAI_LINGKUP} · berlaku sampai Jum, 31 Des 2027`,
      'juta sembilan ratus tujuh puluh tujuh ribu lima ratus rupiah',
      'Bunga 2.5% per 30 hari, dihitung per 30 hari berjalan, 1.5% bila sisanya sampai 15 hari, ' +
        'paling sedikit 10 hari',
      'Denda 2% per 30 hari dari pokok, dihitung per hari setelah masa tenggang',
      'Masa tenggang: 14 hari',
      '3. Setelah jatuh tempo dan masa tenggang, nasabah diberitahu dan jaminan dapat dilelang.',
    ]) {
      expect(text).toContain(whole)
    }
    await set(owner, LICENCE)
  })

  test('says the whole state of a piece, however long its name is', async () => {
    const nama_kondisi = 'Patah di beberapa tempat, pengait hilang'
    const state = { kode_kondisi: 'PATAH', nama_kondisi, potongan_permil: 0, diterima: true }
    expectStatus(await owner.post('kondisi-pinjaman', state), 200)
    const nomor = await lend(kasir, { barang: [{ ...BANGLE, kode_kondisi: 'PATAH' }] })
    const [first = []] = await pagesOf(await print(nomor, 'surat'))
    expect(first.join(' ')).toContain(nama_kondisi)
    expect(first.join(' ')).not.toContain('…')
  })

  test('prints once where the store says so, and as many pages as the pledge needs', async () => {
    await set(owner, { NOTA_HUTANG_GANDA: 'TIDAK' })
    const barang = Array.from({ length: 15 }, (_, i) => ({
      ...BANGLE,
      nama_barang: `Cincin nomor ${i + 1}`,
      berat: 1,
    }))
    const nomor = await lend(kasir, { barang, taksiran: 6_750_000 })
    const pages = await pagesOf(await print(nomor, 'surat'))
    expect(pages).toHaveLength(3)
    expect(pages.map(page => page.includes('PINJAMAN'))).toEqual([false, false, true])
    for (const page of pages) expect(page.join('\n')).toContain(nomor)
    expect(pages.flat()).toContain('Cincin nomor 15')
    await set(owner, { NOTA_HUTANG_GANDA: 'YA' })
  })

  test('the first is free, a reprint needs a grant and says so on both copies', async () => {
    const nomor = await lend(kasir)
    const key = randomUUID()
    expect((await print(nomor, 'surat', {}, { key })).status).toBe(200)
    // The same key again is the same print.
    expect(await textOf(await print(nomor, 'surat', {}, { key }))).toContain('ASLI')
    const denied = await kasir.post<Problem>(`hutang/${nomor}/surat`, {})
    expect([denied.status, denied.body.code]).toEqual([422, 'BUTUH_OTORISASI'])
    const other = await lend(kasir)
    const route = `POST hutang/${other}/surat`
    const otorisasi = await kasir.grant('CETAK_ULANG_NOTA', route, {})
    const wrong = await kasir.post<Problem>(`hutang/${nomor}/surat`, { otorisasi })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'OTORISASI_TIDAK_SAH'])
    const pages = await pagesOf(await reprint(nomor, 'surat'))
    expect(pages.map(page => page.some(text => text.startsWith('SALINAN 1')))).toEqual([true, true])
    expect(pages.flat().join(' ')).not.toContain('ASLI')
    const { body } = await kasir.get<{ dicetak: number }>(`hutang/${nomor}`)
    expect(body.dicetak).toBe(2)
  })

  test('of a loan that no longer holds says why', async () => {
    const nomor = await lend(kasir)
    expect(await textOf(await print(nomor, 'surat'))).not.toContain('SUDAH')
    await redeem(nomor)
    expect(await textOf(await reprint(nomor, 'surat'))).toContain('SUDAH DITEBUS')
    const wrong = await lend(kasir)
    const alasan = 'Salah'
    const path = `hutang/${wrong}/batal`
    const otorisasi = await kasir.grant('BATAL_HUTANG_LUNAS', `POST ${path}`, { alasan })
    expectStatus(await kasir.post(path, { alasan, otorisasi }), 201)
    expect(await textOf(await print(wrong, 'surat'))).toContain('DIBATALKAN')
  })

  test('of a renewal names the loan before it', async () => {
    const lama = await lend(kasir)
    const renewed = await kasir.post<{ no_faktur_hutang: string }>(`hutang/${lama}/perpanjang`, {
      jumlah_hutang: 1_575_000,
      selisih: 2_000,
      pembayaran: [{ cara: 'TUNAI', jumlah: 2_000 }],
    })
    const { no_faktur_hutang: baru } = expectStatus(renewed, 201)
    expect(await textOf(await print(baru, 'surat'))).toContain(`Perpanjangan dari ${lama}`)
    expect(await textOf(await print(lama, 'surat'))).toContain('SUDAH DIPERPANJANG')
    // A renewal gives a letter, no receipt.
    expect((await print(lama, 'kwitansi')).status).toBe(404)
  })

  test('is printed by its own store only', async () => {
    const nomor = await lend(kasir)
    await redeem(nomor)
    const bdg = await api.as('KASIR-BDG')
    for (const what of ['surat', 'kwitansi']) {
      expect((await bdg.bytes(`hutang/${nomor}/${what}`, { body: {} })).status).toBe(404)
      expect((await kasir.bytes(`hutang/FH-JKT-0/${what}`, { body: {} })).status).toBe(404)
    }
  })

  test('in the designer shows the identity only to who may see it whole', async () => {
    await lend(kasir)
    const seen = async (caller: Caller, toko?: string) => {
      const path = 'setting-nota/surat-gadai'
      const answer = await caller.get<{ dokumen: object }>(path, toko ? { toko } : {})
      return JSON.stringify(expectStatus(answer, 200).dokumen)
    }
    await showScreen('KASIR-JKT', 'setting-nota')
    expect(await seen(owner, 'JKT')).toContain(BORROWER.no_identitas)
    expect(await seen(kasir)).toContain('KTP ************0002')
    expect(await seen(kasir)).not.toContain(BORROWER.no_identitas)
    const templat = suratGadai.baku
    const path = 'setting-nota/surat-gadai/pratinjau'
    const preview = await kasir.bytes(path, { body: { templat, dari: 'TERAKHIR' } })
    expect(await textOf(preview)).toContain('KTP ************0002')
  })
})

describe('the receipt', () => {
  test('of a redemption says what was paid, how, and what came back', async () => {
    const nomor = await lend(kasir, { lokasi: 'B-7' })
    expect((await print(nomor, 'kwitansi')).status).toBe(404)
    const no_tebus = await redeem(nomor)
    const answer = await print(nomor, 'kwitansi')
    const { size } = await wordsOf(answer.clone())
    expect(size.map(Math.round)).toEqual([210, 148])
    const pages = await pagesOf(answer)
    expect(pages).toHaveLength(1)
    for (const text of [
      'KWITANSI PENEBUSAN',
      'Letak paket: B-7',
      no_tebus,
      `Surat gadai ${nomor}`,
      'Siti Aminah',
      'Gelang Keroncong',
      '1,575,000',
      '2,000',
      'Rp 1,577,000',
      'Dibayar: TUNAI 1,600,000',
      'Kembali',
      '23,000',
      'ASLI · hal. 1/1',
    ]) {
      expect(pages.flat().join('\n')).toContain(text)
    }
    expect((await print(nomor, 'kwitansi')).status).toBe(422)
    expect(await textOf(await reprint(nomor, 'kwitansi'))).toContain('SALINAN 1')
  })

  test('of a redemption that is undone is no more, the next one has its own', async () => {
    const nomor = await lend(kasir)
    await redeem(nomor)
    const alasan = 'Salah'
    const path = `hutang/${nomor}/batal-lunas`
    const otorisasi = await kasir.grant('BATAL_HUTANG_LUNAS', `POST ${path}`, { alasan })
    expectStatus(await kasir.post(path, { alasan, otorisasi }), 201)
    expect((await print(nomor, 'kwitansi')).status).toBe(404)
    const next = await redeem(nomor)
    const text = await textOf(await print(nomor, 'kwitansi'))
    expect(text).toContain(next)
    expect(text).toContain('ASLI')
  })

  test('of an auction and of its surplus spend the proceeds to the rupiah', async () => {
    await set(owner, { KWITANSI_GADAI_GANDA: 'YA' })
    const nomor = await lend(kasir)
    await closeDays(api, spv, 106)
    expectStatus(await spv.post(`hutang/${nomor}/pemberitahuan`, { cara: 'SURAT' }), 201)
    const sold = {
      hasil: 2_400_000,
      biaya: 24_000,
      pembeli: 'Toko Mas Sinar',
      pembayaran: [{ cara: 'TUNAI', jumlah: 2_400_000 }],
    }
    expectStatus(await spv.post(`hutang/${nomor}/lelang`, sold), 201)
    const pages = await pagesOf(await print(nomor, 'kwitansi'))
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      for (const text of ['KWITANSI LELANG', 'Pembeli lelang: Toko Mas Sinar', '-24,000']) {
        expect(page.join('\n')).toContain(text)
      }
      for (const text of ['-1,575,000', '-167,000', 'Kelebihan untuk nasabah', '634,000']) {
        expect(page).toContain(text)
      }
    }
    expect(pages[1]?.join('\n')).toContain('TEMBUSAN')
    const paid = { pencairan: { cara: 'TUNAI' }, penerima: 'Siti Aminah' }
    expectStatus(await spv.post(`hutang/${nomor}/kelebihan`, paid), 201)
    const text = await textOf(await print(nomor, 'kwitansi'))
    expect(text).toContain('PEMBAYARAN KELEBIHAN LELANG')
    expect(text).toContain('Diterima oleh: Siti Aminah')
    expect(text).toContain('Rp 634,000')
    expect(text).toContain('Dibayarkan: TUNAI 634,000')
    expect(await textOf(await print(nomor, 'surat'))).toContain('SUDAH DILELANG')
  })
})
