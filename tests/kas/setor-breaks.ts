import type { PawnBreak } from '../database/pawn-breaks.ts'

/**
 * What an administrator may break of submitted money, with the triggers off; `$setuju` and the like
 * are numbers of `tests/kas/ajuan-invariants.test.ts`.
 */
type Row = readonly [invarian: string, what: string, statement: string, says: string]

const ajuan = (set: string, which: string) =>
  `update ajuan_uang set ${set} where no_ajuan = '${which}'`
const gerak = (set: string, which: string, versi: number) =>
  `update gerak_ajuan_uang set ${set} where no_ajuan = '${which}' and versi = ${versi}`
const dokumen = (set: string, which: string) => `update dokumen set ${set} where nomor = '${which}'`

const ROWS: readonly Row[] = [
  [
    'SETOR',
    'another state',
    ajuan("status = 'DITOLAK', no_akhir = 'UT-X'", '$tunggu'),
    '$tunggu differs from its last step',
  ],
  ['SETOR', 'a later version', ajuan('versi = versi + 1', '$tunggu'), '$tunggu differs'],
  ['SETOR', 'ended by another', ajuan("no_akhir = 'UK-X'", '$setuju'), '$setuju differs'],
  ['SETOR', 'a row deleted', "delete from ajuan_uang where no_ajuan = '$tolak'", '$tolak differs'],
  [
    'SETOR',
    'without its steps',
    "delete from gerak_ajuan_uang where no_ajuan = '$tolak'",
    '$tolak differs',
  ],
  ['SETOR', 'a hole in the versions', gerak('versi = 7', '$tolak', 2), '$tolak version 7'],
  [
    'SETOR',
    'a step from elsewhere',
    gerak("dari_status = 'DITARIK'", '$tolak', 2),
    '$tolak version 2 does not follow',
  ],
  [
    'SETOR',
    'a step no submission may take',
    gerak("jenis = 'TARIK_UANG'", '$tolak', 2),
    '$tolak version 2 does not follow',
  ],
  [
    'SETOR',
    'booked as the other kind',
    gerak("jenis = 'UANG_BANK'", '$setuju', 2),
    '$setuju version 2 does not follow',
  ],
  [
    'SETOR',
    'approved by who wrote it',
    gerak("user_id = 'KASIR-JKT'", '$setuju', 2),
    '$setuju was disetujui by KASIR-JKT',
  ],
  [
    'SETOR',
    'taken back by another',
    gerak("user_id = 'SPV-JKT'", '$tarik', 2),
    '$tarik was ditarik by SPV-JKT',
  ],
  ['SETOR', 'another writer', ajuan("user_id = 'OWNER'", '$tolak'), '$tolak began otherwise'],
  ['SETOR', 'other words', ajuan("keterangan = 'x'", '$tolak'), '$tolak began otherwise'],
  ['SETOR', 'another day', ajuan('tgl = tgl - 1', '$tolak'), '$tolak began otherwise'],
  ['SETOR', 'the other way', ajuan("arah = 'MASUK'", '$tolak'), '$tolak began otherwise'],
  [
    'SETOR',
    'an approval nobody gave',
    ajuan(`isi = isi || '{"penyetuju": "OWNER"}'`, '$tolak'),
    '$tolak began otherwise',
  ],
  ['SETOR', 'another sum', ajuan('total_rp = 1', '$setuju'), '$setuju is not its money'],
  [
    'SETOR',
    'another drawer',
    ajuan(`isi = jsonb_set(isi, '{tempat}', '{"laci": "RR"}')`, '$setuju'),
    '$setuju is not its money',
  ],
  [
    'SETOR',
    'another account',
    ajuan(`isi = isi || '{"nomor_akun": "5139"}'`, '$setuju'),
    '$setuju is not its money',
  ],
  [
    'SETOR',
    'money that forgot who wrote it',
    dokumen("isi = isi - 'ajuan'", '$kas'),
    '$setuju is not its money',
  ],
  [
    'SETOR',
    'money of no submission',
    dokumen(`isi = isi || '{"ajuan": {"no_ajuan": "UA-X"}}'`, '$langsung'),
    '$langsung is not its money',
  ],
  ['I2', 'a journal deleted', "delete from jurnal_baris where nomor = '$kas'", '$kas has no'],
  ['I2', 'a step of no document', gerak("nomor = 'UT-X'", '$tolak', 2), 'UT-X: step of sub'],
  ['I11', 'of no store', ajuan("kode_toko = 'XXX'", '$tolak'), 'a row refers'],
]

export const SETOR_BREAKS: readonly PawnBreak[] = ROWS.map(([invarian, what, statement, says]) => ({
  invarian,
  what,
  statement,
  says,
}))

/** The same, of what the chain says: how it is called there. */
export const SETOR_ALTERED: readonly (readonly [
  what: string,
  statement: string,
  nomor: string,
  apa: string,
])[] = [
  ['a sum', ajuan('total_rp = 1', '$tunggu'), '$tunggu', 'ajuan uang'],
  ['what was agreed', ajuan(`isi = '{}'`, '$tunggu'), '$tunggu', 'ajuan uang'],
  ['why', ajuan("alasan = 'x'", '$tolak'), '$tolak', 'ajuan uang'],
  ['who wrote it', ajuan("user_id = 'OWNER'", '$tunggu'), '$tunggu', 'ajuan uang'],
  ['a step', gerak("user_id = 'OWNER'", '$setuju', 2), '$kas', 'gerak ajuan uang'],
]
