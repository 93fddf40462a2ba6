import { describe, expect, it } from 'vitest'
import {
  broughtBody,
  changePiece,
  emptyForm,
  hasLine,
  isEmptyForm,
  pieceOfLine,
  purchaseBody,
  withoutPiece,
  withPiece,
  withPieceBack,
} from './purchase-form.ts'

const LINE = {
  kode_barcode: '11000001',
  nama_barang: 'Cincin',
  kode_dept: 'CINCIN',
  kode_group: 'T750',
  kode_kadar: '750',
  berat_nota: 3.25,
  harga_jual: 5_232_500,
  potongan: { jenis_potongan: 'TIDAK_ADA' },
  janji_tukar: null,
} as const
const NOTA = { no_faktur_jual: 'FJ-SBY-261122-0001', tgl_system: '2026-11-22', kredit: 0 }
const sales = { kode_sales: 'DEWI', nama_sales: 'Dewi' }
const begun = withPiece(emptyForm(sales), { ...pieceOfLine(NOTA, LINE), berat_mg: 3237 })

describe('pieces on the counter', () => {
  it('come from a nota with all that it says, and are known by it', () => {
    expect(begun.barang).toMatchObject([
      { id: 1, nama_barang: 'Cincin', nota: { berat_nota_mg: 3250, potongan: LINE.potongan } },
    ])
    expect(hasLine(begun, NOTA.no_faktur_jual, LINE.kode_barcode)).toBe(true)
    expect(hasLine(begun, NOTA.no_faktur_jual, '11000002')).toBe(false)
  })

  it('are asked about once jenis, kadar, weight and condition are known', () => {
    const [piece] = withPiece(emptyForm(null)).barang
    expect(piece && broughtBody(piece, 'UTUH')).toBeNull()
    const [known] = begun.barang
    expect(known && broughtBody(known, null)).toBeNull()
    expect(known && broughtBody({ ...known, berat_mg: 0 }, 'UTUH')).toBeNull()
    expect(known && broughtBody(known, 'UTUH')).toEqual({
      ...{ no_faktur_jual: NOTA.no_faktur_jual, kode_barcode: LINE.kode_barcode },
      ...{ kode_dept: 'CINCIN', kode_group: 'T750', kode_kadar: '750' },
      ...{ berat: 3.237, kode_kondisi: 'UTUH' },
    })
  })

  it('name their damage one by one; without any they are intact', () => {
    const [piece] = changePiece(begun, 1, { kondisi: ['PATRI', 'BATU'], dipakai: true }).barang
    expect(piece && broughtBody(piece, 'UTUH')).toMatchObject({
      kode_kondisi: 'PATRI',
      kerusakan: ['BATU'],
      dipakai: true,
    })
  })

  it('go away one by one; sales alone is nothing worth keeping', () => {
    expect(isEmptyForm(begun)).toBe(false)
    expect(isEmptyForm(withoutPiece(begun, 1))).toBe(true)
    const [piece] = begun.barang
    if (piece === undefined) throw new Error('a piece')
    expect(withPieceBack(withoutPiece(begun, 1), piece, 0)).toEqual(begun)
    // Another took its number meanwhile.
    const ids = withPieceBack(begun, piece, 0).barang.map(({ id }) => id)
    expect(ids).toEqual([1, 2])
  })
})

it('a purchase says who sells, each piece with its price, and where it goes', () => {
  const form = { ...begun, nama: ' Ibu Ratna ', no_identitas: '3578014507890001' }
  const [piece] = form.barang
  const brought = piece === undefined ? null : broughtBody(piece, 'UTUH')
  if (piece === undefined || brought === null) throw new Error('no piece')
  const priced = [{ piece: { ...piece, kode_baki: 'B01' }, brought, harga_beli: 5_000_000 }]
  expect(purchaseBody(form, priced, '2026-11-22')).toEqual({
    kode_sales: 'DEWI',
    penjual: { nama: 'Ibu Ratna', jenis_identitas: 'KTP', no_identitas: '3578014507890001' },
    barang: [
      { ...brought, nama_barang: 'Cincin', harga_beli: 5_000_000, ke: 'BAKI', kode_baki: 'B01' },
    ],
    pembayaran: [{ cara: 'TUNAI', jumlah: 5_000_000 }],
    total: 5_000_000,
    tgl_system: '2026-11-22',
  })
})
