import { describe, expect, it, test } from 'vitest'
import {
  type BenchPiece,
  begun,
  countOn,
  faultsOf,
  faultyOf,
  laid,
  type OnBench,
  offBy,
  renewed,
  sentOf,
  without,
} from './bench-form.ts'

const PIECE: BenchPiece = {
  kode_barcode: '01000007',
  versi: 1,
  nama_barang: 'Cincin Belah Rotan',
  kode_group: 'T750',
  kode_kadar: '750',
  berat: 3.237,
  mode_harga: 'GRAM',
  kode_ongkos: 'ONG1',
  harga_bandrol: null,
}
type Piece = OnBench<BenchPiece, 'BAKI' | 'CUCI' | 'SEPUH'>
const weighed = (more: Partial<Piece> = {}): Piece => ({
  ...begun<BenchPiece, 'BAKI' | 'CUCI' | 'SEPUH'>(PIECE, 'BAKI', 'A01'),
  berat_mg: 3_221,
  ...more,
})
const sent = (more: Partial<Piece>) => sentOf(weighed(more))

test('a scanned piece begins where it is proposed to go, in the tray of the last', () => {
  const one = begun(PIECE, 'BAKI', 'A01')
  expect(one).toMatchObject({ tujuan: 'BAKI', kode_baki: 'A01', berat_mg: null })
  expect(begun(PIECE, null, null)).toMatchObject({ tujuan: '', kode_baki: null })
})

describe('what lacks', () => {
  test.each<[string, Partial<Piece>, object]>([
    ['nothing', {}, {}],
    ['its weight', { berat_mg: null }, { berat: 'Berat harus lebih dari 0' }],
    ['where it goes', { tujuan: '' }, { tujuan: 'Pilih tujuan' }],
    ['its tray', { kode_baki: null }, { kode_baki: 'Mohon Untuk Pilih Kode Baki' }],
    ['no tray where it goes to none', { kode_baki: null, tujuan: 'CUCI' }, {}],
    [
      'the tag of what is sold by it',
      { piece: { ...PIECE, mode_harga: 'BANDROL' } },
      { kode_bandrol: 'Harus Diisi' },
    ],
  ])('%s', (_, more, faults) => {
    expect(faultsOf(weighed(more))).toEqual(faults)
  })
})

it('says how far a weight is from the books', () => {
  expect([offBy(weighed()), offBy(weighed({ berat_mg: null }))]).toEqual([-16, null])
})

describe('what is sent', () => {
  it('says nothing of what is as it was', () => {
    expect(sent({})).toEqual({
      kode_barcode: '01000007',
      versi: 1,
      tujuan: 'BAKI',
      berat: 3.221,
      sumber: 'KETIK',
      kode_baki: 'A01',
    })
  })

  it('says what is otherwise, and of a tray alone what it is sold by', () => {
    const other = { kode_kadar: '700', kode_group: 'T700', kode_ongkos: 'ONG2', kode_bandrol: 'B1' }
    expect(sent(other)).toMatchObject({ ...other, kode_baki: 'A01' })
    expect(sent({ ...other, tujuan: 'SEPUH' })).toEqual({
      kode_barcode: '01000007',
      versi: 1,
      tujuan: 'SEPUH',
      berat: 3.221,
      sumber: 'KETIK',
      kode_kadar: '700',
    })
  })

  it('names the scale while nothing was typed over it', () => {
    const scaled = { mg: 3_221, raw: 'ST,GS,+3.221g', kode_timbangan: 'T1' }
    expect(sent({ scaled })).toMatchObject({
      sumber: 'TIMBANGAN',
      baris_mentah: scaled.raw,
      kode_timbangan: 'T1',
    })
    expect(sent({ scaled, berat_mg: 3_220 })).toMatchObject({ sumber: 'KETIK' })
  })
})

test('the first piece that the server found fault with is taken up again', () => {
  const errors = {
    'barang.2.kode_baki': 'Baki X tidak ada',
    'barang.1.berat': 'Berat terlalu besar',
  }
  expect(faultyOf(errors)).toEqual({ index: 1, faults: { berat: 'Berat terlalu besar' } })
  expect(faultyOf({ keterangan: 'Terlalu panjang' })).toBeNull()
})

describe('the bench', () => {
  const other = weighed({ piece: { ...PIECE, kode_barcode: '01000014' }, tujuan: 'CUCI' })
  const form = { list: [other], at: weighed(), kode_baki: null }

  it('lays the piece at hand among the ready ones, and remembers its tray', () => {
    const next = laid(form, weighed())
    expect(next.list.map(one => one.piece.kode_barcode)).toEqual(['01000007', '01000014'])
    expect(next).toMatchObject({ at: null, kode_baki: 'A01' })
    // What goes to no tray changes none.
    expect(laid(next, other)).toMatchObject({ kode_baki: 'A01', list: [other, weighed()] })
  })

  it('counts each piece once', () => {
    expect(countOn(form)).toBe(2)
    expect(countOn({ ...form, at: other })).toBe(1)
  })

  it('takes a piece from wherever it is', () => {
    expect(without(form, '01000014')).toEqual({ ...form, list: [] })
    expect(without(form, '01000007')).toEqual({ ...form, at: null })
  })

  it('reads a piece anew and keeps what was said of it', () => {
    const anew = renewed(form, { ...PIECE, versi: 2 })
    expect(anew.at).toEqual({ ...weighed(), piece: { ...PIECE, versi: 2 } })
    expect(anew.list).toEqual([other])
  })
})

it('sends none where a charge was taken away', () => {
  expect(sent({ kode_ongkos: null })).toMatchObject({ kode_ongkos: null })
})
