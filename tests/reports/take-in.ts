import { createHash, randomUUID } from 'node:crypto'
import { makeBarcode } from '@kencana/domain/barcode'
import type { Caller, TestApi } from '../sample-shop/api.ts'

export interface NewPieces {
  readonly toko: string
  /** Number of the store in its barcodes. */
  readonly nomor: number
  readonly count: number
  readonly from?: number
  readonly berat_mg?: number
  readonly kode_baki?: string
  readonly kode_group?: string
  readonly nama_barang?: string
  /** What the document says beside its pieces, in the form of the version that writes it. */
  readonly isi?: object
}

/** Writes a document of received pieces through the ledger's writer; answers their barcodes. */
export async function takeIn(api: TestApi, caller: Caller, pieces: NewPieces): Promise<string[]> {
  const { toko, nomor, count, from = 1, berat_mg = 3_237 } = pieces
  const { group, tgl } = await facts(api, toko, pieces.kode_group ?? 'T750')
  const barang = Array.from({ length: count }, (_, i) => ({
    kode_barcode: makeBarcode(nomor, from + i),
    nama_barang: pieces.nama_barang ?? 'Cincin Belah Rotan',
    kode_dept: 'CINCIN',
    kode_group: group.kode_group,
    kode_kadar: group.kode_kadar,
    permil: group.permil,
    kode_baki: pieces.kode_baki ?? 'A01',
    berat_mg,
    berat_nota_mg: berat_mg,
    aturan_berat: group.aturan_berat,
    mode_harga: 'GRAM',
    ongkos_per_gram: 60_000,
    ongkos_per_pcs: 0,
    atribut_rp: 0,
    modal_rp: 4_900_000,
    asal_pajak: 'FAKTUR',
  }))
  const modal = 4_900_000 * count
  const murni = berat_mg * group.permil * count
  const line = (baris: number, nomor_akun: string, jenis_akun: string, sign: 1 | -1) => ({
    baris,
    nomor_akun,
    jenis_akun,
    debit_rp: sign === 1 ? modal : 0,
    kredit_rp: sign === 1 ? 0 : modal,
    murni_ug: sign * murni,
  })
  const empty = { barang: [], bayar: [], klaim: [], otorisasi: [], outbox: [] }
  const document = {
    ...empty,
    jenis: 'TAMBAH_BARANG',
    awalan: 'TB',
    kunci_nomor: 'nomor',
    tgl,
    pada: api.app.clock.now().toISOString(),
    dokumen: { isi: pieces.isi ?? null },
    barang_baru: barang,
    jurnal: [line(1, '1201', 'PERSEDIAAN', 1), line(2, '2101', 'HUTANG_SUPPLIER', -1)],
    tanpa_jurnal: false,
    jawaban: {},
  }
  await api.app.pool.query('select * from post($1, $2, $3, $4, $5::jsonb)', [
    createHash('sha256').update(caller.token).digest(),
    toko,
    randomUUID(),
    Buffer.from(randomUUID()),
    JSON.stringify(document),
  ])
  return barang.map(piece => piece.kode_barcode)
}

interface GroupRow {
  kode_group: string
  kode_kadar: string
  permil: number
  aturan_berat: string
}

async function facts(api: TestApi, toko: string, kode_group: string) {
  const db = await api.app.pool.connect()
  try {
    await db.query('begin')
    await db.query(`set local app.kode_toko = '${toko}'`)
    const group = await db.query<GroupRow>(
      `select g.kode_group, g.kode_kadar, k.permil, g.aturan_berat
       from grup g join kadar k using (kode_kadar) where kode_group = $1`,
      [kode_group],
    )
    const day = await db.query<{ tgl: string }>(
      "select tgl from hari_bisnis where kode_toko = $1 and status = 'BUKA'",
      [toko],
    )
    const [row] = group.rows
    const [open] = day.rows
    if (row === undefined || open === undefined) throw new Error(`no group or day in ${toko}`)
    return { group: row, tgl: open.tgl }
  } finally {
    await db.query('rollback')
    db.release()
  }
}

/** One figure of the ledger, read by the owner's own statement, for one store. */
export async function ledger(api: TestApi, toko: string, statement: string): Promise<number[]> {
  const db = await api.app.pool.connect()
  try {
    await db.query('begin')
    await db.query(`set local app.kode_toko = '${toko}'`)
    const { rows } = await db.query<unknown[]>({ text: statement, rowMode: 'array' })
    return (rows[0] ?? []).map(Number)
  } finally {
    await db.query('rollback')
    db.release()
  }
}
