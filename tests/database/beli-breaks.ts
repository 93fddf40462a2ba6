import type { PawnBreak } from './pawn-breaks.ts'

/**
 * What an administrator may break of purchases with the triggers off; `$nota` bought a piece of a
 * nota, `$saldo` one without, paid into a deposit that it opened.
 */
type Row = readonly [what: string, statement: string, says: string]

const said = (path: string, value: string) =>
  `update dokumen set isi = jsonb_set(isi, '${path}', '${value}') where nomor = '$nota'`
const piece = (set: string) => `update barang set ${set} where no_masuk = '$nota'`

const ROWS: readonly Row[] = [
  ['another payment', said('{pembayaran,0,jumlah}', '1'), '$nota pays 1 for'],
  ['another sum', said('{beli_rp}', '1'), '$nota pays'],
  [
    'a price above its ceiling',
    `update dokumen_barang set beli = jsonb_set(beli, '{tertinggi_rp}', '1')
      where nomor = '$nota'`,
    '$nota is above the ceiling and nobody approved',
  ],
  ['another cost', piece('modal_rp = modal_rp + 1'), 'is not what $nota bought'],
  ['a piece that does not name the old', piece('asal_barcode = null'), 'is not what $nota bought'],
  ['an invoice nobody gave', piece("asal_pajak = 'FAKTUR'"), 'is not what $nota bought'],
  [
    'a nota that is free again',
    "delete from nota_dibeli where nomor = '$nota'",
    'bought by $nota, taken by nobody',
  ],
  [
    'a nota that nobody bought',
    `insert into nota_dibeli values ('FJ-JKT-260101-0001', '10000001', 'JKT', '$saldo',
      'PEMBELIAN')`,
    'bought by nobody, taken by $saldo',
  ],
  [
    'another sum of a person',
    "update orang_hari set jumlah_rp = 1 where nomor = '$nota'",
    '$nota counts for other than it came to',
  ],
  [
    'a purchase of nobody',
    "delete from orang_hari where nomor = '$nota'",
    '$nota counts for nobody',
  ],
  [
    'a sum to report, and no task',
    "update orang_hari set sebelum_rp = 499999999 where nomor = '$nota'",
    '$nota has no task to report it',
  ],
  [
    'a task of a purchase that reached nothing',
    `insert into tugas_ppatk (kode_toko, nomor, tgl, batas)
      select kode_toko, nomor, tgl, tgl + 14 from dokumen where nomor = '$saldo'`,
    '$saldo has a task for nothing',
  ],
  [
    'a deposit that got less',
    `update gerak_bon set sesudah = '{"uang_rp": 1}' where nomor = '$saldo'`,
    '$saldo pays',
  ],
]

export const BELI_BREAKS: readonly PawnBreak[] = ROWS.map(([what, statement, says]) => ({
  invarian:
    statement.includes('orang_hari') || statement.includes('tugas_ppatk') ? 'ORANG' : 'BELI',
  what,
  statement,
  says,
}))
