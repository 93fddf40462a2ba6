import { type Sql, sql } from '../../../platform/sql.ts'
import { lineSays } from './line-says.ts'

/**
 * Every line of a store's journal about money in a bank, with the account it is of: what it was
 * matched with, what it names ('BCA 1234567890'), what the tender of its document names, or the
 * only account of its bank. A line that names a bank of several accounts has none. `batal` is the
 * document that undid its document, or that it undoes: together they are nothing.
 */
export const bankEntries = (kode_toko: string): Sql => sql`
  select j.nomor, j.baris, j.jenis, j.tgl, j.pada, j.jumlah, j.kode_bank, j.id_cocok, j.batal,
    coalesce(j.dicocokkan, j.disebut, b.no_rekening, r.no_rekening) as no_rekening
  from (
    select s.*, split_part(s.sebut, ' ', 1) as kode_bank,
      nullif(substr(s.sebut, length(split_part(s.sebut, ' ', 1)) + 2), '') as disebut,
      row_number() over (partition by s.nomor, s.sebut, abs(s.jumlah) order by s.baris) as ke
    from (
      select j.nomor, j.baris, j.jenis, j.tgl, j.pada, j.debit_rp - j.kredit_rp as jumlah,
        coalesce(${lineSays(kode_toko)}, '') as sebut, k.id_cocok, k.no_rekening as dicocokkan,
        coalesce(d.membatalkan, u.nomor) as batal, coalesce(d.membatalkan, j.nomor) as asal
      from jurnal_baris j
      join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = j.nomor
      left join dokumen u on u.kode_toko = ${kode_toko} and u.membatalkan = j.nomor
      left join koran_jurnal k on k.kode_toko = ${kode_toko} and k.nomor = j.nomor
        and k.baris = j.baris
      where j.kode_toko = ${kode_toko} and j.jenis_akun = 'BANK'
    ) s
  ) j
  left join (
    select t.nomor, t.kode_bank, t.jumlah_rp, t.no_rekening,
      row_number() over (partition by t.nomor, t.kode_bank, t.jumlah_rp order by t.baris) as ke
    from dokumen_bayar t
    where t.kode_toko = ${kode_toko} and t.cara = 'TRANSFER'
  ) t on j.disebut is null and t.nomor = j.asal and t.kode_bank = j.kode_bank
    and t.jumlah_rp = abs(j.jumlah) and t.ke = j.ke
  left join rekening b on b.kode_toko = ${kode_toko} and b.no_rekening = t.no_rekening
    and b.kode_bank = j.kode_bank
  left join (
    select kode_bank, min(no_rekening) as no_rekening from rekening
    where kode_toko = ${kode_toko} and dihapus_pada is null
    group by kode_bank having count(*) = 1
  ) r on r.kode_bank = j.kode_bank`

/**
 * What happened to bank and books of each account, day by day, as sums that only need adding up:
 * lines, the sen they are more, entries, and what of either the other side lacks. A match ends what
 * lacks on the day its last line or entry is of; entries before the first statement lack nothing
 * unless matched since.
 */
export const bankDays = (kode_toko: string): Sql => sql`
  with entri as materialized (${bankEntries(kode_toko)}),
  garis as materialized (
    select g.no_rekening, g.tgl, g.jumlah_rp as jumlah, g.lebih_sen, g.id_cocok
    from koran_baris g
    where g.kode_toko = ${kode_toko}
  ),
  mulai as (select no_rekening, min(tgl) as tgl from garis group by 1),
  selesai as (
    select id_cocok, max(tgl) as tgl from (
      select id_cocok, tgl from garis where id_cocok is not null
      union all select id_cocok, tgl from entri where id_cocok is not null
    ) x group by 1
  ),
  gerak as (
    select g.no_rekening, g.tgl, g.jumlah as bank, 0 as buku, g.jumlah as hanya_bank,
      0 as hanya_buku, 0 as sebelum, g.lebih_sen
    from garis g
    union all
    select g.no_rekening, s.tgl, 0, 0, -g.jumlah, 0, 0, 0
    from garis g join selesai s on s.id_cocok = g.id_cocok
    union all
    select e.no_rekening, e.tgl, 0, e.jumlah, 0, case when e.terhitung then e.jumlah else 0 end,
      case when e.terhitung then 0 else e.jumlah end, 0
    from (select e.*, e.id_cocok is not null or coalesce(e.tgl >= m.tgl, false) as terhitung
      from entri e left join mulai m on m.no_rekening = e.no_rekening) e
    union all
    select e.no_rekening, s.tgl, 0, 0, 0, -e.jumlah, 0, 0
    from entri e join selesai s on s.id_cocok = e.id_cocok
  )
  select no_rekening, tgl, sum(bank)::bigint as bank, sum(buku)::bigint as buku,
    sum(hanya_bank)::bigint as hanya_bank, sum(hanya_buku)::bigint as hanya_buku,
    sum(sebelum)::bigint as sebelum, sum(lebih_sen)::bigint as lebih_sen
  from gerak group by 1, 2`

/**
 * What a bank says each account held: by line, its day, and the balance less all that moved since
 * the first line, and the sen it is more. Where it is always the same, no line is missing.
 */
export const bankBalances = (kode_toko: string): Sql => sql`
  select no_rekening, tgl, urut, saldo_rp - (sum(jumlah_rp) over (partition by no_rekening
      order by tgl, urut))::bigint as dasar, saldo_rp is not null as disebut,
    saldo_lebih_sen - (sum(lebih_sen) over (partition by no_rekening
      order by tgl, urut))::bigint as dasar_lebih_sen
  from koran_baris where kode_toko = ${kode_toko}`
