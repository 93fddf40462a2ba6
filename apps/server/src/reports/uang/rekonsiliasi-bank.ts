import {
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
} from '../../engines/report/define-report.ts'
import { bankBalances, bankDays } from '../../engines/report/rows/bank-entries.ts'
import { sql } from '../../platform/sql.ts'

const held = (label: string) => moneyColumn(label, { total: false })

/**
 * Each account day by day: what the bank says and what the books say it held, and what explains
 * the difference: bank = books + only at the bank - only in the books + before the first statement
 * + lines nobody loaded. Banks reckon to the sen and books do not: theirs has up to 99 more. Books
 * of a bank that name no account stand by themselves, so that the books together are the ledger's.
 */
export const rekonsiliasiBank = defineReport({
  id: 'laporan-rekonsiliasi-bank',
  title: 'Laporan Rekonsiliasi Bank',
  family: 'cash',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    no_rekening: refFilter('rekening', 'Rekening'),
  },
  columns: {
    rekening: textColumn('Rekening', { width: 1.6 }),
    tgl: dateColumn('Tanggal', {
      leadsTo: leadToScreen('/rekening-koran', { no_rekening: 'no_rekening', tgl: 'tgl' }),
    }),
    bank: held('Saldo bank'),
    sen: countColumn('Sen di bank', { total: false }),
    buku: held('Saldo buku'),
    selisih: held('Selisih'),
    hanya_bank: held('Belum ada di buku'),
    hanya_buku: held('Belum ada di bank'),
    awal: held('Selisih awal'),
    celah: held('Baris belum dimuat'),
  },
  group: ['rekening'],
  order: ['rekening', 'tgl'],
  sql: ({ toko, tanggal, no_rekening }) => sql`
    with hari as materialized (${bankDays(toko)}),
    tempat as (
      select no_rekening from hari where tgl <= ${tanggal.sampai}::date
        ${no_rekening === null ? sql`` : sql`and no_rekening = ${no_rekening}`}
      group by 1
    ),
    isi as (
      select no_rekening, tgl, bank, buku, hanya_bank, hanya_buku, sebelum, lebih_sen from hari
      union all
      select no_rekening, ${tanggal.sampai}::date, 0, 0, 0, 0, 0, 0 from tempat
    ),
    jalan as (
      select distinct no_rekening, tgl, sum(bank) over w as bank, sum(buku) over w as buku,
        sum(hanya_bank) over w as hanya_bank, sum(hanya_buku) over w as hanya_buku,
        sum(sebelum) over w as sebelum, sum(lebih_sen) over w as lebih_sen
      from isi window w as (partition by no_rekening order by tgl)
    ),
    garis as materialized (${bankBalances(toko)}),
    mulai as (
      select no_rekening, min(tgl) as tgl,
        (array_agg(dasar order by tgl, urut) filter (where disebut))[1] as dasar,
        (array_agg(dasar_lebih_sen order by tgl, urut) filter (where disebut))[1] as dasar_sen
      from garis group by 1
    )
    select coalesce(r.kode_bank || ' ' || r.no_rekening || ' · ' || r.nama_rekening,
        j.no_rekening, '-') as rekening, j.no_rekening, j.tgl, j.buku::bigint as buku,
      h.bank, h.sen, h.bank - j.buku::bigint as selisih,
      case when m.tgl <= j.tgl then j.hanya_bank::bigint end as hanya_bank,
      case when m.tgl <= j.tgl then j.hanya_buku::bigint end as hanya_buku,
      case when m.tgl <= j.tgl then (m.dasar - j.sebelum)::bigint end as awal,
      case when m.tgl <= j.tgl then k.dasar - m.dasar end as celah
    from jalan j
    join tempat t on t.no_rekening is not distinct from j.no_rekening
    left join rekening r on r.kode_toko = ${toko} and r.no_rekening = j.no_rekening
    left join mulai m on m.no_rekening = j.no_rekening
    left join lateral (
      select g.dasar, g.dasar_lebih_sen as dasar_sen from garis g
      where g.no_rekening = j.no_rekening and g.disebut
        and g.tgl <= j.tgl order by g.tgl desc, g.urut desc limit 1
    ) k on true
    cross join lateral (
      select case when m.tgl <= j.tgl
        then (j.bank + coalesce(k.dasar, m.dasar))::bigint end as bank,
        case when m.tgl <= j.tgl
          then (j.lebih_sen + coalesce(k.dasar_sen, m.dasar_sen))::bigint end as sen
    ) h
    where j.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
})
