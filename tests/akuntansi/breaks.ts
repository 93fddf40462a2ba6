/**
 * What an administrator may break of journals by hand and of closed months, with the triggers off;
 * `$jurnal` and the like are numbers of `keptMonths`.
 */
type Row = readonly [invarian: string, what: string, statement: string, says: string]

const ajuan = (set: string, which: string) =>
  `update ajuan_jurnal set ${set} where no_ajuan = '${which}'`
const gerak = (set: string, which: string, versi: number) =>
  `update gerak_ajuan_jurnal set ${set} where no_ajuan = '${which}' and versi = ${versi}`
const dokumen = (set: string, which: string) => `update dokumen set ${set} where nomor = '${which}'`
const buku = (set: string, which: string) =>
  `update jurnal_baris set ${set} where nomor = '${which}' and baris = 1`
const bulan = (set: string, which: string) =>
  `update periode set ${set} where no_tutup = '${which}'`

const JURNAL: readonly Row[] = [
  [
    'JURNAL',
    'another state',
    ajuan("status = 'DITOLAK', no_akhir = 'JT-X'", '$tunggu'),
    '$tunggu differs from its last step',
  ],
  [
    'JURNAL',
    'booked on a day nobody agreed to',
    dokumen(`isi = isi || '{"tgl_buku": "2026-01-02"}'`, '$jurnal'),
    '$jurnal is booked on 2026-01-02',
  ],
  ['JURNAL', 'a later version', ajuan('versi = versi + 1', '$tunggu'), '$tunggu differs'],
  ['JURNAL', 'ended by another', ajuan("no_akhir = 'JU-X'", '$setuju'), '$setuju differs'],
  ['JURNAL', 'a row deleted', "delete from ajuan_jurnal where no_ajuan = '$tolak'", '$tolak diff'],
  ['JURNAL', 'a hole in the versions', gerak('versi = 7', '$tolak', 2), '$tolak version 7'],
  [
    'JURNAL',
    'a step no submission may take',
    gerak("jenis = 'TARIK_JURNAL'", '$tolak', 2),
    '$tolak version 2 does not follow',
  ],
  [
    'JURNAL',
    'approved by who wrote it',
    gerak("user_id = 'SPV-JKT'", '$setuju', 2),
    '$setuju was disetujui by SPV-JKT',
  ],
  [
    'JURNAL',
    'taken back by another',
    gerak("user_id = 'OWNER'", '$tarik', 2),
    '$tarik was ditarik by OWNER',
  ],
  ['JURNAL', 'another writer', ajuan("user_id = 'OWNER'", '$tolak'), '$tolak began otherwise'],
  ['JURNAL', 'other words', ajuan("keterangan = 'x'", '$tolak'), '$tolak began otherwise'],
  ['JURNAL', 'another day', ajuan('tgl = tgl - 1', '$tolak'), '$tolak began otherwise'],
  [
    'JURNAL',
    'lines that were not agreed',
    ajuan(`isi = jsonb_set(isi, '{baris,0,debit_rp}', '1')`, '$setuju'),
    '$setuju is not its journal',
  ],
  ['JURNAL', 'another account', buku("nomor_akun = '5139'", '$jurnal'), '$setuju is not its'],
  ['JURNAL', 'another total', ajuan('total_rp = 1', '$setuju'), '$setuju is not its journal'],
  [
    'JURNAL',
    'a journal that forgot who wrote it',
    dokumen("isi = isi - 'ajuan'", '$jurnal'),
    '$setuju is not its journal',
  ],
  ['JURNAL', 'called as cash', buku("jenis_akun = 'KAS'", '$jurnal'), '$setuju is not its journal'],
  [
    'JURNAL',
    'written by hand into something else',
    buku("jenis_akun = 'JURNAL_UMUM'", '$biaya'),
    '$biaya is called a journal by hand',
  ],
  [
    'JURNAL',
    'turned round on its own day',
    dokumen("tgl = (select tgl from dokumen where nomor = '$balik')", '$jurnal'),
    '$balik does not turn $jurnal round',
  ],
  [
    'JURNAL',
    'turned round by something else',
    "update jurnal_baris set kredit_rp = kredit_rp + 1 where nomor = '$balik' and kredit_rp > 0",
    '$balik does not turn $jurnal round',
  ],
  [
    'JURNAL',
    'turned round, and taken back as well',
    dokumen("membatalkan = '$jurnal'", '$lain'),
    '$balik does not turn $jurnal round',
  ],
  [
    'JURNAL',
    'turned round twice',
    dokumen(`isi = isi || '{"membalik": "$jurnal"}'`, '$lain'),
    '$jurnal is turned round 2 times',
  ],
  ['I2', 'a journal deleted', "delete from jurnal_baris where nomor = '$jurnal'", '$jurnal has no'],
  ['I2', 'a step of no document', gerak("nomor = 'JT-X'", '$tolak', 2), 'JT-X: step of a sub'],
  ['I11', 'of no store', ajuan("kode_toko = 'XXX'", '$tolak'), 'a row refers'],
  [
    'IZIN',
    'taken back without an approval',
    dokumen("penyetuju = 'OWNER'", '$batal'),
    '$batal has no grant',
  ],
]

const PERIODE: readonly Row[] = [
  [
    'PERIODE',
    'a kept balance changed',
    bulan(`saldo = jsonb_set(saldo, '{0,debit_rp}', '1')`, '$september'),
    '2026-09 keeps another balance',
  ],
  ['PERIODE', 'a journal of a closed month', buku('debit_rp = debit_rp + 1', '$jurnal'), '2026-09'],
  [
    'PERIODE',
    'gold of a closed month',
    buku('murni_ug = murni_ug + 1', '$jurnal'),
    '2026-10 keeps another balance',
  ],
  [
    'PERIODE',
    'an account forgotten',
    bulan("saldo = saldo - 0, hash = '-'", '$oktober'),
    '2026-10 keeps another balance',
  ],
  ['PERIODE', 'another hash', bulan("hash = repeat('0', 64)", '$oktober'), '$oktober has another'],
  [
    'PERIODE',
    'an open day in a closed month',
    "update hari_bisnis set tgl = '2026-10-31' where kode_toko = 'JKT' and status = 'BUKA'",
    '2026-10 is closed, 2026-10-31 is open',
  ],
  [
    'PERIODE',
    'a hole before it',
    `update periode set status = 'DIBUKA', no_buka = 'BP-X', alasan = 'x'
     where no_tutup = '$september'`,
    '2026-10 is closed before 2026-09',
  ],
  [
    'PERIODE',
    'another state',
    bulan("status = 'DIBUKA', no_buka = 'BP-X', alasan = 'x'", '$oktober'),
    '$oktober differs from its last step',
  ],
  ['PERIODE', 'a later version', bulan('versi = versi + 1', '$oktober'), '$oktober differs'],
  [
    'PERIODE',
    'a step no month may take',
    "update gerak_periode set jenis = 'TUTUP_TOKO' where no_tutup = '$dibuka' and versi = 2",
    '$dibuka version 2 does not follow',
  ],
  ['PERIODE', 'another closer', bulan("user_id = 'SPV-JKT'", '$oktober'), '$oktober began other'],
  ['PERIODE', 'another month', bulan("bulan = '2026-12-01'", '$oktober'), '$oktober began other'],
  [
    'PERIODE',
    'a closing deleted',
    "delete from periode where no_tutup = '$september'",
    '$september began otherwise',
  ],
]

export const BOOK_BREAKS = [...JURNAL, ...PERIODE].map(([invarian, what, statement, says]) => ({
  invarian,
  what,
  statement,
  says,
}))

/** The same, of what the chain says: how it is called there. */
export const BOOK_ALTERED: readonly (readonly [
  what: string,
  statement: string,
  nomor: string,
  apa: string,
])[] = [
  ['what was agreed', ajuan(`isi = '{}'`, '$tunggu'), '$tunggu', 'ajuan jurnal'],
  ['why', ajuan("alasan = 'x'", '$tolak'), '$tolak', 'ajuan jurnal'],
  ['who wrote it', ajuan("user_id = 'OWNER'", '$tunggu'), '$tunggu', 'ajuan jurnal'],
  ['a step', gerak("user_id = 'SPV-JKT'", '$setuju', 2), '$jurnal', 'gerak ajuan jurnal'],
  ['a balance', bulan("saldo = '[]'", '$oktober'), '$oktober', 'periode'],
  ['a hash', bulan("hash = '-'", '$oktober'), '$oktober', 'periode'],
  ['why it was opened', bulan("alasan = 'x'", '$dibuka'), '$dibuka', 'periode'],
  [
    'that it was opened',
    "delete from gerak_periode where no_tutup = '$dibuka' and versi = 2",
    '$buka',
    'gerak periode',
  ],
]
