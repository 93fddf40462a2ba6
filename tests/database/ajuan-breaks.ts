import type { PawnBreak } from './pawn-breaks.ts'

/**
 * What an administrator may break of submitted sales with the triggers off; `$tunggu` and the like
 * are numbers of `submissionDays`, `$ring` and `$bebas` pieces: held, and for sale.
 */
type Row = readonly [invarian: string, what: string, statement: string, says: string]

const ajuan = (set: string, which: string) => `update ajuan set ${set} where no_ajuan = '${which}'`
const gerak = (set: string, which: string, versi: number) =>
  `update gerak_ajuan set ${set} where no_ajuan = '${which}' and versi = ${versi}`
const barang = (set: string, which: string) =>
  `update barang set ${set} where kode_barcode = '${which}'`
const dokumen = (set: string, which: string) => `update dokumen set ${set} where nomor = '${which}'`

const ROWS: readonly Row[] = [
  ['AJUAN', 'a held piece set free', barang("status = 'ADA'", '$ring'), '$ring is ADA and waits'],
  [
    'AJUAN',
    'a piece held for nobody',
    barang("status = 'DIPERIKSA'", '$bebas'),
    '$bebas is DIPERIKSA and waits in 0 submissions',
  ],
  [
    'AJUAN',
    'a piece that waits twice',
    `insert into dokumen_barang select (l).* from (select jsonb_populate_record(l,
       '{"nomor": "$lain", "baris": 2}') l from dokumen_barang l where nomor = '$tunggu') x`,
    '$ring is DIPERIKSA and waits in 2 submissions',
  ],
  [
    'AJUAN',
    'another state',
    ajuan("status = 'DITOLAK', no_akhir = '$tolakan'", '$tunggu'),
    '$tunggu differs from its last step',
  ],
  ['AJUAN', 'a later version', ajuan('versi = versi + 1', '$tunggu'), '$tunggu differs'],
  ['AJUAN', 'ended by another', ajuan("no_akhir = 'FJ-X'", '$setuju'), '$setuju differs'],
  ['AJUAN', 'a row deleted', "delete from ajuan where no_ajuan = '$tolak'", '$tolak differs'],
  [
    'AJUAN',
    'without its steps',
    "delete from gerak_ajuan where no_ajuan = '$tolak'",
    '$tolak differs',
  ],
  ['AJUAN', 'a hole in the versions', gerak('versi = 7', '$tolak', 2), '$tolak version 7'],
  [
    'AJUAN',
    'a step from elsewhere',
    gerak("dari_status = 'DITARIK'", '$tolak', 2),
    '$tolak version 2 does not follow',
  ],
  [
    'AJUAN',
    'a step no submission may take',
    gerak("jenis = 'TARIK_AJUAN'", '$tolak', 2),
    '$tolak version 2 does not follow',
  ],
  [
    'AJUAN',
    'begun by another document',
    gerak("nomor = '$setuju'", '$tolak', 1),
    '$tolak version 1 does not follow',
  ],
  [
    'AJUAN',
    'approved by who submitted it',
    gerak("user_id = 'KASIR-JKT'", '$setuju', 2),
    '$setuju was disetujui by KASIR-JKT',
  ],
  [
    'AJUAN',
    'taken back by another',
    gerak("user_id = 'SPV-JKT'", '$tarik', 2),
    '$tarik was ditarik by SPV-JKT',
  ],
  ['AJUAN', 'one that waits over a closing', ajuan('tgl = tgl - 1', '$tunggu'), '$tunggu waits on'],
  ['AJUAN', 'another submitter', ajuan("user_id = 'OWNER'", '$tolak'), '$tolak began otherwise'],
  ['AJUAN', 'more pieces than lines', ajuan('pcs = 9', '$tolak'), '$tolak began otherwise'],
  ['AJUAN', 'another total', ajuan('total_rp = 1', '$setuju'), '$setuju is not its sale'],
  [
    'AJUAN',
    'a sale that forgot its submission',
    dokumen("isi = isi - 'ajuan'", '$jual'),
    '$setuju is not its sale',
  ],
  [
    'AJUAN',
    'a sale of no submission',
    dokumen(`isi = isi || '{"ajuan": {"no_ajuan": "AJ-X"}}'`, '$langsung'),
    '$langsung is not its sale',
  ],
  [
    'AJUAN',
    'a price that was not agreed',
    "update dokumen_barang set harga_rp = harga_rp - 1 where nomor = '$jual'",
    '$setuju is not its sale',
  ],
  ['I2', 'a step of no document', gerak("nomor = 'AT-X'", '$tolak', 2), 'AT-X: step of a sub'],
  ['I11', 'of no store', ajuan("kode_toko = 'XXX'", '$tolak'), 'a row refers'],
  [
    'IZIN',
    'an approval that nobody gave',
    "update dokumen set penyetuju = 'OWNER' where nomor = '$mahal'",
    '$mahal has no grant',
  ],
]

export const AJUAN_BREAKS: readonly PawnBreak[] = ROWS.map(([invarian, what, statement, says]) => ({
  invarian,
  what,
  statement,
  says,
}))

/** The same, of what the chain says: how it is called there. */
export const AJUAN_ALTERED: readonly (readonly [
  what: string,
  statement: string,
  nomor: string,
  apa: string,
])[] = [
  ['a total', ajuan('total_rp = 1', '$tunggu'), '$tunggu', 'ajuan'],
  ['what was agreed', ajuan(`isi = '{}'`, '$tunggu'), '$tunggu', 'ajuan'],
  ['why', ajuan("keterangan = 'x'", '$tolak'), '$tolak', 'ajuan'],
  ['who submitted it', ajuan("user_id = 'OWNER'", '$tunggu'), '$tunggu', 'ajuan'],
  ['what ended it', ajuan("no_akhir = 'FJ-X'", '$setuju'), '$setuju', 'ajuan'],
  ['a row deleted', "delete from ajuan where no_ajuan = '$tarik'", '$tarik', 'ajuan'],
  ['a step', gerak("user_id = 'OWNER'", '$setuju', 2), '$jual', 'gerak ajuan'],
  ['a step deleted', "delete from gerak_ajuan where nomor = '$tolakan'", '$tolakan', 'gerak ajuan'],
]
