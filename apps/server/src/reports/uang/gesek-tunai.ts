import { NON_CASH } from '@kencana/contract/names/non-cash'
import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  textFilter,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { named } from '../names.ts'
import { STANDS, STATUS } from './moved-parts.ts'

/** Where the money of a card stands, until it is in the bank. */
const KARTU = {
  BELUM: 'Belum dicocokkan',
  COCOK: 'Sudah cocok, belum dicairkan',
  CAIR: 'Sudah dicairkan',
} as const

/**
 * Cash given against debit cards: what was swiped, what of it was undone, what the drawers gave and
 * what was kept, as the ledger has them; and of what was swiped what nobody has found yet, what was
 * found and is owed, what was paid out.
 */
export const gesekTunai = defineReport({
  id: 'laporan-gesek-tunai',
  title: 'Laporan Gesek Tunai',
  family: 'cash',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    laci: textFilter('Laci'),
    kode_bank: refFilter('bank', 'Bank'),
    status: choiceFilter('Status', { ALL: 'SEMUA', ...STATUS }),
    kartu: choiceFilter('Uang kartu', { ALL: 'SEMUA', ...KARTU }),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    no_gesek: textColumn('Nomor', {
      leadsTo: leadToScreen('/gesek-tunai', { no_gesek: 'no_gesek' }),
      width: 1.4,
    }),
    kode_bank: textColumn('Bank'),
    penerbit: textColumn('Penerbit kartu'),
    kartu_akhir: textColumn('4 angka terakhir kartu'),
    nama_customer: textColumn('Pelanggan'),
    keterangan: textColumn('Keterangan'),
    user_id: textColumn('Oleh'),
    jumlah: moneyColumn('Digesek'),
    dibatalkan: moneyColumn('Dibatalkan'),
    tunai: moneyColumn('Tunai keluar'),
    biaya: moneyColumn('Biaya'),
    belum: moneyColumn('Belum dicocokkan'),
    cocok: moneyColumn('Belum dicairkan'),
    cair: moneyColumn('Dicairkan'),
    status: wordColumn('Status'),
    status_kartu: wordColumn('Uang kartu'),
    no_cair: textColumn('No pencairan', {
      leadsTo: leadToScreen('/lihat-pencairan', { no_cair: 'no_cair' }),
    }),
    umur: countColumn('Umur piutang (hari)', { total: false }),
  },
  chart: { kind: 'bar', label: 'kode_bank', value: 'jumlah' },
  order: ['tgl', 'pada', 'no_gesek'],
  sql: ({ toko, tanggal, laci, kode_bank, status, kartu }) => sql`
    select g.*, ${named(sql`g.kode`, STATUS)} as status,
      ${named(sql`g.kode_kartu`, NON_CASH)} as status_kartu
    from (
      select d.tgl, d.pada, d.nomor as no_gesek, d.isi->>'laci' as laci,
        d.isi->>'kode_bank' as kode_bank, d.isi->>'penerbit' as penerbit,
        d.isi->>'kartu_akhir' as kartu_akhir,
        d.nama_customer, d.keterangan, d.user_id,
        d.total_rp as jumlah, case when b.nomor is null then 0 else d.total_rp end as dibatalkan,
        case when b.nomor is null then (d.isi->>'tunai_rp')::bigint else 0 end as tunai,
        case when b.nomor is null then (d.isi->>'biaya_rp')::bigint else 0 end as biaya,
        case when ${CARD} = 'BELUM' then n.jumlah_rp else 0 end as belum,
        case when ${CARD} = 'COCOK' then n.jumlah_rp else 0 end as cocok,
        case when ${CARD} = 'CAIR' then n.jumlah_rp else 0 end as cair,
        ${STANDS} as kode, case when n.dibatalkan is null then coalesce(n.hasil, 'BELUM')
          when n.hasil is null then 'BATAL' else 'BATAL_COCOK' end as kode_kartu, n.no_cair,
        case when ${CARD} in ('BELUM', 'COCOK') then (select h.tgl from hari_bisnis h
          where h.kode_toko = ${toko} and h.status = 'BUKA') - d.tgl end as umur
      from dokumen d
      join non_cash n on n.kode_toko = ${toko} and n.nomor = d.nomor
      left join dokumen b on b.kode_toko = ${toko} and b.membatalkan = d.nomor
      where ${every([
        sql`d.kode_toko = ${toko} and d.jenis = 'GESEK_TUNAI'`,
        sql`d.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
        ...(laci === null ? [] : [sql`d.isi->>'laci' = upper(${laci})`]),
        ...(kode_bank === null ? [] : [sql`d.isi->>'kode_bank' = ${kode_bank}`]),
        ...(status === 'ALL' ? [] : [sql`${STANDS} = ${status}`]),
        ...(kartu === 'ALL' ? [] : [sql`${CARD} = ${kartu}`]),
      ])}
    ) g`,
})

/** What became of the receivable of one that stands; nothing of one that was undone. */
const CARD = sql`(case when n.dibatalkan is not null then null
  when n.no_cair is not null then 'CAIR' when n.hasil is not null then 'COCOK'
  else 'BELUM' end)`
