const LINE = `insert into koran_baris (kode_toko, no_rekening, sidik, urut, tgl, jumlah_rp,
  keterangan, referensi, no_unggah, baris, id_cocok)
  values ('JKT', '1', 'x', 1, '2026-11-21', 5, '', '', 'U', 1,`
const FILE = `insert into koran_unggah (kode_toko, no_unggah, no_rekening, nama_berkas, sha256,
  tgl_dari, tgl_sampai, baris, baru, user_id, pada) values ('JKT', 'U', '1', 'koran.csv', '',
  '2026-11-21', '2026-11-21', 1, 1, 'SPV-JKT', now())`
const MATCH = (
  jumlah: number,
  baris: string,
  jurnal: string,
) => `insert into koran_cocok (kode_toko,
  id_cocok, no_rekening, cara, jumlah_rp, user_id, pada, isi) values ('JKT', 'C', '1', 'TANGAN',
  ${jumlah}, 'SPV-JKT', now(), '{"baris": ${baris}, "jurnal": ${jurnal}}')`
const ENTRY = (nomor: string) => `insert into koran_jurnal (kode_toko, nomor, baris, id_cocok,
  no_rekening) values ('JKT', '${nomor}', 1, 'C', '1')`

/** What may be broken of statements and matches, and what is said. */
const ROWS: readonly (readonly [what: string, statement: string, says: string])[] = [
  ['a file without its lines', FILE, 'koran.csv brought 1 lines, has 0'],
  ['a line of no file', `${LINE} null)`, 'came with no file'],
  ['a line matched by nothing', `${LINE} 'C')`, 'is matched by nothing'],
  ['a match without its line', MATCH(5, '["x"]', '[]'), 'match C of 5 has 0 lines of 0'],
  ['a match of nothing', MATCH(0, '[]', '[]'), 'match C of 0 has 0 lines'],
  [
    'a match whose sums differ',
    `${FILE}; ${LINE} 'C'); ${MATCH(5, '["x"]', '[]')}`,
    'match C of 5 has 1 lines of 5 and 0 entries of 0',
  ],
  ['an entry matched by nothing', ENTRY('FJ-X'), 'FJ-X is matched by nothing'],
  [
    'a line of the books that is no bank',
    `${ENTRY('FJ-X')}; ${MATCH(0, '[]', '[{}]')}`,
    'match C of 0 has 0 lines',
  ],
]

export const KORAN_BREAKS = ROWS.map(([what, statement, says]) => ({
  invarian: 'KORAN',
  what,
  statement,
  says,
}))
