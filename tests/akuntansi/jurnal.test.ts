import { describe, expect, test } from 'vitest'
import { closeDays, expectStatus, set } from '../hutang/counter.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import {
  approve,
  journalBody,
  type Kept,
  openBooks,
  plain,
  posted,
  refused,
  submit,
  submitted,
  TODAY,
  turnDown,
  turnRound,
  undo,
  withdraw,
} from './books.ts'

// Journals by hand: nothing is booked until another approves, and then just what was agreed.

const api = await testShop()
const { owner, spv } = await openBooks(api)
await set(await api.as('OWNER'), { LACI: 'KASIR,RR', ...UNCOUNTED })

interface Line {
  readonly nomor_akun: string
  readonly jenis_akun: string
  readonly debit: number
  readonly kredit: number
  readonly murni_ug: number
}

const linesOf = async (nomor: string) =>
  expectStatus(await spv.get<Line[]>(`jurnal/${nomor}/jurnal`), 200).map(line => [
    line.nomor_akun,
    line.jenis_akun,
    line.debit,
    line.kredit,
    line.murni_ug,
  ])
const shown = async (nomor: string) => expectStatus(await spv.get(`jurnal/${nomor}`), 200)
const ajuan = async (nomor: string) => expectStatus(await spv.get(`ajuan-jurnal/${nomor}`), 200)

describe('a journal that is written', () => {
  test('books nothing until another approves; then as agreed, in both units', async () => {
    const sent = expectStatus(await submit(owner), 201)
    expect(sent).toEqual({ no_ajuan: 'JA-JKT-261121-0001', tgl_system: TODAY })
    expect(await ajuan(sent.no_ajuan)).toMatchObject({
      status: 'MENUNGGU',
      user_id: 'OWNER',
      jumlah: 4_000_000,
      murni_ug: 1_500_000,
      no_jurnal: null,
      baris: [
        { nomor_akun: '5131', nama_akun: 'Beban Gaji', debit: 4_000_000 },
        { nomor_akun: '2101', kredit: 4_000_000, murni_ug: -1_500_000 },
        { nomor_akun: '3102', murni_ug: 1_500_000 },
      ],
    })
    expect((await spv.get<{ count: number }>('jurnal')).body.count).toBe(0)
    const done = expectStatus(await approve(spv, sent.no_ajuan), 201)
    expect(done).toEqual({
      no_jurnal: 'JU-JKT-261121-0001',
      no_ajuan: sent.no_ajuan,
      tgl_system: TODAY,
    })
    expect(await linesOf(done.no_jurnal)).toEqual([
      ['5131', 'JURNAL_UMUM', 4_000_000, 0, 0],
      ['2101', 'JURNAL_UMUM', 0, 4_000_000, -1_500_000],
      ['3102', 'JURNAL_UMUM', 0, 0, 1_500_000],
    ])
    expect(await shown(done.no_jurnal)).toMatchObject({
      user_id: 'SPV-JKT',
      diajukan_oleh: 'OWNER',
      status: 'SELESAI',
      jumlah: 4_000_000,
      baris: [{ keterangan: 'Gaji November' }, {}, {}],
    })
    expect(await ajuan(sent.no_ajuan)).toMatchObject({
      status: 'DISETUJUI',
      diputus_oleh: 'SPV-JKT',
      no_jurnal: done.no_jurnal,
    })
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  })

  test('is found by number, writer and words; those that wait come first', async () => {
    const no = await submitted(spv, plain(7_000))
    const found = async (query: string) =>
      (await owner.get<{ data: { no_ajuan: string }[] }>(`ajuan-jurnal?${query}`)).body.data.map(
        row => row.no_ajuan,
      )
    expect(await found('')).toEqual([no])
    expect((await found('status=ALL'))[0]).toBe(no)
    expect(await found(`q=${no}`)).toEqual([no])
    expect(await found('q=SPV-JKT')).toEqual([no])
    expect(await found('q=%25')).toEqual([])
    expectStatus(await withdraw(spv, no), 201)
  })
})

describe('is refused', () => {
  test('where it does not balance, in either unit, with the figures', async () => {
    const [first, ...rest] = journalBody().baris
    const short = await submit(owner, {
      ...journalBody(),
      baris: [{ ...first, debit: 1 }, ...rest],
    })
    expect(refused(short)).toEqual([422, 'JURNAL_TIDAK_SEIMBANG'])
    expect(short.body.facts).toEqual({ rupiah: '3,999,999', emas: '0.000' })
    const gold = journalBody().baris.slice(0, 2)
    const light = await submit(owner, { ...journalBody(), baris: gold })
    expect(light.body.facts).toEqual({ rupiah: '0', emas: '1.500' })
  })

  test('row by row: control accounts, unknown ones, gold where none is kept', async () => {
    const baris = [
      { nomor_akun: '1101', debit: 5 },
      { nomor_akun: '1111', kredit: 5 },
      { nomor_akun: '9999', debit: 1 },
      { nomor_akun: '1201', murni_ug: 5 },
      { nomor_akun: '5131', murni_ug: -5 },
      { nomor_akun: '2111', debit: 1, kredit: 1 },
      { nomor_akun: '1133', kredit: 1 },
      { nomor_akun: '3101' },
    ]
    const answer = await submit(owner, { keterangan: 'Coba', baris })
    expect(refused(answer)).toEqual([422, 'BARIS_SALAH'])
    expect(answer.body.facts).toEqual({ jumlah: 8 })
    expect(answer.body.errors).toEqual({
      'baris.0.nomor_akun': 'Kas mengikuti laci: pakai Uang Kas atau Mutasi Uang',
      'baris.1.nomor_akun': 'Bank mengikuti rekening: pakai Uang Bank atau Mutasi Uang',
      'baris.2.nomor_akun': 'Akun ini tidak ada atau sudah dihapus',
      'baris.3.nomor_akun': 'Persediaan mengikuti barangnya: pakai layar Barang',
      'baris.4.murni_ug': 'Akun ini tidak menyimpan emas',
      'baris.5.nomor_akun': 'Titipan mengikuti saldo pelanggan: pakai Titipan',
      'baris.5.kredit': 'Isi debit atau kredit',
      'baris.6.nomor_akun': 'Akun gadai mengikuti pinjamannya: pakai layar Hutang',
      'baris.7.debit': 'Isi rupiah atau emasnya',
    })
    const kept = await owner.get<{ nomor_akun: string; dipegang: string | null }[]>('akun-jurnal')
    const free = expectStatus(kept, 200).filter(one => one.dipegang === null)
    expect(free.map(one => one.nomor_akun)).toContain('5131')
    expect(free.map(one => one.nomor_akun)).not.toContain('1103')
  })

  test('an account that is mapped meanwhile is looked at again when approved', async () => {
    const no = await submitted(spv, plain(1_000, '5139', '1132'))
    const map = (nomor_akun: string) =>
      owner.put(
        'para-akun-transaksi/PENJUALAN/UMUM',
        { detail_akun: [{ kode_akun: 'D1', jenis_akun: 'KAS', nomor_akun }] },
        {},
      )
    expectStatus(await map('1132'), 200)
    const answer = await approve(owner, no)
    expect(refused(answer)).toEqual([422, 'BARIS_SALAH'])
    expect(Object.keys(answer.body.errors)).toEqual(['baris.1.nomor_akun'])
    expectStatus(await map('1101'), 200)
    expectStatus(await approve(owner, no), 201)
  })

  test('what is not of its form: one line, a fraction, no words, somebody else’s day', async () => {
    for (const wrong of [
      { keterangan: '' },
      { baris: journalBody().baris.slice(0, 1) },
      { baris: [{ nomor_akun: '5131', debit: 0.5 }, { nomor_akun: '3101' }] },
      { baris: [{ nomor_akun: '5131', debit: -1 }, { nomor_akun: '3101' }] },
      { keterangan: 'Kartu 4111 1111 1111 1111' },
    ]) {
      expect((await submit(owner, journalBody(wrong))).status).toBeOneOf([400, 422])
    }
    const late = await submit(owner, journalBody({ tgl_system: '2026-11-20' }))
    expect(refused(late)).toEqual([409, 'TOKO_SUDAH_TUTUP'])
  })
})

describe('ends once', () => {
  test('never by who wrote it, except that he takes it back', async () => {
    const no = await submitted(spv, plain(3_000))
    expect(refused(await approve(spv, no))).toEqual([422, 'AJUAN_SENDIRI'])
    expect(refused(await turnDown(spv, no))).toEqual([422, 'AJUAN_SENDIRI'])
    expect(refused(await withdraw(owner, no))).toEqual([422, 'AJUAN_ORANG_LAIN'])
    expectStatus(await withdraw(spv, no), 201)
    expect(await ajuan(no)).toMatchObject({ status: 'DITARIK', no_jurnal: null })
    const late = await approve(owner, no)
    expect(refused(late)).toEqual([409, 'AJUAN_SELESAI'])
    expect(late.body.facts).toMatchObject({ status: 'ditarik', user_id: 'SPV-JKT' })
  })

  test('refused with words, which its writer reads', async () => {
    const no = await submitted(spv, plain(3_000))
    expect((await turnDown(owner, no, '')).status).toBe(400)
    expectStatus(await turnDown(owner, no, 'Pakai akun sewa'), 201)
    expect(await ajuan(no)).toMatchObject({ status: 'DITOLAK', alasan: 'Pakai akun sewa' })
    expect(refused(await approve(owner, no))).toEqual([409, 'AJUAN_SELESAI'])
  })

  test('approved twice by one key it is one journal; what is not there is not found', async () => {
    const no = await submitted(spv, plain(9_000))
    const key = { key: crypto.randomUUID() }
    const first = expectStatus(await approve(owner, no, key), 201)
    expect(expectStatus(await approve(owner, no, key), 201)).toEqual(first)
    expect(refused(await approve(owner, 'JA-JKT-261121-9999'))).toEqual([404, 'TIDAK_DITEMUKAN'])
    expect(refused(await api.as('SPV-BDG').then(bdg => approve(bdg, no)))[0]).toBe(404)
  })

  test('not by a cashier, whose tree lacks it; a module that is off closes it', async () => {
    const kasir = await api.as('KASIR-JKT')
    expect(refused(await submit(kasir))).toEqual([403, 'TANPA_HAK'])
    await owner.put('para-system', { modul: { AKUNTANSI_MODULE: false } }, { toko: 'JKT' })
    expect(refused(await submit(spv))).toEqual([403, 'MODULE_OFF'])
    await owner.put('para-system', { modul: { AKUNTANSI_MODULE: true } }, { toko: 'JKT' })
  })
})

describe('turned round', () => {
  test('on its day it is taken back with a grant; only then', async () => {
    const no = await posted(spv, owner, plain(11_000))
    expect(refused(await turnRound(spv, no))).toEqual([422, 'JURNAL_HARI_INI'])
    expectStatus(await undo(spv, no), 201)
    expect(await shown(no)).toMatchObject({ status: 'BATAL' })
    expect(refused(await turnRound(spv, no))).toEqual([409, 'SUDAH_BATAL'])
  })

  test('later by its mirror, which another approves on the open day, and once', async () => {
    const no = await posted(spv, owner)
    const other = await posted(spv, owner, plain(2_000))
    const waiting = await submitted(spv, plain(1_234))
    const next = await closeDays(api, spv, 1)
    const mirror = expectStatus(await turnRound(spv, no), 201).no_ajuan
    const twice = await turnRound(owner, no)
    expect(refused(twice)).toEqual([409, 'JURNAL_DIBALIK'])
    expect(twice.body.facts).toMatchObject({ nomor: no, oleh_nomor: mirror })
    const back = expectStatus(await approve(owner, mirror), 201)
    expect(back.tgl_system).toBe(next)
    expect(await linesOf(back.no_jurnal)).toEqual([
      ['5131', 'JURNAL_UMUM', 0, 4_000_000, 0],
      ['2101', 'JURNAL_UMUM', 4_000_000, 0, 1_500_000],
      ['3102', 'JURNAL_UMUM', 0, 0, -1_500_000],
    ])
    expect(await shown(no)).toMatchObject({ status: 'DIBALIK', no_balik: back.no_jurnal })
    expect(await shown(back.no_jurnal)).toMatchObject({ membalik: no, tgl_system: next })
    expect(refused(await turnRound(spv, no))).toEqual([409, 'JURNAL_DIBALIK'])
    const listed = async (status: string) =>
      (await spv.get<{ data: Kept[] }>(`jurnal?status=${status}`)).body.data.map(r => r.no_jurnal)
    expect(await listed('DIBALIK')).toEqual([no])
    // Taken back on its own day, the mirror leaves the journal as it stood.
    expectStatus(await undo(spv, back.no_jurnal), 201)
    expect(await shown(no)).toMatchObject({ status: 'SELESAI', no_balik: null })
    expectStatus(await turnRound(spv, no), 201)
    // What waited over the night is posted on the day it is approved.
    const posting = expectStatus(await approve(owner, waiting), 201)
    expect(posting.tgl_system).toBe(next)
    const path = `jurnal/${other}/batal`
    const otorisasi = await spv.grant('BATAL_JURNAL', `POST ${path}`, { alasan: 'x' })
    const late = await spv.post<Kept>(path, { alasan: 'x', otorisasi })
    expect(refused(late)).toEqual([422, 'DOKUMEN_BUKAN_HARI_INI'])
  })
})
