-- Rows come back only when something is wrong (05-reliability §2). Run as an administrator whom row
-- security does not hide rows from; one statement, so that it sees one moment.

with
status_barang as (                                 -- where a piece of each status stands
  select * from (values
    ('ADA', 'PERSEDIAAN', true), ('DIPERIKSA', 'PERSEDIAAN', true), ('BLN', 'PERSEDIAAN_BLN', true),
    ('CUCI', 'PERSEDIAAN_CUCI', false), ('SEPUH', 'PERSEDIAAN_SEPUHAN', false),
    ('TUKANG', 'PERSEDIAAN_TUKANG', false), ('CONTOH', 'PERSEDIAAN_TUKANG', false),
    ('KIRIM', 'PERSEDIAAN_PERJALANAN', false), ('PESANAN', 'PERSEDIAAN_PESANAN', true),
    ('DITAHAN', 'PERSEDIAAN_DITAHAN', true), ('TERJUAL', null, false), ('HANCUR', null, false),
    ('HILANG', null, false), ('BATAL', null, false), ('RETUR', null, false),
    ('PINDAH', null, false)) s (status, akun, di_baki)
),
jenis_kolam as (                                   -- where stock by weight stands
  select * from (values ('ROSOK', 'PERSEDIAAN_ROSOK'), ('ABU', null),
    ('CUCI_MANUAL', 'PERSEDIAAN_CUCI')) k (jenis, akun)
),
pemegang as (                                      -- parts whose accounts a list keeps (PARTS)
  select * from (values
    ('KAS', 'LACI', 'ASET'), ('KAS_GADAI', 'LACI', 'ASET'), ('BANK', 'BANK', 'ASET'),
    ('PIUTANG_EDC', 'PIUTANG', 'ASET'), ('PIUTANG_QRIS', 'PIUTANG', 'ASET'),
    ('PIUTANG_PENJUALAN', 'PELANGGAN', 'ASET'), ('KAS_PERJALANAN', 'PERJALANAN', 'ASET'),
    ('HUTANG_TITIPAN', 'TITIPAN', 'KEWAJIBAN'), ('PIUTANG_GADAI', 'GADAI', 'ASET'),
    ('BARANG_JAMINAN', 'GADAI', 'MEMO'), ('KONTRA_JAMINAN', 'GADAI', 'MEMO'),
    ('KELEBIHAN_LELANG', 'GADAI', 'KEWAJIBAN'), ('TUKAR_TAMBAH', 'TUKAR', 'KEWAJIBAN')
  ) p (jenis_akun, oleh, golongan)
),
kaki as (                                          -- journals summed per document
  select kode_toko, nomor, count(*) n, sum(debit_rp - kredit_rp) rp, sum(murni_ug) ug
  from jurnal_baris group by 1, 2
),
gerak_urut as (                                    -- movements with the one before
  select g.*, lag(ke_status) over w lalu_status, lag(ke_baki) over w lalu_baki,
    lag((kode_kadar, berat_mg, murni_ug)) over w lalu_isi,
    (coalesce(dari_kode_kadar, kode_kadar), coalesce(dari_berat_mg, berat_mg),
      coalesce(dari_murni_ug, murni_ug)) dari_isi,
    row_number() over (partition by kode_toko, kode_barcode order by versi desc) dari_akhir
  from gerak_barang g window w as (partition by kode_toko, kode_barcode order by versi)
),
gerak_timbun as (                                  -- movements of pools with the one before
  select g.*, row_number() over w urut, lag(sisa_berat_mg, 1, 0::bigint) over w lalu_mg,
    lag(sisa_murni_ug, 1, 0::bigint) over w lalu_ug,
    lag(sisa_modal_rp, 1, 0::bigint) over w lalu_rp,
    row_number() over (partition by kode_toko, kunci order by versi desc) dari_akhir
  from gerak_kolam g window w as (partition by kode_toko, kunci order by versi)
),
gerak_baki as (                                    -- what the movements left in each tray
  select kode_toko, baki, kode_kadar, sum(pcs) pcs, sum(mg) mg, sum(ug) ug from (
    select kode_toko, ke_baki baki, kode_kadar, 1 pcs, berat_mg mg, murni_ug ug
      from gerak_barang where ke_baki is not null
    union all
    select kode_toko, dari_baki, coalesce(dari_kode_kadar, kode_kadar), -1,
      -coalesce(dari_berat_mg, berat_mg), -coalesce(dari_murni_ug, murni_ug)
      from gerak_barang where dari_baki is not null
  ) g group by 1, 2, 3
),
isi_baki as (
  select kode_toko, kode_baki baki, kode_kadar, count(*) pcs, sum(berat_mg) mg,
    sum((berat_mg * (permil * 10 + sisa_permyriad) + 5) / 10) ug
  from barang where status in (select s.status from status_barang s where s.di_baki)
  group by 1, 2, 3
),
jual_hidup as (                                    -- sales that were not cancelled
  select d.* from dokumen d where d.jenis = 'PENJUALAN' and not exists (select from dokumen r
    where r.kode_toko = d.kode_toko and r.membatalkan = d.nomor)
),
gadai as (                                         -- documents of the pawn counter
  select d.*, case d.isi->>'laci' when 'RR' then 'KAS_GADAI' else 'KAS' end akun_kas,
    exists (select from dokumen r where r.kode_toko = d.kode_toko and r.membatalkan = d.nomor) batal
  from dokumen d where d.jenis in ('HUTANG', 'TEBUS_HUTANG', 'PERPANJANG_HUTANG', 'LELANG_HUTANG',
    'BAYAR_KELEBIHAN', 'BATAL_HUTANG', 'BATAL_LELANG', 'BATAL_HUTANG_LUNAS', 'AWAL_HUTANG',
    'BATAL_AWAL_HUTANG')
),
terima_gadai as (                                  -- what the pawn counter took in on a day
  select kode_toko, tgl, sum(total_rp + coalesce(pembulatan_rp, 0)) rp from gadai g
    where not batal and exists (select
    from dokumen_bayar b where b.kode_toko = g.kode_toko and b.nomor = g.nomor) group by 1, 2
),
titip as (                                         -- documents of deposits
  select d.*, case d.isi->>'laci' when 'RR' then 'KAS_GADAI' else 'KAS' end akun_kas,
    exists (select from dokumen r where r.kode_toko = d.kode_toko and r.membatalkan = d.nomor) batal
  from dokumen d where d.jenis in ('TITIPAN', 'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN',
    'PENGALIHAN_SALDO', 'BATAL_TITIPAN', 'AWAL_TITIPAN', 'BATAL_AWAL_TITIPAN')
),
gerak_uang as (                                    -- what became of each bon, step by step
  select g.*, coalesce((g.sebelum->>'uang_rp')::bigint, 0) sebelum_rp,
    (g.sesudah->>'uang_rp')::bigint sesudah_rp, lag(ke_status) over w lalu_status,
    (lag(sesudah) over w->>'uang_rp')::bigint lalu_rp, row_number() over w urut,
    lead(versi) over w is null terakhir,
    concat_ws(' ', jenis, coalesce(dari_status, '-'), ke_status) langkah
  from gerak_bon g window w as (partition by kode_toko, no_bon order by versi)
),
gerak_pinta as (                                   -- what became of each submitted sale
  select g.*, lag(ke_status) over w lalu_status, row_number() over w urut,
    lead(versi) over w is null terakhir,
    concat_ws(' ', jenis, coalesce(dari_status, '-'), ke_status) langkah
  from gerak_ajuan g window w as (partition by kode_toko, no_ajuan order by versi)
),
gerak_tulis as (                                   -- what became of each submitted journal
  select g.*, lag(ke_status) over w lalu_status, row_number() over w urut,
    lead(versi) over w is null terakhir,
    concat_ws(' ', jenis, coalesce(dari_status, '-'), ke_status) langkah
  from gerak_ajuan_jurnal g window w as (partition by kode_toko, no_ajuan order by versi)
),
gerak_setor as (                                   -- what became of each submitted money
  select g.*, lag(ke_status) over w lalu_status, row_number() over w urut,
    lead(versi) over w is null terakhir,
    concat_ws(' ', jenis, coalesce(dari_status, '-'), ke_status) langkah
  from gerak_ajuan_uang g window w as (partition by kode_toko, no_ajuan order by versi)
),
gerak_bulan as (                                   -- closings of months, and their openings
  select g.*, lag(ke_status) over w lalu_status, row_number() over w urut,
    lead(versi) over w is null terakhir,
    concat_ws(' ', jenis, coalesce(dari_status, '-'), ke_status) langkah
  from gerak_periode g window w as (partition by kode_toko, no_tutup order by versi)
),
uang_dokumen as (                                  -- money of deposits as a document moved it
  select kode_toko, nomor, sum(sesudah_rp - sebelum_rp) rp, count(*) n,
    sum(greatest(0, sesudah_rp - sebelum_rp)) masuk from gerak_uang group by 1, 2
),
terima_titip as (                                  -- what deposits took in on a day
  select kode_toko, tgl, sum(total_rp) rp from titip
  where not batal and jenis in ('TITIPAN', 'TAMBAH_TITIPAN') group by 1, 2
),
beli as (                                          -- purchases, with what undid them
  select d.*, r.nomor no_batal from dokumen d
  left join dokumen r on r.kode_toko = d.kode_toko and r.membatalkan = d.nomor
  where d.jenis = 'PEMBELIAN'
),
toko_terlihat as (                                 -- stores whose books whoever asks may see
  select distinct kode_toko from hari_bisnis
),
beli_bayar as (                                    -- money that left with a purchase, by way
  select b.kode_toko, b.nomor, p->>'cara' cara, coalesce(p->>'no_bon', b.nomor) no_bon,
    (p->>'jumlah')::bigint rp
  from beli b cross join lateral jsonb_array_elements(b.isi->'pembayaran') p
),
tukar as (                                         -- exchanges, with what undid them
  select d.*, t.no_faktur_jual, t.no_faktur_beli, r.nomor no_batal, r.isi isi_batal
  from dokumen d
  left join tukar_tambah t on t.kode_toko = d.kode_toko and t.nomor = d.nomor
  left join dokumen r on r.kode_toko = d.kode_toko and r.membatalkan = d.nomor
  where d.jenis = 'TUKAR_TAMBAH'
),
sisi as (                                          -- documents of an exchange's command
  select k.kode_toko, s.nomor, k.induk from (
    select kode_toko, nomor induk, no_faktur_jual a, no_faktur_beli b from tukar
    union all
    select kode_toko, no_batal, isi_batal->>'no_batal_jual', isi_batal->>'no_batal_beli' from tukar
  ) k cross join lateral (values (k.a), (k.b)) s (nomor) where s.nomor is not null
),
konter as (                                        -- documents that name the drawer of their cash
  select * from gadai union all select * from titip
),
cair as (                                          -- receivables that documents paid out
  select d.kode_toko, d.nomor no_cair, d.isi->>'penerbit' penerbit, p.*,
    exists (select from dokumen r where r.kode_toko = d.kode_toko and r.membatalkan = d.nomor) batal
  from dokumen d cross join lateral jsonb_to_recordset(d.isi->'pembayaran')
    as p(nomor text, baris integer, cara text, jumlah_rp bigint, mutasi_rp bigint)
  where d.jenis = 'CAIR_NON_CASH'
),
uang_jalan as (                                    -- money that moves by itself, place by place
  select d.kode_toko, d.nomor, case when e.laci is null then 'BANK' when e.laci = 'RR'
    then 'KAS_GADAI' else 'KAS' end akun, e.arah * d.total_rp rp
  from dokumen d cross join lateral (values
    (d.jenis like 'MUTASI_UANG_%', -1,
      case d.isi->>'asal' when 'CASH' then d.isi->>'laci' end),
    (d.jenis like 'MUTASI_UANG_%', 1,
      case d.isi->>'tujuan' when 'CASH' then d.isi->>'laci' end),
    (d.jenis in ('UANG_KAS', 'UANG_BANK'), case d.isi->>'arah' when 'MASUK' then 1 else -1 end,
      d.isi->>'laci'),
    (d.isi->>'arah' = 'PINDAH', 1, d.isi->>'laci_tujuan'),
    (d.jenis = 'KIRIM_UANG', -1, d.isi->>'laci'),
    (d.jenis = 'TERIMA_UANG', 1, d.isi->>'laci')) e (ada, arah, laci)
  where e.ada and d.jenis in ('MUTASI_UANG_BANK', 'MUTASI_UANG_CASH', 'UANG_KAS', 'UANG_BANK',
    'KIRIM_UANG', 'TERIMA_UANG')
  union all
  select kode_toko, nomor, 'KAS_PERJALANAN', case jenis when 'KIRIM_UANG' then 1 else -1 end
    * total_rp from dokumen where jenis in ('KIRIM_UANG', 'TERIMA_UANG')
  union all
  select kode_toko, nomor, 'BANK', (isi->>'bank_rp')::bigint from dokumen
    where jenis = 'CAIR_NON_CASH'
  union all
  select kode_toko, no_cair, case cara when 'QRIS' then 'PIUTANG_QRIS' else 'PIUTANG_EDC' end,
    -jumlah_rp from cair
  union all
  select kode_toko, nomor, case isi->>'laci' when 'RR' then 'KAS_GADAI' else 'KAS' end,
    -(isi->>'tunai_rp')::bigint from dokumen where jenis = 'GESEK_TUNAI'
),
bayar_benar as (                                   -- where the money of a document must stand
  select kode_toko, nomor, akun, sum(rp) rp from (
    select b.kode_toko, b.nomor, case cara when 'TUNAI' then coalesce(g.akun_kas, 'KAS')
      when 'TRANSFER' then 'BANK' when 'QRIS' then 'PIUTANG_QRIS' when 'SALDO' then 'HUTANG_TITIPAN'
      when 'TUKAR' then 'TUKAR_TAMBAH' else 'PIUTANG_EDC' end akun,
      jumlah_rp rp
      from dokumen_bayar b left join konter g on g.kode_toko = b.kode_toko and g.nomor = b.nomor
    union all
    select kode_toko, nomor, 'KAS', -kembali_rp from dokumen
      where jenis in ('PENJUALAN', 'BAYAR_PIUTANG', 'JUAL_LANTAK')
    union all
    select kode_toko, nomor, 'KAS', -total_rp from dokumen where jenis = 'KURANG_BAYAR'
    union all
    select kode_toko, nomor, akun_kas, -kembali_rp from konter
    union all
    select kode_toko, nomor, case isi->'pencairan'->>'cara' when 'TUNAI' then akun_kas else 'BANK'
      end, -(isi->'pencairan'->>'jumlah')::bigint from konter
      where membatalkan is null and jsonb_typeof(isi->'pencairan') = 'object'
    union all
    select kode_toko, nomor, case cara when 'TUNAI' then 'KAS' when 'SALDO' then 'HUTANG_TITIPAN'
      when 'TUKAR' then 'TUKAR_TAMBAH' else 'BANK' end, -rp from beli_bayar
    union all
    select kode_toko, nomor, akun, rp from uang_jalan
  ) b group by 1, 2, 3
),
bayar_buku as (
  select kode_toko, nomor, jenis_akun akun, sum(debit_rp - kredit_rp) rp from jurnal_baris
  where jenis in ('PENJUALAN', 'HUTANG', 'TEBUS_HUTANG', 'PERPANJANG_HUTANG', 'LELANG_HUTANG',
      'BAYAR_KELEBIHAN', 'TITIPAN', 'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN', 'PENGALIHAN_SALDO',
      'PEMBELIAN', 'MUTASI_UANG_BANK', 'MUTASI_UANG_CASH', 'UANG_KAS', 'UANG_BANK',
      'KIRIM_UANG', 'TERIMA_UANG', 'CAIR_NON_CASH', 'GESEK_TUNAI', 'KURANG_BAYAR', 'BAYAR_PIUTANG',
      'JUAL_LANTAK')
    and (jenis_akun in ('KAS', 'KAS_GADAI', 'BANK', 'PIUTANG_EDC', 'PIUTANG_QRIS', 'TUKAR_TAMBAH',
        'KAS_PERJALANAN')
      or (jenis in ('PENJUALAN', 'PEMBELIAN') and jenis_akun = 'HUTANG_TITIPAN'))
  group by 1, 2, 3
),
awal as (                                          -- loads of what a shop begins with
  select d.kode_toko, d.nomor, d.tgl, d.total_rp, d.murni_ug, d.isi, d.isi->>'jenis' apa,
    d.isi->>'muat' muat, (d.isi->'sums'->>'jumlah')::bigint n,
    (d.isi->'sums'->>'berat_mg')::bigint mg, (d.isi->'sums'->>'murni_ug')::bigint ug,
    exists (select from dokumen r where r.kode_toko = d.kode_toko and r.membatalkan = d.nomor) batal
  from dokumen d where d.jenis = 'SALDO_AWAL'
),
gerak_gadai as (                                   -- what became of each loan, step by step
  select g.*, lag(ke_status) over w lalu_status, row_number() over w urut,
    lead(versi) over w is null terakhir,
    concat_ws(' ', jenis, coalesce(dari_status, '-'), ke_status) langkah
  from gerak_hutang g window w as (partition by kode_toko, no_faktur_hutang order by versi)
),
jaminan as (                                       -- pledge of each loan, its lines summed
  select kode_toko, no_faktur_hutang, sum(berat_mg) mg, sum(murni_ug) ug, sum(taksiran_rp) taksiran,
    sum(plafond_rp) plafond,
    bool_and(murni_ug = (berat_mg * (permil * 10 + sisa_permyriad) + 5) / 10) murni
  from hutang_barang group by 1, 2
),
gadai_berat as (                                   -- what a document takes in or gives back
  select g.kode_toko, g.nomor, sum(j.mg) mg, sum(j.ug) ug from gerak_gadai g
  join jaminan j on j.kode_toko = g.kode_toko and j.no_faktur_hutang = g.no_faktur_hutang
  where g.langkah in ('HUTANG - AKTIF', 'AWAL_HUTANG - AKTIF', 'TEBUS_HUTANG AKTIF LUNAS',
    'LELANG_HUTANG AKTIF DILELANG', 'PERPANJANG_HUTANG AKTIF DIPERPANJANG') group by 1, 2
),
gadai_uang as (                                    -- money of a document, by the loans it moved
  select g.kode_toko, g.nomor, abs(sum(case g.langkah
      when 'HUTANG - AKTIF' then h.jumlah_hutang_rp
      when 'AWAL_HUTANG - AKTIF' then h.jumlah_hutang_rp
      when 'PERPANJANG_HUTANG - AKTIF' then -h.jumlah_hutang_rp
      when 'LELANG_HUTANG AKTIF DILELANG' then h.hasil_rp
      when 'BAYAR_KELEBIHAN DILELANG KELEBIHAN_DIBAYAR' then h.kelebihan_rp
      else h.jumlah_hutang_rp + h.bunga_rp + h.denda_rp end)) rp
  from gerak_gadai g join hutang h on h.kode_toko = g.kode_toko
    and h.no_faktur_hutang = g.no_faktur_hutang
  group by 1, 2
),
bunga_buku as (                                    -- interest and penalty in the ledger
  select kode_toko, nomor, coalesce(sum(kredit_rp - debit_rp)
      filter (where jenis_akun = 'PENDAPATAN_BUNGA'), 0) bunga,
    coalesce(sum(kredit_rp - debit_rp) filter (where jenis_akun = 'PENDAPATAN_DENDA'), 0) denda
  from jurnal_baris where jenis_akun in ('PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA') group by 1, 2
),
bunga_hutang as (                                  -- interest and penalty of loans, by their end
  select g.kode_toko, g.nomor, sum(h.bunga_rp) bunga, sum(h.denda_rp) denda from gerak_gadai g
  join gadai d on d.kode_toko = g.kode_toko and d.nomor = g.nomor and not d.batal
  join hutang h on h.kode_toko = g.kode_toko and h.no_faktur_hutang = g.no_faktur_hutang
  where g.dari_status = 'AKTIF' and g.ke_status in ('LUNAS', 'DIPERPANJANG', 'DILELANG')
  group by 1, 2
),
hutang_hari as (                                   -- ended loans: days, and what the terms ask
  select h.*, n.lama, n.cara, (case h.syarat->>'metode'
      when 'HARIAN' then n.permil * n.hari
      when 'BLOK_15' then n.permil * ((n.hari + 14) / 15)
      when 'BULANAN' then n.permil * ((n.hari + 29) / 30)
      else n.permil * (n.hari / 30) + case when n.hari % 30 = 0 then 0
        when n.hari % 30 <= (h.syarat->>'hari_awal')::int
        then (h.syarat->>'bunga_awal_permil')::int else n.permil end end)::numeric permil,
    case h.syarat->>'metode' when 'HARIAN' then 30 when 'BLOK_15' then 2 else 1 end per,
    greatest(0, n.lama - (h.syarat->>'jangka_hari')::int - (h.syarat->>'hari_tenggang')::int)
      * (h.syarat->>'denda_permil')::numeric permil_denda,
    (h.syarat->>'langkah')::int langkah
  from hutang h
  cross join lateral (select h.tgl_lunas - h.tgl_hutang selisih,
    greatest(1, h.tgl_lunas - h.tgl_hutang) lama, (h.syarat->>'jangka_hari')::int jangka,
    (h.syarat->>'hitung_hari_pertama')::boolean::int pertama) l
  -- the day of the loan counts once, and up to the due date there are no more days than it was
  -- given for; a loan of before that paid a day more keeps what was posted
  cross join lateral (
    select 2 cara, case when selisih > jangka then greatest(1, selisih + pertama)
      else least(greatest(1, selisih + pertama), greatest(1, jangka)) end terhitung
    union all
    select 1, lama + pertama where pertama = 1 and not h.syarat ? 'cara_hari') c
  cross join lateral (select l.lama, c.cara, (h.syarat->>'bunga_permil')::int permil,
    greatest((h.syarat->>'hari_minimal')::int, c.terhitung) hari) n
  where h.tgl_lunas is not null
),
hutang_akhir as (                                  -- the same, rounded up to their step
  select h.*,
    div(jumlah_hutang_rp * permil + 1000 * per * h.langkah - 1, 1000 * per * h.langkah) * h.langkah
      bunga_benar,
    div(jumlah_hutang_rp * permil_denda + 30000 * h.langkah - 1, 30000 * h.langkah) * h.langkah
      denda_benar
  from hutang_hari h
),
hutang_biaya as (                                  -- whether they paid what the terms ask
  select h.*, lama_pinjam is distinct from lama or bunga_rp is null or denda_rp is null
    or bunga_rp > bunga_benar or denda_rp > denda_benar
    or ((status in ('LUNAS', 'DIPERPANJANG') or kelebihan_rp > 0)
      and (bunga_rp <> bunga_benar or denda_rp <> denda_benar))
    or (status in ('DILELANG', 'KELEBIHAN_DIBAYAR') and (kekurangan_rp > 0 and kelebihan_rp > 0
      or hasil_rp + kekurangan_rp is distinct from
        biaya_rp + denda_rp + bunga_rp + jumlah_hutang_rp + kelebihan_rp)) salah
  from hutang_akhir h
),
laci_hitung as (                                   -- every counted drawer of every closing
  select d.kode_toko, d.nomor, a.urut, l->>'laci' laci, (l->>'hitung_rp')::bigint hitung
  from dokumen d join audit a on a.kode_toko = d.kode_toko and a.nomor = d.nomor
  cross join lateral jsonb_array_elements(d.isi->'laci') l where d.jenis = 'TUTUP_TOKO'
),
laci_buku as (                                     -- the drawer in the books, as time went on
  select kode_toko, laci, urut, nomor, sum(rp) over (partition by kode_toko, laci order by urut) rp
  from (
    select j.kode_toko, coalesce(j.laci, 'KASIR') laci, a.urut, null nomor,
      j.debit_rp - j.kredit_rp rp
    from jurnal_baris j join audit a on a.kode_toko = j.kode_toko and a.nomor = j.nomor
    where j.jenis_akun in ('KAS', 'KAS_GADAI')
    union all
    select kode_toko, laci, urut, nomor, 0 from laci_hitung
  ) k
),
rantai as (                                        -- the chain as it should be
  select a.*, lag(hash) over w as hash_lalu, lag(urut) over w as urut_lalu,
    sha256(a.sebelum || convert_to(concat_ws('|', a.urut, extract(epoch from a.pada), a.user_id,
      a.perintah, coalesce(a.nomor, ''), a.isi::text), 'UTF8')) as hash_benar
  from audit a window w as (partition by kode_toko order by urut)
),
tutup_terakhir as (                                -- the closing that holds, per closed day
  select h.kode_toko, h.tgl, h.no_tutup, d.isi, a.urut from hari_bisnis h
  left join dokumen d on d.kode_toko = h.kode_toko and d.nomor = h.no_tutup
    and d.jenis = 'TUTUP_TOKO' and d.tgl = h.tgl
  left join audit a on a.kode_toko = h.kode_toko and a.nomor = h.no_tutup
  where h.status = 'TUTUP'
),
izin_pakai as (                                    -- grants as the ledger's commands burnt them
  select a.kode_toko, a.nomor, a.pada, a.user_id, (g->>'id')::uuid id, g->>'kategori' kategori,
    g->'fakta' fakta
  from audit a cross join lateral jsonb_array_elements(a.isi->'otorisasi') g
  where a.nomor is not null
),
pesan as (                                         -- messages as documents decided them
  select a.kode_toko, a.nomor, a.urut di_rantai, p.e, (p.e->>'id')::uuid id,
    row_number() over (partition by a.kode_toko order by a.urut, p.n) urut
  from audit a cross join lateral jsonb_array_elements(a.isi->'outbox') with ordinality p(e, n)
  where a.nomor is not null
),
kabar_benar as (                                   -- closings as their messages should tell them
  select d.kode_toko, d.nomor, (d.tgl, d.pada, d.user_id, s.lebih, s.kurang,
    coalesce(d.isi->>'alasan_selisih', '')) isi
  from dokumen d cross join lateral (
    select coalesce(sum(greatest(rp, 0)), 0)::bigint lebih,
      coalesce(sum(greatest(-rp, 0)), 0)::bigint kurang
    from jsonb_array_elements(d.isi->'laci') l,
      lateral (select (l->>'hitung_rp')::bigint - (l->>'buku_rp')::bigint rp) k) s
  where d.jenis = 'TUTUP_TOKO'
)
-- I1: every journal balances in rupiah and in fine gold, with at least two lines
select 'I1' invarian, kode_toko, nomor || ': ' || rp || ' rp, ' || ug || ' ug' rincian
  from kaki where n < 2 or rp <> 0 or ug <> 0
-- I2: kinds that move money or gold have a journal; no row without its document
union all
select 'I2', d.kode_toko, d.nomor || ' has no journal' from dokumen d
  where d.jenis in ('PENJUALAN', 'BATAL_PENJUALAN', 'TAMBAH_BARANG', 'HANCUR_BARANG', 'PEMBELIAN',
      'BATAL_PEMBELIAN', 'HANCUR_PEMBELIAN', 'HUTANG',
      'TEBUS_HUTANG', 'PERPANJANG_HUTANG', 'LELANG_HUTANG', 'BAYAR_KELEBIHAN', 'BATAL_HUTANG',
      'BATAL_LELANG', 'BATAL_HUTANG_LUNAS', 'TITIPAN', 'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN',
      'PENGALIHAN_SALDO', 'BATAL_TITIPAN', 'MUTASI_UANG_BANK', 'MUTASI_UANG_CASH', 'BATAL_MUTASI',
      'UANG_KAS', 'BATAL_UANG_KAS', 'UANG_BANK', 'BATAL_UANG_BANK', 'KIRIM_UANG',
      'BATAL_KIRIM_UANG', 'TERIMA_UANG', 'JURNAL_UMUM', 'BATAL_JURNAL', 'AWAL_HUTANG',
      'BATAL_AWAL_HUTANG', 'AWAL_TITIPAN', 'BATAL_AWAL_TITIPAN', 'AWAL_KURANG_BAYAR',
      'BATAL_AWAL_KURANG_BAYAR', 'CAIR_NON_CASH',
      'BATAL_CAIR_NON_CASH', 'GESEK_TUNAI', 'BATAL_GESEK_TUNAI', 'KURANG_BAYAR', 'BAYAR_PIUTANG',
      'BATAL_KURANG_BAYAR', 'KIRIM_CUCI', 'BATAL_KIRIM_CUCI', 'TERIMA_CUCI', 'TERIMA_SEPUHAN',
      'BATAL_TERIMA_CUCI', 'VALIDASI_SUSUT', 'LEBUR', 'BATAL_LEBUR',
      'MASUK_CUCI_MANUAL', 'KELUAR_CUCI_MANUAL', 'TERIMA_CUCI_MANUAL',
      'JUAL_LANTAK', 'SERAH_LANTAK', 'BATAL_LANTAK')
    and not exists (select from kaki k where k.kode_toko = d.kode_toko and k.nomor = d.nomor)
union all
select 'I2', l.kode_toko, l.nomor || ': ' || l.apa || ' without its document' from (
    select 'journal' apa, kode_toko, nomor, jenis, tgl from jurnal_baris
    union all select 'line', kode_toko, nomor, jenis, tgl from dokumen_barang
    union all select 'tender', kode_toko, nomor, jenis, tgl from dokumen_bayar
    union all select 'movement', kode_toko, nomor, jenis, tgl from gerak_barang
    union all select 'step of a loan', kode_toko, nomor, jenis, tgl from gerak_hutang
    union all select 'step of a pool', kode_toko, nomor, jenis, tgl from gerak_kolam
    union all select 'step of a batch', kode_toko, nomor, jenis, tgl from gerak_batch_cuci
    union all select 'step of a bar', kode_toko, nomor, jenis, tgl from gerak_lantak
    union all select 'step of a loss', kode_toko, nomor, jenis, tgl from gerak_susut
    union all select 'step of a bon', kode_toko, nomor, jenis, tgl from gerak_bon
    union all select 'step of a submission', kode_toko, nomor, jenis, tgl from gerak_ajuan
    union all select 'step of a coupon', kode_toko, nomor, jenis, tgl from gerak_pakai_kupon
    union all select 'step of a submitted journal', kode_toko, nomor, jenis, tgl
      from gerak_ajuan_jurnal
    union all select 'step of submitted money', kode_toko, nomor, jenis, tgl
      from gerak_ajuan_uang
    union all select 'step of a month', kode_toko, nomor, jenis, tgl from gerak_periode
  ) l where not exists (select from dokumen d where d.kode_toko = l.kode_toko
    and d.nomor = l.nomor and d.jenis = l.jenis
    and case l.apa when 'journal' then coalesce((d.isi->>'tgl_buku')::date, d.tgl) else d.tgl end
      = coalesce(l.tgl, d.tgl))
union all
select 'I2', l.kode_toko, l.nomor || ': ' || l.apa || ' without its document' from (
    select 'print' apa, kode_toko, nomor from cetak_nota c where not exists (select from dokumen d
      where d.kode_toko = c.kode_toko and d.nomor = c.nomor
        and d.jenis in ('PENJUALAN', 'HUTANG', 'PERPANJANG_HUTANG', 'TEBUS_HUTANG', 'LELANG_HUTANG',
          'BAYAR_KELEBIHAN', 'BATAL_PENJUALAN', 'BATAL_HUTANG', 'BATAL_LELANG',
          'BATAL_HUTANG_LUNAS', 'TITIPAN', 'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN', 'PEMBELIAN',
          'TUKAR_TAMBAH', 'KIRIM_UANG', 'GESEK_TUNAI', 'KURANG_BAYAR', 'BAYAR_PIUTANG',
          'AWAL_KURANG_BAYAR', 'LEBUR', 'JUAL_LANTAK', 'SERAH_LANTAK'))
    union all
    select 'check', kode_toko, nomor from validasi_dokumen v where not exists (select from dokumen d
      where d.kode_toko = v.kode_toko and d.nomor = v.nomor
        and d.jenis in ('HUTANG', 'PERPANJANG_HUTANG', 'TEBUS_HUTANG', 'LELANG_HUTANG',
          'TITIPAN', 'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN', 'PENGALIHAN_SALDO', 'PEMBELIAN'))
  ) l
union all
select 'I2', v.kode_toko, v.nomor || ' was checked by who wrote it' from validasi_dokumen v
  join dokumen d on d.kode_toko = v.kode_toko and d.nomor = v.nomor and d.user_id = v.user_id
union all
select 'I2', d.kode_toko, d.nomor || ' tenders do not pay the total' from dokumen d
  where d.jenis in ('PENJUALAN', 'JUAL_LANTAK') and d.total_rp + coalesce(d.pph22_rp, 0)
    + coalesce(d.pembulatan_rp, 0) + d.kembali_rp <> (select coalesce(sum(b.jumlah_rp), 0)
    from dokumen_bayar b where b.kode_toko = d.kode_toko and b.nomor = d.nomor)
union all
select 'I2', d.kode_toko, d.nomor || ' books other taxes than it says' from dokumen d
  cross join lateral (select
      coalesce(sum(kredit_rp) filter (where jenis_akun = 'PPN_KELUARAN'), 0) ppn,
      coalesce(sum(kredit_rp) filter (where jenis_akun = 'HUTANG_PPH22'), 0) pph22
    from jurnal_baris j where j.kode_toko = d.kode_toko and j.nomor = d.nomor) j
  where d.jenis in ('PENJUALAN', 'JUAL_LANTAK')
    and (d.ppn_rp <> j.ppn or coalesce(d.pph22_rp, 0) <> j.pph22)
union all
select 'I2', d.kode_toko, d.nomor || ' rounds its cash by other than it says' from dokumen d
  left join dokumen a on a.kode_toko = d.kode_toko and a.nomor = d.membatalkan
  left join (select kode_toko, nomor, sum(kredit_rp - debit_rp) rp from jurnal_baris
    where jenis_akun = 'PEMBULATAN' group by 1, 2) j
    on j.kode_toko = d.kode_toko and j.nomor = d.nomor
  where coalesce(d.pembulatan_rp, 0) not between 0 and 99
    or coalesce(j.rp, 0) <> case when a.nomor is null then coalesce(d.pembulatan_rp, 0)
      else -coalesce(a.pembulatan_rp, 0) end
union all
select 'I2', d.kode_toko, d.nomor || ' swiped ' || d.total_rp || ', gave '
    || coalesce(d.isi->>'tunai_rp', 'nothing') || ', kept '
    || coalesce(d.isi->>'biaya_rp', 'nothing')
  from dokumen d
  left join dokumen_bayar b on b.kode_toko = d.kode_toko and b.nomor = d.nomor
  cross join lateral (select coalesce(sum(kredit_rp - debit_rp), 0)::bigint rp from jurnal_baris j
    where j.kode_toko = d.kode_toko and j.nomor = d.nomor
      and j.jenis_akun = 'PENDAPATAN_GESEK') k
  where d.jenis = 'GESEK_TUNAI' and ((b.cara, b.baris, b.jumlah_rp, b.kode_bank, b.kartu_akhir,
        b.kode_setuju, (d.isi->>'tunai_rp')::bigint + (d.isi->>'biaya_rp')::bigint, k.rp)
      is distinct from ('DEBIT', 1, d.total_rp, d.isi->>'kode_bank', d.isi->>'kartu_akhir',
        d.isi->>'kode_setuju', d.total_rp, (d.isi->>'biaya_rp')::bigint)
    or (d.isi->>'tunai_rp')::bigint <= 0 or (d.isi->>'biaya_rp')::bigint < 0)
union all
select 'I2', g.kode_toko, g.nomor || ' moves ' || g.total_rp || ', paid in ' || b.masuk
    || ', paid out ' || b.keluar from gadai g
  cross join lateral (select coalesce((select sum(b.jumlah_rp) from dokumen_bayar b
        where b.kode_toko = g.kode_toko and b.nomor = g.nomor), 0) - g.kembali_rp
        - coalesce(g.pembulatan_rp, 0) masuk,
      case when jsonb_typeof(g.isi->'pencairan') = 'object'
        then (g.isi->'pencairan'->>'jumlah')::bigint else 0 end keluar) b
  -- a loan that the shop began with was paid out before
  where g.membatalkan is null and g.jenis <> 'AWAL_HUTANG' and (g.total_rp <> b.masuk + b.keluar
    or (b.masuk <> 0 and b.keluar <> 0)
    or (g.jenis in ('TEBUS_HUTANG', 'LELANG_HUTANG') and b.masuk <> g.total_rp)
    or (g.jenis in ('HUTANG', 'BAYAR_KELEBIHAN') and b.keluar <> g.total_rp))
union all
select 'I2', g.kode_toko, g.nomor || ' has other figures than its loans' from gadai g
  left join gadai a on a.kode_toko = g.kode_toko and a.nomor = g.membatalkan
  left join gadai_berat b on b.kode_toko = g.kode_toko and b.nomor = coalesce(a.nomor, g.nomor)
  left join gadai_uang u on u.kode_toko = g.kode_toko and u.nomor = g.nomor
  where g.berat_mg <> coalesce(b.mg, 0) or g.murni_ug <> coalesce(b.ug, 0)
    or case when a.nomor is null then not g.batal and g.total_rp is distinct from u.rp
      else g.total_rp <> a.total_rp end
union all
select 'I2', t.kode_toko, t.nomor || ' moves ' || t.total_rp || ', paid in ' || b.masuk
    || ', paid out ' || b.keluar from titip t
  cross join lateral (select coalesce((select sum(b.jumlah_rp) from dokumen_bayar b
        where b.kode_toko = t.kode_toko and b.nomor = t.nomor), 0) - t.kembali_rp masuk,
      coalesce((t.isi->'pencairan'->>'jumlah')::bigint, 0) keluar) b
  where b.masuk <> case when t.jenis in ('TITIPAN', 'TAMBAH_TITIPAN') then t.total_rp else 0 end
    or b.keluar <> case t.jenis when 'KEMBALI_TITIPAN' then t.total_rp else 0 end
union all
select 'I2', t.kode_toko, t.nomor || ' has other figures than its deposits' from titip t
  left join uang_dokumen u on u.kode_toko = t.kode_toko and u.nomor = t.nomor
  left join titip a on a.kode_toko = t.kode_toko and a.nomor = t.membatalkan
  left join uang_dokumen ua on ua.kode_toko = a.kode_toko and ua.nomor = a.nomor
  where (t.total_rp, u.rp, u.n) is distinct from case
    when t.jenis in ('BATAL_TITIPAN', 'BATAL_AWAL_TITIPAN') then (a.total_rp, -ua.rp, ua.n)
    when t.jenis = 'PENGALIHAN_SALDO' then (u.masuk::bigint, 0::numeric, 2::bigint)
    when t.jenis = 'KEMBALI_TITIPAN' then (-u.rp::bigint, u.rp, 1::bigint)
    else (u.rp::bigint, u.rp, 1::bigint) end or t.total_rp <= 0
union all
select 'I2', coalesce(b.kode_toko, u.kode_toko), coalesce(b.nomor, u.nomor) || ' is paid '
    || coalesce(b.rp, 0) || ' out of ' || coalesce(b.no_bon, u.no_bon) || ', which gave '
    || coalesce(u.rp, 0)
  from (select kode_toko, nomor, no_bon, sum(jumlah_rp) rp from dokumen_bayar where cara = 'SALDO'
    group by 1, 2, 3) b
  full join (select kode_toko, nomor, no_bon, sebelum_rp - sesudah_rp rp from gerak_uang
    where jenis = 'PENJUALAN') u
    on u.kode_toko = b.kode_toko and u.nomor = b.nomor and u.no_bon = b.no_bon
  where coalesce(b.rp, 0) <> coalesce(u.rp, 0)
union all
select 'I2', d.kode_toko, d.nomor || ' lines do not make the total' from dokumen d
  cross join lateral (select coalesce(sum(harga_rp), 0) rp, coalesce(sum(berat_mg), 0) mg,
      coalesce(sum(murni_ug), 0) ug, coalesce(bool_and(murni_ug =
        (berat_mg * (permil * 10 + sisa_permyriad) + 5) / 10), true) murni
    from dokumen_barang l where l.kode_toko = d.kode_toko and l.nomor = d.nomor) l
  where d.jenis not in ('TUTUP_TOKO', 'HUTANG', 'TEBUS_HUTANG', 'PERPANJANG_HUTANG',
      'LELANG_HUTANG', 'BAYAR_KELEBIHAN', 'BATAL_HUTANG', 'BATAL_LELANG', 'BATAL_HUTANG_LUNAS',
      'AWAL_HUTANG', 'BATAL_AWAL_HUTANG', 'LEBUR', 'BATAL_LEBUR', 'JUAL_LANTAK', 'SERAH_LANTAK',
      'BATAL_LANTAK', 'MASUK_CUCI_MANUAL', 'KELUAR_CUCI_MANUAL', 'KIRIM_CUCI_MANUAL',
      'TERIMA_CUCI_MANUAL')
    and (d.berat_mg <> l.mg or d.murni_ug <> l.ug or not l.murni
      or (d.jenis in ('PENJUALAN', 'PEMBELIAN') and d.total_rp <> l.rp))
union all
select 'I2', r.kode_toko, r.nomor || ' does not undo ' || r.membatalkan from dokumen r
  where r.membatalkan is not null and (
    not exists (select from dokumen d where d.kode_toko = r.kode_toko and d.nomor = r.membatalkan
      and d.tgl = r.tgl)
    or exists (select from jurnal_baris j where j.kode_toko = r.kode_toko
      and j.nomor in (r.nomor, r.membatalkan) group by j.nomor_akun, j.laci
      having sum(j.debit_rp - j.kredit_rp) <> 0 or sum(j.murni_ug) <> 0)
    or exists (select from dokumen_barang l where l.kode_toko = r.kode_toko
      and l.nomor in (r.nomor, r.membatalkan) group by l.kode_barcode having count(*) <> 2))
-- I3: a piece is where its last movement left it; trays hold what the movements put there
union all
select 'I3', b.kode_toko, b.kode_barcode || ' differs from its last movement' from barang b
  left join gerak_urut g on g.kode_toko = b.kode_toko and g.kode_barcode = b.kode_barcode
    and g.dari_akhir = 1
  left join status_barang s on s.status = b.status
  where g.ke_status is distinct from b.status or g.versi > b.versi
    or (s.di_baki and g.ke_baki is distinct from b.kode_baki)
    or (s.akun is null and g.nomor is distinct from b.no_keluar)
    or g.kode_kadar <> b.kode_kadar or g.berat_mg <> b.berat_mg
    or g.murni_ug <> (b.berat_mg * (b.permil * 10 + b.sisa_permyriad) + 5) / 10
union all
select 'I3', kode_toko, kode_barcode || ' version ' || versi || ' does not follow the one before'
  from gerak_urut where dari_status is distinct from lalu_status
    or dari_baki is distinct from lalu_baki or lalu_isi <> dari_isi
union all
select 'I3', coalesce(g.kode_toko, i.kode_toko), coalesce(g.baki, i.baki) || ' holds another weight'
  from gerak_baki g full join isi_baki i
    on i.kode_toko = g.kode_toko and i.baki = g.baki and i.kode_kadar = g.kode_kadar
  where coalesce(g.pcs, 0) <> coalesce(i.pcs, 0) or coalesce(g.mg, 0) <> coalesce(i.mg, 0)
    or coalesce(g.ug, 0) <> coalesce(i.ug, 0) or coalesce(g.pcs, 0) < 0
union all
select 'I3', coalesce(b.kode_toko, j.kode_toko), coalesce(b.status, j.status) || ': '
    || coalesce(b.n, 0) || ' pieces, counted ' || coalesce(j.jumlah, 0)
  from (select kode_toko, status, count(*) n from barang group by 1, 2) b
  full join barang_jumlah j on j.kode_toko = b.kode_toko and j.status = b.status
  where coalesce(b.n, 0) <> coalesce(j.jumlah, 0)
union all
select 'I3', coalesce(k.kode_toko, g.kode_toko), coalesce(k.kunci, g.kunci)
    || ' differs from its last movement' from kolam k
  full join (select * from gerak_timbun where dari_akhir = 1) g
    on g.kode_toko = k.kode_toko and g.kunci = k.kunci
  where (k.versi, k.berat_mg, k.murni_ug, k.modal_rp)
    is distinct from (g.versi, g.sisa_berat_mg, g.sisa_murni_ug, g.sisa_modal_rp)
union all
select 'I3', kode_toko, kunci || ' version ' || versi || ' does not follow the one before'
  from gerak_timbun
  where versi <> urut or (sisa_berat_mg - berat_mg, sisa_murni_ug - murni_ug,
    sisa_modal_rp - modal_rp) <> (lalu_mg, lalu_ug, lalu_rp)
-- I4: a piece is on one sale that was not cancelled exactly when it is sold
union all
select 'I4', b.kode_toko, b.kode_barcode || ' is ' || b.status || ' and sold '
    || count(h.nomor) || ' times' from barang b
  left join dokumen_barang l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode
    and l.jenis = 'PENJUALAN'
  left join jual_hidup h on h.kode_toko = l.kode_toko and h.nomor = l.nomor
  group by b.kode_toko, b.kode_barcode
  having count(h.nomor) <> case b.status when 'TERJUAL' then 1 else 0 end
-- AKUN: assets are what liabilities, equity and what was earned are, in rupiah and in fine gold; an
-- account that carries no gold has none, and one that a list keeps has nothing of another's
union all
select 'AKUN', j.kode_toko, 'the balance sheet is off by ' || sum(j.debit_rp - j.kredit_rp)
    || ' rp, ' || sum(j.murni_ug) || ' ug'
  from jurnal_baris j join akun a on a.nomor_akun = j.nomor_akun
  where a.golongan in ('ASET', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'BEBAN')
  group by j.kode_toko having sum(j.debit_rp - j.kredit_rp) <> 0 or sum(j.murni_ug) <> 0
union all
select 'AKUN', j.kode_toko, 'account ' || j.nomor_akun || case when a.nomor_akun is null
    then ' is not in the chart' else ' carries no gold' end
  from (select kode_toko, nomor_akun, bool_or(murni_ug <> 0) emas from jurnal_baris group by 1, 2) j
  left join akun a on a.nomor_akun = j.nomor_akun
  where a.nomor_akun is null or (j.emas and not a.emas)
union all
select 'AKUN', kode_toko, 'account ' || nomor_akun || ', ' || max(golongan) || ', is booked by '
    || string_agg(distinct oleh || coalesce(' ' || jadi, ''), ', ')
  from (select j.kode_toko, j.nomor_akun, a.golongan, coalesce(p.oleh, case
      when j.jenis_akun like 'PERSEDIAAN%' then 'PERSEDIAAN' else 'nobody' end) oleh,
      coalesce(p.golongan, case when j.jenis_akun like 'PERSEDIAAN%' then 'ASET' end) jadi
    from (select distinct kode_toko, nomor_akun, jenis_akun from jurnal_baris) j
    join akun a on a.nomor_akun = j.nomor_akun
    left join pemegang p on p.jenis_akun = j.jenis_akun) j
  group by kode_toko, nomor_akun
  having count(distinct oleh) > 1 or bool_or(jadi <> golongan)
-- BELI: a purchase pays what its pieces cost, by hands that were allowed to; its notas are taken as
-- long as it stands, and what it brought in names what it was
union all
select 'BELI', b.kode_toko, b.nomor || ' pays ' || coalesce(p.rp, 0) || ' for ' || b.total_rp
  from beli b left join (select kode_toko, nomor, sum(rp) rp from beli_bayar group by 1, 2) p
    on p.kode_toko = b.kode_toko and p.nomor = b.nomor
  where b.total_rp is distinct from p.rp or b.total_rp <= 0
    or (b.isi->>'beli_rp')::bigint is distinct from b.total_rp
union all
select 'BELI', b.kode_toko, b.nomor || ' is above the ceiling and nobody approved' from beli b
  where b.penyetuju is null and exists (select from dokumen_barang l
    where l.kode_toko = b.kode_toko and l.nomor = b.nomor
      and l.harga_rp > (l.beli->>'tertinggi_rp')::bigint)
union all
select 'BELI', b.kode_toko, l.kode_barcode || ' is not what ' || b.nomor || ' bought' from beli b
  join dokumen_barang l on l.kode_toko = b.kode_toko and l.nomor = b.nomor
  left join barang p on p.kode_toko = b.kode_toko and p.kode_barcode = l.kode_barcode
  left join lateral (select (g.sebelum->>'modal_rp')::bigint rp from gerak_barang g
    where g.kode_toko = l.kode_toko and g.kode_barcode = l.kode_barcode and g.sebelum ? 'modal_rp'
    order by g.versi limit 1) w on true
  where p.no_masuk is distinct from b.nomor
    or coalesce(w.rp, p.modal_rp) is distinct from l.harga_rp
    or p.asal_barcode is distinct from l.beli->>'asal_barcode'
    or p.asal_pajak is distinct from 'TANPA' or l.harga_rp <> l.modal_rp
union all
select 'BELI', coalesce(n.di_toko, l.kode_toko), coalesce(n.no_faktur_jual, l.nota) || ' '
    || coalesce(n.kode_barcode, l.kode) || ': bought by ' || coalesce(l.nomor, 'nobody')
    || ', taken by ' || coalesce(n.nomor, 'nobody')
  from (select b.kode_toko, b.nomor, l.beli->>'no_faktur_jual' nota, l.beli->>'asal_barcode' kode
    from beli b join dokumen_barang l on l.kode_toko = b.kode_toko and l.nomor = b.nomor
    where b.no_batal is null and l.beli->>'no_faktur_jual' is not null) l
  full join (select n.* from nota_dibeli n join toko_terlihat t on t.kode_toko = n.di_toko
    where not exists (select from dokumen d where d.kode_toko = n.di_toko and d.nomor = n.nomor
      and d.jenis = 'BATAL_PENJUALAN')) n
    on n.no_faktur_jual = l.nota and n.kode_barcode = l.kode and n.nomor = l.nomor
  where n.nomor is null or l.nomor is null
union all
select 'BELI', coalesce(p.kode_toko, u.kode_toko), coalesce(p.nomor, u.nomor) || ' pays '
    || coalesce(p.rp, 0) || ' into ' || coalesce(p.no_bon, u.no_bon) || ', which got '
    || coalesce(u.rp, 0)
  from (select kode_toko, nomor, no_bon, sum(rp) rp from beli_bayar where cara = 'SALDO'
    group by 1, 2, 3) p
  full join (select kode_toko, nomor, no_bon, sesudah_rp - sebelum_rp rp from gerak_uang
    where jenis = 'PEMBELIAN') u
    on u.kode_toko = p.kode_toko and u.nomor = p.nomor and u.no_bon = p.no_bon
  where coalesce(p.rp, 0) <> coalesce(u.rp, 0)
-- ORANG: what a document between the house and a person counts for is what it came to, while it
-- stands; who first reached what is to be reported has the task
union all
select 'ORANG', o.di_toko, o.nomor || ' counts for other than it came to'
  from orang_hari o join toko_terlihat t on t.kode_toko = o.di_toko
  left join dokumen d on d.kode_toko = o.di_toko and d.nomor = o.nomor
    and (d.jenis, d.tgl) = (o.jenis, o.tgl)
  left join lateral (select sum(y.jumlah_rp) rp from dokumen_bayar y
    where y.kode_toko = d.kode_toko and y.nomor = d.nomor and y.cara = 'SALDO') s
    on d.jenis = 'PENJUALAN'
  where d.nomor is null
    or o.jumlah_rp not between d.total_rp + coalesce(d.pph22_rp, 0) - coalesce(s.rp, 0)
      and d.total_rp + coalesce(d.pph22_rp, 0)
    or exists (select from dokumen r where r.kode_toko = d.kode_toko and r.membatalkan = d.nomor)
union all
select 'ORANG', b.kode_toko, b.nomor || ' counts for nobody' from beli b
  left join orang_hari o on o.nomor = b.nomor where b.no_batal is null and o.nomor is null
union all
select 'ORANG', coalesce(o.di_toko, t.kode_toko), coalesce(o.nomor, t.nomor)
    || case when t.nomor is null then ' has no task to report it' else ' has a task for nothing' end
  from (select o.* from orang_hari o join toko_terlihat t on t.kode_toko = o.di_toko
    where o.sebelum_rp < 500000000 and o.sebelum_rp + o.jumlah_rp >= 500000000) o
  full join tugas_ppatk t on t.kode_toko = o.di_toko and t.nomor = o.nomor and t.tgl = o.tgl
  where t.nomor is null or (o.nomor is null and not exists (select from dokumen r
    where r.kode_toko = t.kode_toko and r.membatalkan = t.nomor))

-- TUKAR: an exchange is one sale and one purchase of its day that settle as much of each other as
-- it says; they are undone together; nothing else is paid with old pieces
union all
select 'TUKAR', t.kode_toko, t.nomor || ' settles ' || coalesce(t.isi->>'tukar_rp', '-') || ' of '
    || coalesce(t.no_faktur_jual, '-') || ' and ' || coalesce(t.no_faktur_beli, '-') from tukar t
  left join dokumen j on j.kode_toko = t.kode_toko and j.nomor = t.no_faktur_jual
    and j.jenis = 'PENJUALAN'
  left join beli b on b.kode_toko = t.kode_toko and b.nomor = t.no_faktur_beli
  where (j.tgl, b.tgl, j.total_rp + coalesce(j.pph22_rp, 0), b.total_rp,
      least(j.total_rp + coalesce(j.pph22_rp, 0), b.total_rp), t.no_faktur_jual, t.no_faktur_beli,
      t.total_rp)
    is distinct from (t.tgl, t.tgl, (t.isi->>'jual_rp')::bigint, (t.isi->>'beli_rp')::bigint,
      (t.isi->>'tukar_rp')::bigint, t.isi->>'no_faktur_jual', t.isi->>'no_faktur_beli',
      abs((t.isi->>'jual_rp')::bigint - (t.isi->>'beli_rp')::bigint))
union all
select 'TUKAR', coalesce(p.kode_toko, s.kode_toko), coalesce(p.nomor, s.nomor) || ' is paid with '
    || coalesce(p.rp, 0) || ' of old pieces, not ' || coalesce(s.rp, 0)
  from (
    select kode_toko, nomor, sum(jumlah_rp) rp from dokumen_bayar where cara = 'TUKAR' group by 1, 2
    union all
    select kode_toko, nomor, sum(rp) from beli_bayar where cara = 'TUKAR' group by 1, 2
  ) p
  full join (
    select t.kode_toko, s.nomor, (t.isi->>'tukar_rp')::bigint rp from tukar t
    cross join lateral (values (t.no_faktur_jual), (t.no_faktur_beli)) s (nomor)
    where t.isi->>'tukar_rp' <> '0'
  ) s on s.kode_toko = p.kode_toko and s.nomor = p.nomor
  where coalesce(p.rp, 0) <> coalesce(s.rp, 0)
union all
select 'TUKAR', t.kode_toko, s.nomor || ' of ' || t.nomor || ' was undone by '
    || coalesce(r.nomor, 'nobody') || ', not by ' || coalesce(s.oleh, 'nobody') from tukar t
  cross join lateral (values (t.no_faktur_jual, t.isi_batal->>'no_batal_jual'),
    (t.no_faktur_beli, t.isi_batal->>'no_batal_beli')) s (nomor, oleh)
  left join dokumen r on r.kode_toko = t.kode_toko and r.membatalkan = s.nomor
  where r.nomor is distinct from s.oleh
-- TUKAR: what gold settles goes through an account that is empty again with every exchange
union all
select 'TUKAR', kode_toko, 'between the sides of ' || coalesce(induk, 'nothing') || ' stand '
    || rp || ' rp, ' || ug || ' ug'
  from (select j.kode_toko, s.induk, sum(debit_rp - kredit_rp) rp, sum(murni_ug) ug
    from jurnal_baris j left join sisi s on s.kode_toko = j.kode_toko and s.nomor = j.nomor
    where j.jenis_akun = 'TUKAR_TAMBAH' group by 1, 2) j
  where induk is null or rp <> 0 or ug <> 0
-- AJUAN: a piece is held exactly when one submitted sale waits with it; a submission waits on the
-- open day, ends once, by another unless it was taken back, and one that was approved is its sale
union all
select 'AJUAN', b.kode_toko, b.kode_barcode || ' is ' || b.status || ' and waits in '
    || count(a.no_ajuan) || ' submissions' from barang b
  left join dokumen_barang l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode
    and l.jenis = 'AJUAN_PENJUALAN'
  left join ajuan a on a.kode_toko = l.kode_toko and a.no_ajuan = l.nomor
    and a.status = 'MENUNGGU'
  group by b.kode_toko, b.kode_barcode, b.status
  having count(a.no_ajuan) <> case b.status when 'DIPERIKSA' then 1 else 0 end
union all
select 'AJUAN', coalesce(a.kode_toko, g.kode_toko), coalesce(a.no_ajuan, g.no_ajuan)
    || ' differs from its last step' from ajuan a
  full join (select * from gerak_pinta where terakhir) g
    on g.kode_toko = a.kode_toko and g.no_ajuan = a.no_ajuan
  where (a.status, a.versi) is distinct from (g.ke_status, g.versi)
    or a.no_akhir is distinct from case when g.ke_status <> 'MENUNGGU' then g.nomor end
union all
select 'AJUAN', kode_toko, no_ajuan || ' version ' || versi || ' does not follow' from gerak_pinta
  where versi <> urut or dari_status is distinct from lalu_status
    or (urut = 1) <> (nomor = no_ajuan and dari_status is null)
    or langkah not in ('AJUAN_PENJUALAN - MENUNGGU', 'PENJUALAN MENUNGGU DISETUJUI',
      'TOLAK_AJUAN MENUNGGU DITOLAK', 'TARIK_AJUAN MENUNGGU DITARIK')
union all
select 'AJUAN', a.kode_toko, a.no_ajuan || ' was ' || lower(a.status) || ' by ' || g.user_id
  from ajuan a join gerak_pinta g on g.kode_toko = a.kode_toko and g.no_ajuan = a.no_ajuan
    and g.terakhir
  where a.status <> 'MENUNGGU' and (a.status = 'DITARIK') <> (g.user_id = a.user_id)
union all
select 'AJUAN', a.kode_toko, a.no_ajuan || ' waits on ' || a.tgl || ', which is over' from ajuan a
  where a.status = 'MENUNGGU' and not exists (select from hari_bisnis h
    where h.kode_toko = a.kode_toko and h.tgl = a.tgl and h.status = 'BUKA')
union all
select 'AJUAN', a.kode_toko, a.no_ajuan || ' began otherwise' from ajuan a
  left join dokumen d on d.kode_toko = a.kode_toko and d.nomor = a.no_ajuan
  where (d.jenis, d.tgl, d.user_id, d.kode_sales, d.berat_mg)
    is distinct from ('AJUAN_PENJUALAN', a.tgl, a.user_id, a.kode_sales, a.berat_mg)
    or a.pcs <> (select count(*) from dokumen_barang l
      where l.kode_toko = a.kode_toko and l.nomor = a.no_ajuan)
union all
select 'AJUAN', coalesce(a.kode_toko, d.kode_toko), coalesce(a.no_ajuan, d.nomor)
    || ' is not its sale'
  from (select * from ajuan where status = 'DISETUJUI') a
  full join (select * from dokumen where jenis = 'PENJUALAN' and isi ? 'ajuan') d
    on d.kode_toko = a.kode_toko and d.nomor = a.no_akhir
      and d.isi->'ajuan'->>'no_ajuan' = a.no_ajuan
  where a.no_ajuan is null or d.nomor is null or d.tgl <> a.tgl
    or d.total_rp + coalesce(d.pph22_rp, 0) <> a.total_rp
    or exists (select from dokumen_barang l
      where l.kode_toko = a.kode_toko and l.nomor in (a.no_ajuan, d.nomor)
      group by l.kode_barcode, l.harga_rp, l.berat_nota_mg having count(*) <> 2)
-- KUPON: a sale with a coupon used one, for as much as it took off, while the sale stands
union all
select 'KUPON', coalesce(p.kode_toko, d.kode_toko), coalesce(p.no_faktur_jual, d.nomor)
    || ' is not what its sale used'
  from pakai_kupon p
  full join (select * from dokumen where jenis = 'PENJUALAN' and isi ? 'kupon') d
    on d.kode_toko = p.kode_toko and d.nomor = p.no_faktur_jual
  where (p.kode_kupon, p.kupon_versi, p.potongan_rp, p.tgl) is distinct from
      (d.isi->'kupon'->>'kode_kupon', (d.isi->'kupon'->>'kupon_versi')::integer,
        (d.isi->'kupon'->>'potongan_rp')::bigint, d.tgl)
    or p.potongan_rp > d.diskon_rp
    or (p.status = 'BATAL') <> exists (select from dokumen r
      where r.kode_toko = d.kode_toko and r.membatalkan = d.nomor)
union all
select 'KUPON', coalesce(p.kode_toko, g.kode_toko), coalesce(p.no_faktur_jual, g.no_faktur_jual)
    || ' differs from its last step'
  from pakai_kupon p
  full join (select distinct on (kode_toko, no_faktur_jual) * from gerak_pakai_kupon
      order by kode_toko, no_faktur_jual, versi desc) g
    on g.kode_toko = p.kode_toko and g.no_faktur_jual = p.no_faktur_jual
  where (p.status, p.versi, p.versi, g.nomor) is distinct from (g.ke_status, g.versi,
    case p.status when 'DIPAKAI' then 1 else 2 end::bigint, case p.status when 'DIPAKAI'
      then p.no_faktur_jual else (select r.nomor from dokumen r
        where r.kode_toko = p.kode_toko and r.membatalkan = p.no_faktur_jual) end)
-- I5: cash and bank in the ledger are what came in and went out, document by document; what was
-- counted at a closing is what the books say of the drawer from then on
union all
select 'I5', coalesce(a.kode_toko, b.kode_toko), coalesce(a.nomor, b.nomor) || ': '
    || coalesce(a.akun, b.akun) || ' ' || coalesce(b.rp, 0) || ' in the ledger, '
    || coalesce(a.rp, 0) || ' by tenders'
  from bayar_benar a full join bayar_buku b
    on b.kode_toko = a.kode_toko and b.nomor = a.nomor and b.akun = a.akun
  where coalesce(a.rp, 0) <> coalesce(b.rp, 0)
union all
select 'I5', j.kode_toko, j.nomor || ' moves cash' from jurnal_baris j
  where j.jenis_akun in ('KAS', 'KAS_GADAI') and j.jenis not in ('PENJUALAN', 'BATAL_PENJUALAN',
      'TUTUP_TOKO', 'HUTANG', 'TEBUS_HUTANG', 'PERPANJANG_HUTANG', 'LELANG_HUTANG',
      'BAYAR_KELEBIHAN', 'BATAL_HUTANG', 'BATAL_LELANG', 'BATAL_HUTANG_LUNAS', 'TITIPAN',
      'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN', 'BATAL_TITIPAN', 'PEMBELIAN', 'BATAL_PEMBELIAN',
      'MUTASI_UANG_BANK', 'MUTASI_UANG_CASH', 'BATAL_MUTASI', 'UANG_KAS', 'BATAL_UANG_KAS',
      'KIRIM_UANG', 'BATAL_KIRIM_UANG', 'TERIMA_UANG', 'SALDO_AWAL', 'BATAL_SALDO_AWAL',
      'GESEK_TUNAI', 'BATAL_GESEK_TUNAI', 'KURANG_BAYAR', 'BAYAR_PIUTANG', 'BATAL_KURANG_BAYAR',
      'JUAL_LANTAK', 'BATAL_LANTAK')
union all
select 'I5', h.kode_toko, h.nomor || ' counted ' || h.hitung || ' in ' || h.laci || ', ledger '
    || b.rp from laci_hitung h
  join laci_buku b on b.kode_toko = h.kode_toko and b.laci = h.laci and b.nomor = h.nomor
  where b.rp <> h.hitung
-- I7: what is lent, pledged and owed by the ledger is what the open loans say
union all
select 'I7', coalesce(j.kode_toko, h.kode_toko), 'pawn: loans ' || coalesce(h.n::text, 'none')
    || ', ledger ' || coalesce(j.n::text, 'none')
  from (select kode_toko, (
      coalesce(sum(jumlah_hutang_rp) filter (where status = 'AKTIF'), 0)::bigint,
      coalesce(sum(taksiran_rp) filter (where status = 'AKTIF'), 0)::bigint,
      coalesce(sum(murni_ug) filter (where status = 'AKTIF'), 0)::bigint,
      coalesce(sum(-taksiran_rp) filter (where status = 'AKTIF'), 0)::bigint,
      coalesce(sum(-murni_ug) filter (where status = 'AKTIF'), 0)::bigint,
      coalesce(sum(-kelebihan_rp) filter (where status = 'DILELANG'), 0)::bigint) n
    from hutang group by 1) h
  full join (select kode_toko, (
      coalesce(sum(debit_rp - kredit_rp) filter (where jenis_akun = 'PIUTANG_GADAI'), 0)::bigint,
      coalesce(sum(debit_rp - kredit_rp) filter (where jenis_akun = 'BARANG_JAMINAN'), 0)::bigint,
      coalesce(sum(murni_ug) filter (where jenis_akun = 'BARANG_JAMINAN'), 0)::bigint,
      coalesce(sum(debit_rp - kredit_rp) filter (where jenis_akun = 'KONTRA_JAMINAN'), 0)::bigint,
      coalesce(sum(murni_ug) filter (where jenis_akun = 'KONTRA_JAMINAN'), 0)::bigint,
      coalesce(sum(debit_rp - kredit_rp) filter (where jenis_akun = 'KELEBIHAN_LELANG'), 0)::bigint
    ) n from jurnal_baris where jenis_akun in ('PIUTANG_GADAI', 'BARANG_JAMINAN', 'KONTRA_JAMINAN',
      'KELEBIHAN_LELANG') group by 1) j on j.kode_toko = h.kode_toko
  where j.n is distinct from h.n
-- I7: a loan is where its last step left it; its steps are those a loan may take, without a hole
union all
select 'I7', coalesce(h.kode_toko, g.kode_toko), coalesce(h.no_faktur_hutang, g.no_faktur_hutang)
    || ' differs from its last step' from hutang h
  full join (select * from gerak_gadai where terakhir) g
    on g.kode_toko = h.kode_toko and g.no_faktur_hutang = h.no_faktur_hutang
  where h.status is distinct from g.ke_status or h.versi is distinct from g.versi
    or h.no_akhir is distinct from case when g.ke_status <> 'AKTIF' then g.nomor end
union all
select 'I7', kode_toko, no_faktur_hutang || ' version ' || versi || ' does not follow'
  from gerak_gadai where versi <> urut or dari_status is distinct from lalu_status
    or (urut = 1) <> (nomor = no_faktur_hutang and dari_status is null)
    or langkah not in ('HUTANG - AKTIF', 'AWAL_HUTANG - AKTIF', 'BATAL_AWAL_HUTANG AKTIF BATAL',
      'PERPANJANG_HUTANG - AKTIF', 'TEBUS_HUTANG AKTIF LUNAS',
      'PERPANJANG_HUTANG AKTIF DIPERPANJANG', 'LELANG_HUTANG AKTIF DILELANG',
      'BAYAR_KELEBIHAN DILELANG KELEBIHAN_DIBAYAR', 'BATAL_HUTANG AKTIF BATAL',
      'BATAL_HUTANG DIPERPANJANG AKTIF', 'BATAL_LELANG DILELANG AKTIF',
      'BATAL_HUTANG_LUNAS LUNAS AKTIF')
union all
select 'I7', h.kode_toko, h.no_faktur_hutang || ' is ' || h.status || ' and ended '
    || count(d.nomor) || ' times' from hutang h
  left join gerak_gadai g on g.kode_toko = h.kode_toko and g.no_faktur_hutang = h.no_faktur_hutang
    and g.dari_status = 'AKTIF' and g.ke_status in ('LUNAS', 'DIPERPANJANG', 'DILELANG')
  left join gadai d on d.kode_toko = g.kode_toko and d.nomor = g.nomor and not d.batal
  group by h.kode_toko, h.no_faktur_hutang, h.status
  having count(d.nomor) <> case when h.status in ('AKTIF', 'BATAL') then 0 else 1 end
union all
select 'I7', g.kode_toko, g.nomor || ' moves ' || count(s.nomor) || ' loans' from gadai g
  left join gadai a on a.kode_toko = g.kode_toko and a.nomor = g.membatalkan
  left join gerak_gadai s on s.kode_toko = g.kode_toko and s.nomor = g.nomor
  group by g.kode_toko, g.nomor, g.jenis, a.jenis
  having count(s.nomor) <> case when 'PERPANJANG_HUTANG' in (g.jenis, a.jenis) then 2 else 1 end
-- I7: interest and penalty in the ledger are those of the loans it ended, as their terms ask; an
-- auction may bring in less
union all
select 'I7', coalesce(b.kode_toko, h.kode_toko), coalesce(b.nomor, h.nomor) || ' books '
    || coalesce(b.bunga, 0) || ' and ' || coalesce(b.denda, 0) || ', its loans '
    || coalesce(h.bunga, 0) || ' and ' || coalesce(h.denda, 0)
  from (select b.* from bunga_buku b where not exists (select from gadai g
      where g.kode_toko = b.kode_toko and g.nomor = b.nomor
        and (g.batal or g.membatalkan is not null))) b
  full join bunga_hutang h on h.kode_toko = b.kode_toko and h.nomor = b.nomor
  where coalesce(b.bunga, 0) <> coalesce(h.bunga, 0) or coalesce(b.denda, 0) <> coalesce(h.denda, 0)
union all
select 'I7', kode_toko, no_faktur_hutang || ' cost ' || coalesce(bunga_rp::text, 'none') || ' and '
    || coalesce(denda_rp::text, 'none') || ', its terms ask ' || bunga_benar || ' and '
    || denda_benar from hutang_biaya h
  where cara = 2 and salah and not exists (select from hutang_biaya l
    where l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_hutang and l.cara = 1
      and l.salah is not true)
-- I7: a loan is its pledge, within its ceiling; a loan and the one that renews it name each other
union all
select 'I7', coalesce(h.kode_toko, j.kode_toko), coalesce(h.no_faktur_hutang, j.no_faktur_hutang)
    || ' is not its pledge' from hutang h
  full join jaminan j on j.kode_toko = h.kode_toko and j.no_faktur_hutang = h.no_faktur_hutang
  where h.berat_mg is distinct from j.mg or h.murni_ug is distinct from j.ug
    or h.taksiran_rp is distinct from j.taksiran or h.plafond_rp > j.plafond or not j.murni
union all
select 'I7', h.kode_toko, h.no_faktur_hutang || ' lends more than its ceiling' from hutang h
  left join hutang a on a.kode_toko = h.kode_toko and a.no_faktur_hutang = h.no_asal
  where h.jumlah_hutang_rp > greatest(h.plafond_rp, a.jumlah_hutang_rp)
union all
select 'I7', h.kode_toko, h.no_faktur_hutang || ' is due on ' || h.tgl_jatuh_tempo from hutang h
  where h.tgl_jatuh_tempo <> h.tgl_hutang + (h.syarat->>'jangka_hari')::int
union all
select 'I7', h.kode_toko, h.no_faktur_hutang || ' is renewed by ' || coalesce(h.no_penerus, 'none')
  from hutang h
  where (h.status = 'DIPERPANJANG') <> (h.no_penerus is not null)
    or (h.no_penerus is not null and not exists (select from hutang n
      where n.kode_toko = h.kode_toko and n.no_faktur_hutang = h.no_penerus
        and n.no_asal = h.no_faktur_hutang and n.status <> 'BATAL'))
    or (h.no_asal is not null and not exists (select from hutang a where a.kode_toko = h.kode_toko
      and a.no_faktur_hutang = h.no_asal
      and (h.status = 'BATAL' or a.no_penerus = h.no_faktur_hutang)))
-- I8: numbers of a kind and day run 1..n
union all
select 'I8', coalesce(d.kode_toko, n.kode_toko), coalesce(d.jenis, n.jenis) || ' '
    || coalesce(d.tgl, n.tgl) || ': ' || coalesce(d.n, 0) || ' documents, counter '
    || coalesce(n.terakhir::text, 'none')
  from (select kode_toko, jenis, tgl, count(*) n, count(distinct urut) beda, min(urut) awal,
      max(urut) akhir, bool_and(strpos(nomor, concat('-', kode_toko, '-', to_char(tgl, 'YYMMDD'),
        '-')) > 0) sendiri
    from (select d.*, substring(nomor from '[0-9]+$')::int urut from dokumen d) d
    group by 1, 2, 3) d
  full join nomor_urut n on n.kode_toko = d.kode_toko and n.jenis = d.jenis and n.tgl = d.tgl
  where coalesce(d.n, 0) <> coalesce(n.terakhir, 0) or d.beda <> d.n or d.awal <> 1
    or d.akhir <> d.n or not d.sendiri
-- I9: a closed day's totals recompute; no document of that day after its closing
union all
select 'I9', t.kode_toko, t.tgl || ' closed with other totals' from tutup_terakhir t
  cross join lateral (select coalesce(jsonb_object_agg(x.jenis,
      jsonb_build_array(x.n, x.rp, x.mg, x.ug)), '{}') v
    from (select jenis, count(*) n, sum(total_rp) rp, sum(berat_mg) mg, sum(murni_ug) ug
      from dokumen d where d.kode_toko = t.kode_toko
      and d.tgl = t.tgl and d.jenis <> 'TUTUP_TOKO' group by jenis) x) benar
  cross join lateral (select coalesce(jsonb_object_agg(e->>'jenis',
      jsonb_build_array((e->>'jumlah')::bigint, (e->>'total_rp')::bigint,
        (e->>'berat_mg')::bigint, (e->>'murni_ug')::bigint)), '{}') v
    from jsonb_array_elements(t.isi->'dokumen') e) tersimpan
  where t.isi is null or benar.v <> tersimpan.v
union all
select 'I9', t.kode_toko, t.tgl || ' closed with other takings' from tutup_terakhir t
  where (select coalesce(sum((e->>'total_rp')::bigint), 0)
      from jsonb_array_elements(t.isi->'bayar') e)
    <> (select coalesce(sum(d.total_rp + coalesce(d.pph22_rp, 0)
        + coalesce(d.pembulatan_rp, 0)), 0) from jual_hidup d
      where d.kode_toko = t.kode_toko and d.tgl = t.tgl)
    - (select coalesce(sum(b.jumlah_rp), 0) from jual_hidup d join dokumen_bayar b
        on b.kode_toko = d.kode_toko and b.nomor = d.nomor
      where d.kode_toko = t.kode_toko and d.tgl = t.tgl and b.cara = 'TUKAR')
    + (select coalesce(sum(g.rp), 0) from terima_gadai g
      where g.kode_toko = t.kode_toko and g.tgl = t.tgl)
    + (select coalesce(sum(g.rp), 0) from terima_titip g
      where g.kode_toko = t.kode_toko and g.tgl = t.tgl)
    + (select coalesce(sum(d.total_rp + coalesce(d.pph22_rp, 0)
        + coalesce(d.pembulatan_rp, 0)), 0) from dokumen d
      where d.kode_toko = t.kode_toko and d.tgl = t.tgl
        and d.jenis in ('GESEK_TUNAI', 'BAYAR_PIUTANG', 'JUAL_LANTAK')
        and not exists (select from dokumen r
          where r.kode_toko = d.kode_toko and r.membatalkan = d.nomor))
union all
select 'I9', t.kode_toko, t.tgl || ' closed with other card takings' from tutup_terakhir t
  cross join lateral (select coalesce(jsonb_object_agg(m.mesin, m.isi), '{}') v
    from (select case n.cara when 'QRIS' then 'QRIS' else 'KARTU' end || ' '
        || coalesce(n.kode_bank, '-') mesin, jsonb_build_array(
          coalesce(sum(n.jumlah_rp) filter (where n.dibatalkan is null), 0),
          count(*) filter (where n.dibatalkan is null),
          coalesce(sum(n.jumlah_rp) filter (where n.dibatalkan is not null), 0),
          count(*) filter (where n.dibatalkan is not null)) isi
      from non_cash n where n.kode_toko = t.kode_toko and n.tgl = t.tgl and n.cara <> 'TRANSFER'
        and n.jenis <> 'SALDO_AWAL'
      group by 1) m) benar
  cross join lateral (select coalesce(jsonb_object_agg(m->>'alat' || ' ' || (m->>'penerbit'),
      jsonb_build_array((m->>'buku_rp')::bigint, (m->>'buku_n')::int, (m->>'batal_rp')::bigint,
        (m->>'batal_n')::int)), '{}') v
    from jsonb_array_elements(t.isi->'mesin') m
    where (m->>'buku_n')::int + (m->>'batal_n')::int > 0) tersimpan
  where t.isi ? 'mesin' and benar.v <> tersimpan.v
union all
select 'I9', t.kode_toko, a.nomor || ' was posted after the closing of ' || t.tgl
  from tutup_terakhir t join dokumen d on d.kode_toko = t.kode_toko and d.tgl = t.tgl
  join audit a on a.kode_toko = d.kode_toko and a.nomor = d.nomor where a.urut > t.urut
union all
select 'I9', kode_toko, 'days in disorder' from hari_bisnis group by kode_toko
  having count(*) filter (where status = 'BUKA') <> 1
    or max(tgl) filter (where status = 'TUTUP') > max(tgl) filter (where status = 'BUKA')
union all
select 'I9', d.kode_toko, d.nomor || ' stands on ' || d.tgl || ', which never was' from dokumen d
  where not exists (select from hari_bisnis h where h.kode_toko = d.kode_toko and h.tgl = d.tgl)
-- I10: the audit chain recomputes, without holes, up to its head; documents stand in it as decided
-- (`npm run audit:verify` compares them to the last column)
union all
select 'I10', kode_toko, 'audit ' || urut || ' breaks the chain' from rantai
  where hash <> hash_benar or urut <> coalesce(urut_lalu, 0) + 1
    or sebelum <> coalesce(hash_lalu, sha256(convert_to(kode_toko, 'UTF8')))
union all
select 'I10', coalesce(k.kode_toko, a.kode_toko), 'head of the chain is not its last row'
  from audit_kepala k
  full join (select distinct on (kode_toko) kode_toko, urut, hash from audit
    order by kode_toko, urut desc) a on a.kode_toko = k.kode_toko
  where k.urut is distinct from a.urut or k.hash is distinct from a.hash
union all
select 'I10', coalesce(d.kode_toko, a.kode_toko), coalesce(d.nomor, a.nomor)
    || ' is not what the chain says'
  from dokumen d full join (select * from audit where nomor is not null) a
    on a.kode_toko = d.kode_toko and a.nomor = d.nomor and a.perintah = d.jenis
    and a.user_id = d.user_id and a.pada = d.pada
    and (a.isi->>'tgl')::date = d.tgl
    and coalesce((a.isi->'dokumen'->>'total_rp')::bigint, 0) = d.total_rp
  where d.nomor is null or a.nomor is null
union all
select 'I10', a.kode_toko, a.nomor || ': journal differs from what was decided' from audit a
  where a.nomor is not null and (
    select coalesce(jsonb_agg(jsonb_build_array(j->'nomor_akun', j->'debit_rp', j->'kredit_rp',
      j->'murni_ug') order by (j->>'baris')::int), '[]')
    from jsonb_array_elements(a.isi->'jurnal') j
  ) <> (
    select coalesce(jsonb_agg(jsonb_build_array(b.nomor_akun, b.debit_rp, b.kredit_rp, b.murni_ug)
      order by b.baris), '[]') from jurnal_baris b
    where b.kode_toko = a.kode_toko and b.nomor = a.nomor)
-- I11: what a store's row refers to is of the same store
union all
select 'I11', r.kode_toko, r.apa || ' refers to what the store does not have' from (
    select d.kode_toko, d.nomor || ' sales ' || d.kode_sales apa from dokumen d
      where d.kode_sales is not null and not exists (select from sales s
        where s.kode_toko = d.kode_toko and s.kode_sales = d.kode_sales)
    union all
    select l.kode_toko, l.nomor || ' piece ' || l.kode_barcode from dokumen_barang l
      where not exists (select from barang b
        where b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
          and b.permil = l.permil
          and b.sisa_permyriad = l.sisa_permyriad and b.kode_kadar = l.kode_kadar)
      -- or of what the piece was at that document, before or after it: it was tested anew since
      and not exists (select from gerak_barang g
        where g.kode_toko = l.kode_toko and g.kode_barcode = l.kode_barcode and g.nomor = l.nomor
          and (l.kode_kadar, l.berat_mg, (l.berat_mg * (l.permil * 10 + l.sisa_permyriad) + 5) / 10)
            in ((g.kode_kadar, g.berat_mg, g.murni_ug), (coalesce(g.dari_kode_kadar, g.kode_kadar),
              coalesce(g.dari_berat_mg, g.berat_mg), coalesce(g.dari_murni_ug, g.murni_ug))))
    union all
    select g.kode_toko, g.nomor || ' piece ' || g.kode_barcode from gerak_barang g
      where not exists (select from barang b
        where b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode)
    union all
    select g.kode_toko, g.nomor || ' tray ' || baki from gerak_barang g
      cross join lateral (values (g.dari_baki), (g.ke_baki)) t (baki)
      where baki is not null and not exists (select from baki m
        where m.kode_toko = g.kode_toko and m.kode_baki = baki)
    union all
    select b.kode_toko, b.kode_barcode || ' document ' || nomor from barang b
      cross join lateral (values (b.no_masuk), (b.no_keluar)) t (nomor)
      where nomor is not null and not exists (select from dokumen d
        where d.kode_toko = b.kode_toko and d.nomor = t.nomor)
    union all
    select h.kode_toko, h.no_faktur_hutang || ' sales ' || h.kode_sales from hutang h
      where not exists (select from sales s
        where s.kode_toko = h.kode_toko and s.kode_sales = h.kode_sales)
    union all
    select b.kode_toko, b.no_bon || ' sales ' || b.kode_sales from bon b
      where b.kode_sales is not null and not exists (select from sales s
        where s.kode_toko = b.kode_toko and s.kode_sales = b.kode_sales)
    union all
    select b.kode_toko, b.no_faktur_hutang || ' kadar ' || b.kode_kadar from hutang_barang b
      where not exists (select from kadar k where k.kode_kadar = b.kode_kadar)
    union all
    select h.kode_toko, 'prices ' || h.id from dokumen_barang l
      join harga_emas h on h.id = l.papan_harga where h.kode_toko <> l.kode_toko
    union all
    select l.kode_toko, l.nomor || ' prices not in force ' || h.id from dokumen_barang l
      join dokumen d on d.kode_toko = l.kode_toko and d.nomor = l.nomor
      join harga_emas h on h.kode_toko = l.kode_toko and h.id = l.papan_harga
      where h.ditarik_pada is not null or h.berlaku_pada > d.pada
    union all
    select t.kode_toko, 'a row' from (select kode_toko from dokumen
        union select kode_toko from audit union select kode_toko from idem
        union select kode_toko from otorisasi
        union select kode_toko from nomor_urut union select kode_toko from outbox
        union select kode_toko from keranjang union select kode_toko from hutang
        union select kode_toko from hutang_barang union select kode_toko from gerak_hutang
        union select kode_toko from bon union select kode_toko from gerak_bon
        union select kode_toko from ajuan union select kode_toko from gerak_ajuan
        union select kode_toko from pakai_kupon
        union select kode_toko from gerak_pakai_kupon
        union select kode_toko from ajuan_jurnal union select kode_toko from gerak_ajuan_jurnal
        union select kode_toko from ajuan_uang union select kode_toko from gerak_ajuan_uang
        union select kode_toko from periode union select kode_toko from gerak_periode) t
      where not exists (select from toko k where k.kode_toko = t.kode_toko)
  ) r
-- I12: every key has its answer, and the document the answer names exists
union all
select 'I12', kode_toko, 'key ' || kunci || ' has no answer' from idem where jawaban is null
union all
select 'I12', i.kode_toko, i.nomor || ' is answered but does not exist' from idem i
  where i.nomor is not null and not exists (select from dokumen d
    where d.kode_toko = i.kode_toko and d.nomor = i.nomor)
-- I13: money kept for customers is what the ledger owes them, and what the steps of each bon say
union all
select 'I13', coalesce(b.kode_toko, j.kode_toko), 'deposits hold ' || coalesce(b.rp, 0)
    || ', ledger owes ' || coalesce(j.rp, 0)
  from (select kode_toko, sum(uang_rp) rp from bon where jenis = 'TITIPAN' group by 1) b
  full join (select kode_toko, sum(kredit_rp - debit_rp) rp from jurnal_baris
    where jenis_akun = 'HUTANG_TITIPAN' group by 1) j on j.kode_toko = b.kode_toko
  where coalesce(b.rp, 0) <> coalesce(j.rp, 0)
union all
select 'I13', coalesce(b.kode_toko, g.kode_toko), coalesce(b.no_bon, g.no_bon)
    || ' differs from its last step' from bon b
  full join (select * from gerak_uang where terakhir) g
    on g.kode_toko = b.kode_toko and g.no_bon = b.no_bon
  where (b.status, b.versi, b.uang_rp) is distinct from (g.ke_status, g.versi, g.sesudah_rp)
union all
select 'I13', b.kode_toko, b.no_bon || ' began otherwise' from bon b
  left join dokumen d on d.kode_toko = b.kode_toko and d.nomor = b.no_bon
  where (d.jenis, d.tgl, d.nama_customer, d.telp_customer)
    is distinct from (case when d.jenis = 'PEMBELIAN' or d.jenis = 'AWAL_' || b.jenis then d.jenis
      else b.jenis end, b.tgl, b.nama, b.telp)
union all
select 'I13', kode_toko, no_bon || ' version ' || versi || ' does not follow' from gerak_uang
  where versi <> urut or dari_status is distinct from lalu_status
    or (urut > 1 and sebelum_rp is distinct from lalu_rp)
    or (urut = 1) <> (nomor = no_bon and dari_status is null)
    or (ke_status = 'TERBUKA') is distinct from (sesudah_rp > 0)
    or (langkah not in ('TITIPAN - TERBUKA', 'AWAL_TITIPAN - TERBUKA',
        'BATAL_AWAL_TITIPAN TERBUKA BATAL', 'TAMBAH_TITIPAN TERBUKA TERBUKA',
        'PEMBELIAN - TERBUKA', 'PEMBELIAN TERBUKA TERBUKA', 'BATAL_PEMBELIAN TERBUKA BATAL',
        'KEMBALI_TITIPAN TERBUKA TERBUKA', 'KEMBALI_TITIPAN TERBUKA KEMBALI',
        'PENGALIHAN_SALDO TERBUKA TERBUKA', 'PENGALIHAN_SALDO TERBUKA HABIS',
        'PENJUALAN TERBUKA TERBUKA', 'PENJUALAN TERBUKA HABIS', 'BATAL_TITIPAN TERBUKA BATAL',
        'KURANG_BAYAR - TERBUKA', 'BAYAR_PIUTANG TERBUKA TERBUKA', 'BAYAR_PIUTANG TERBUKA HABIS',
        'BATAL_KURANG_BAYAR TERBUKA BATAL', 'AWAL_KURANG_BAYAR - TERBUKA',
        'BATAL_AWAL_KURANG_BAYAR TERBUKA BATAL')
      and not (jenis in ('BATAL_TITIPAN', 'BATAL_PENJUALAN', 'BATAL_PEMBELIAN',
          'BATAL_KURANG_BAYAR')
        and dari_status in ('TERBUKA', 'HABIS', 'KEMBALI') and ke_status in ('TERBUKA', 'HABIS')))
-- KURANG: what customers owe of sales is what the ledger has, document by document; its sale stands
-- and was paid as much in cash
union all
select 'KURANG', coalesce(b.kode_toko, j.kode_toko), 'short payments are ' || coalesce(b.rp, 0)
    || ', ledger has ' || coalesce(j.rp, 0)
  from (select kode_toko, sum(uang_rp) rp from bon where jenis = 'KURANG_BAYAR' group by 1) b
  full join (select kode_toko, sum(debit_rp - kredit_rp) rp from jurnal_baris
    where jenis_akun = 'PIUTANG_PENJUALAN' group by 1) j on j.kode_toko = b.kode_toko
  where coalesce(b.rp, 0) <> coalesce(j.rp, 0)
union all
select 'KURANG', d.kode_toko, d.nomor || ' says another sum than it moved' from dokumen d
  left join uang_dokumen u on u.kode_toko = d.kode_toko and u.nomor = d.nomor
  left join dokumen a on a.kode_toko = d.kode_toko and a.nomor = d.membatalkan
  where d.jenis in ('KURANG_BAYAR', 'BAYAR_PIUTANG', 'BATAL_KURANG_BAYAR', 'AWAL_KURANG_BAYAR',
      'BATAL_AWAL_KURANG_BAYAR')
    and (d.total_rp <= 0 or u.rp is distinct from d.total_rp
      * case when coalesce(a.jenis, '') = 'BAYAR_PIUTANG'
          or d.jenis in ('KURANG_BAYAR', 'AWAL_KURANG_BAYAR') then 1 else -1 end)
union all
select 'KURANG', d.kode_toko, d.nomor || ' is paid otherwise' from dokumen d
  where d.jenis = 'BAYAR_PIUTANG'
    and d.total_rp + coalesce(d.pembulatan_rp, 0) + d.kembali_rp is distinct from (
    select sum(b.jumlah_rp) from dokumen_bayar b
    where b.kode_toko = d.kode_toko and b.nomor = d.nomor)
union all
select 'KURANG', b.kode_toko, b.no_bon || ' is of a sale that does not stand, or was not so short'
  from bon b
  left join dokumen s on s.kode_toko = b.kode_toko and s.nomor = b.no_faktur_jual
    and s.jenis = 'PENJUALAN'
  left join gerak_bon g on g.kode_toko = b.kode_toko and g.no_bon = b.no_bon and g.versi = 1
  where b.jenis = 'KURANG_BAYAR' and g.jenis is distinct from 'AWAL_KURANG_BAYAR'
    and (s.nomor is null
    or (b.status <> 'BATAL' and exists (select from dokumen r
      where r.kode_toko = s.kode_toko and r.membatalkan = s.nomor))
    or (g.sesudah->>'uang_rp')::bigint > coalesce((select sum(t.jumlah_rp) from dokumen_bayar t
      where t.kode_toko = s.kode_toko and t.nomor = s.nomor and t.cara = 'TUNAI'), 0)
      - s.kembali_rp)
-- I14: stock by the ledger is stock by the pieces and the pools, in rupiah at cost and in fine gold
union all
select 'I14', coalesce(p.kode_toko, j.kode_toko), coalesce(p.akun, j.akun) || ': stock '
    || coalesce(p.rp, 0) || ' rp ' || coalesce(p.ug, 0) || ' ug, ledger '
    || coalesce(j.rp, 0) || ' rp ' || coalesce(j.ug, 0) || ' ug'
  from (select kode_toko, akun, sum(rp) rp, sum(ug) ug from (
      select b.kode_toko, s.akun, b.modal_rp rp,
        (b.berat_mg * (b.permil * 10 + b.sisa_permyriad) + 5) / 10 ug
      from barang b join status_barang s on s.status = b.status where s.akun is not null
      union all
      select k.kode_toko, j.akun, k.modal_rp, k.murni_ug
      from kolam k join jenis_kolam j on j.jenis = k.jenis where j.akun is not null
      union all
      select kode_toko, 'PERSEDIAAN_LANTAK', modal_rp, murni_ug
      from lantak where status = 'ADA') s group by 1, 2) p
  full join (select kode_toko, jenis_akun akun, sum(debit_rp - kredit_rp) rp, sum(murni_ug) ug
    from jurnal_baris where jenis_akun in (select s.akun from status_barang s
      union all select k.akun from jenis_kolam k
      union all values ('PERSEDIAAN_LANTAK')) group by 1, 2) j
    on j.kode_toko = p.kode_toko and j.akun = p.akun
  where coalesce(p.rp, 0) <> coalesce(j.rp, 0) or coalesce(p.ug, 0) <> coalesce(j.ug, 0)
-- CUCI: a batch waits for the pieces that are away with it; a loss that waits stands in the ledger
-- until it is judged
union all
select 'CUCI', b.kode_toko, b.no_kirim || ' waits for ' || b.sisa_pcs || ', away are '
    || count(p.kode_barcode) from batch_cuci b
  left join (select b.kode_toko, b.kode_barcode, g.nomor from barang b
    cross join lateral (select g.nomor from gerak_barang g where g.kode_toko = b.kode_toko
      and g.kode_barcode = b.kode_barcode and g.jenis = 'KIRIM_CUCI'
      and not exists (select from dokumen u where u.kode_toko = b.kode_toko
        and u.membatalkan = g.nomor)
      order by g.versi desc limit 1) g
    where b.status in ('CUCI', 'SEPUH', 'TUKANG')) p
    on p.kode_toko = b.kode_toko and p.nomor = b.no_kirim
  group by b.kode_toko, b.no_kirim, b.sisa_pcs having b.sisa_pcs <> count(p.kode_barcode)
union all
select 'CUCI', coalesce(s.kode_toko, j.kode_toko), 'losses wait for ' || coalesce(s.rp, 0) || ' rp '
    || coalesce(s.ug, 0) || ' ug, ledger ' || coalesce(j.rp, 0) || ' rp ' || coalesce(j.ug, 0)
    || ' ug'
  from (select kode_toko, sum(tunggu_rp) rp, sum(tunggu_ug) ug from susut
    where status = 'MENUNGGU' group by 1) s
  full join (select kode_toko, sum(debit_rp - kredit_rp) rp, sum(murni_ug) ug from jurnal_baris
    where jenis_akun = 'SUSUT_TUNGGU' group by 1) j on j.kode_toko = s.kode_toko
  where coalesce(s.rp, 0) <> coalesce(j.rp, 0) or coalesce(s.ug, 0) <> coalesce(j.ug, 0)
union all
select 'CUCI', coalesce(b.kode_toko, g.kode_toko), coalesce(b.no_kirim, g.no_kirim)
    || ' differs from its last step' from batch_cuci b
  full join (select distinct on (kode_toko, no_kirim) * from gerak_batch_cuci
    order by kode_toko, no_kirim, versi desc) g
    on g.kode_toko = b.kode_toko and g.no_kirim = b.no_kirim
  where (b.status, b.versi) is distinct from (g.ke_status, g.versi)
union all
select 'CUCI', coalesce(s.kode_toko, g.kode_toko), coalesce(s.no_susut, g.no_susut)
    || ' differs from its last step' from susut s
  full join (select distinct on (kode_toko, no_susut) * from gerak_susut
    order by kode_toko, no_susut, versi desc) g
    on g.kode_toko = s.kode_toko and g.no_susut = s.no_susut
  where (s.status, s.versi) is distinct from (g.ke_status, g.versi)
-- LEBUR: a bar is as its last step left it, and its documents say its weight and its fine gold
union all
select 'LEBUR', coalesce(l.kode_toko, g.kode_toko), coalesce(l.no_lebur, g.no_lebur)
    || ' differs from its last step' from lantak l
  full join (select distinct on (kode_toko, no_lebur) * from gerak_lantak
    order by kode_toko, no_lebur, versi desc) g
    on g.kode_toko = l.kode_toko and g.no_lebur = l.no_lebur
  where (l.status, l.versi) is distinct from (g.ke_status, g.versi)
union all
select 'LEBUR', d.kode_toko, d.nomor || ' says another weight than its bar has' from dokumen d
  join gerak_lantak g on g.kode_toko = d.kode_toko and g.nomor = d.nomor
  join lantak l on l.kode_toko = g.kode_toko and l.no_lebur = g.no_lebur
  where (d.berat_mg, d.murni_ug) is distinct from (l.berat_mg, l.murni_ug)
-- I14: sales in sums are the sums of the sales
union all
select 'I14', coalesce(r.kode_toko, d.kode_toko), 'sums of ' || coalesce(r.jenis, d.jenis) || ' on '
    || coalesce(r.tgl, d.tgl) || ' by ' || coalesce(r.kode_sales, d.kode_sales) || ': '
    || coalesce(r.n::text, 'none') || ', ledger ' || coalesce(d.n::text, 'none')
  from (select kode_toko, tgl, jenis, kode_sales,
      (faktur, pcs, berat_mg, murni_ug, diskon_rp, ppn_rp, total_rp) n from rekap_penjualan) r
  full join (select d.kode_toko, d.tgl, d.jenis, coalesce(d.kode_sales, '') kode_sales,
      (count(*), sum(b.pcs)::bigint, sum(b.mg)::bigint, sum(b.ug)::bigint, sum(b.diskon)::bigint,
        sum(d.ppn_rp)::bigint, sum(d.total_rp)::bigint) n
    from dokumen d join (select kode_toko, nomor, count(*) pcs, sum(berat_mg) mg, sum(murni_ug) ug,
        sum(diskon_rp) diskon from dokumen_barang group by 1, 2) b
      on b.kode_toko = d.kode_toko and b.nomor = d.nomor
    where d.jenis in ('PENJUALAN', 'BATAL_PENJUALAN') group by 1, 2, 3, 4) d
    on d.kode_toko = r.kode_toko and d.tgl = r.tgl and d.jenis = r.jenis
      and d.kode_sales = r.kode_sales
  where r.n is distinct from d.n
-- I14: VAT of a nota is that of its lines, rounded once per rate; its PPh 22 is taken of the same
-- lines before VAT, broken off once per rate. Reports and files of tax are made of lines
union all
select 'I14', d.kode_toko, d.nomor || ' has VAT ' || d.ppn_rp || ', its lines ' || l.ppn
  from dokumen d join (select kode_toko, nomor,
      sum(div(2 * harga * tarif + 10000 + tarif, 2 * (10000 + tarif))) ppn
    from (select kode_toko, nomor, coalesce(ppn_permyriad, 0) tarif, sum(harga_rp) harga
      from dokumen_barang where jenis in ('PENJUALAN', 'BATAL_PENJUALAN') group by 1, 2, 3) r
    group by 1, 2) l on l.kode_toko = d.kode_toko and l.nomor = d.nomor
  where d.ppn_rp <> l.ppn
union all
select 'I14', d.kode_toko, d.nomor || ' has PPh 22 ' || coalesce(d.pph22_rp, 0) || ', its lines '
    || l.pph22
  from dokumen d join (select kode_toko, nomor, sum(div(dasar * pph, 10000)) pph22
    from (select kode_toko, nomor, pph,
        sum(harga - div(2 * harga * tarif + 10000 + tarif, 2 * (10000 + tarif))) dasar
      from (select kode_toko, nomor, coalesce(ppn_permyriad, 0) tarif,
          coalesce((pajak->>'pph22_permyriad')::bigint, 0) pph, sum(harga_rp) harga
        from dokumen_barang where jenis in ('PENJUALAN', 'BATAL_PENJUALAN') group by 1, 2, 3, 4) r
      group by 1, 2, 3) b
    group by 1, 2) l on l.kode_toko = d.kode_toko and l.nomor = d.nomor
  where coalesce(d.pph22_rp, 0) <> l.pph22
-- I14: closed days in sums are the sums of their journals and movements; an open day has none
union all
select 'I14', coalesce(r.kode_toko, j.kode_toko), 'sums of the journal of '
    || coalesce(r.tgl, j.tgl) || ', ' || coalesce(r.akun, j.akun) || ': '
    || coalesce(r.n::text, 'none') || ', ledger ' || coalesce(j.n::text, 'none')
  from (select kode_toko, tgl, concat_ws(' ', nomor_akun, jenis_akun, laci) akun,
      (baris, debit_rp, kredit_rp, murni_ug) n from rekap_jurnal) r
  full join (select j.kode_toko, j.tgl,
      concat_ws(' ', nomor_akun, jenis_akun, coalesce(laci, '')) akun,
      (count(*), sum(debit_rp)::bigint, sum(kredit_rp)::bigint, sum(murni_ug)::bigint) n
    from jurnal_baris j left join hari_bisnis h on h.kode_toko = j.kode_toko and h.tgl = j.tgl
    where h.status is distinct from 'BUKA' group by 1, 2, 3) j
    on j.kode_toko = r.kode_toko and j.tgl = r.tgl and j.akun = r.akun
  where r.n is distinct from j.n
union all
select 'I14', coalesce(r.kode_toko, g.kode_toko), 'sums of movements of ' || coalesce(r.tgl, g.tgl)
    || ', ' || coalesce(r.jenis, g.jenis) || ': ' || coalesce(r.n::text, 'none') || ', ledger '
    || coalesce(g.n::text, 'none')
  from (select kode_toko, tgl, jenis, arah, (pcs, berat_mg, murni_ug) n from rekap_gerak) r
  full join (select g.kode_toko, g.tgl, jenis, arah,
      (count(*), sum(g.mg)::bigint, sum(g.ug)::bigint) n
    from (
      select kode_toko, tgl, jenis, 1 arah, berat_mg mg, murni_ug ug from gerak_barang
        where ke_baki is not null and (dari_baki is null or dari_berat_mg is not null)
      union all
      select kode_toko, tgl, jenis, -1, coalesce(dari_berat_mg, berat_mg),
        coalesce(dari_murni_ug, murni_ug) from gerak_barang
        where dari_baki is not null and (ke_baki is null or dari_berat_mg is not null)) g
    join hari_bisnis h on h.kode_toko = g.kode_toko and h.tgl = g.tgl
    where h.status = 'TUTUP' group by 1, 2, 3, 4) g
    on g.kode_toko = r.kode_toko and g.tgl = r.tgl and g.jenis = r.jenis and g.arah = r.arah
  where r.n is distinct from g.n
-- I15: what a document says to other stores waits in the outbox or was taken in once, in its
-- order; a closing that says whom it told has told. Two stores are compared by
-- whoever sees both: row security shows others one at a time
union all
select 'I15', coalesce(p.kode_toko, o.kode_toko), 'message ' || coalesce(p.id, o.id) || ' of '
    || coalesce(p.nomor, o.nomor) || ': ' || case when o.id is null then 'is not in the outbox'
      when p.id is null then 'no document says it' else 'is not what its document says' end
  from pesan p full join outbox o on o.kode_toko = p.kode_toko and o.id = p.id
  where (p.nomor, p.urut, p.e) is distinct from (o.nomor, o.urut, jsonb_build_object('id', o.id,
    'saluran', o.saluran, 'ke', o.ke, 'isi', o.isi))
union all
select 'I15', a.kode_toko, a.nomor || ' told nobody' from audit a
  join dokumen d on d.kode_toko = a.kode_toko and d.nomor = a.nomor
  where a.perintah = 'TUTUP_TOKO' and a.isi->'outbox' = '[]' and d.isi->>'kabar_ke' is not null
union all
select 'I15', coalesce(m.kode_toko, k.kode_toko), 'closing of ' || coalesce(m.asal, k.asal) || ', '
    || 'message ' || coalesce(m.id, k.id) || ': '
    || case when k.id is null then 'taken in, not kept' else 'kept, never taken in' end
  from (select * from pesan_masuk where saluran = 'TUTUP_TOKO') m
  full join kabar_tutup k on k.kode_toko = m.kode_toko and k.asal = m.asal and k.id = m.id
  where m.id is null or k.id is null
union all
select 'I15', coalesce(o.kode_toko, m.asal), 'message ' || coalesce(o.id, m.id) || ' to '
    || coalesce(o.ke, m.kode_toko) || ': ' || case when m.id is null then 'marked, not taken in'
      when o.id is null then 'taken in, said by nobody' else 'taken in as another' end
  from outbox o full join pesan_masuk m on m.asal = o.kode_toko and m.id = o.id
  where not row_security_active('outbox') and (o.id is null
    or (m.id is null and o.terkirim_pada is not null)
    or (m.id is not null and (m.kode_toko, m.saluran, m.urut) is distinct from
      (o.ke, o.saluran, o.urut)))
union all
select 'I15', m.asal, m.saluran || ' ' || m.urut || ' was taken in before ' || o.urut
  from (select asal, saluran, max(urut) urut from pesan_masuk group by 1, 2) m
  join (select kode_toko, saluran, min(urut) urut from outbox o where not exists (select
      from pesan_masuk n where n.asal = o.kode_toko and n.id = o.id) group by 1, 2) o
    on o.kode_toko = m.asal and o.saluran = m.saluran and o.urut < m.urut
  where not row_security_active('outbox')
union all
select 'I15', k.kode_toko, k.asal || ' ' || k.no_tutup || ' is told otherwise' from kabar_tutup k
  left join kabar_benar b on b.kode_toko = k.asal and b.nomor = k.no_tutup
  where not row_security_active('outbox') and b.isi is distinct from
    (k.tgl, k.ditutup_pada, k.ditutup_oleh, k.lebih_rp, k.kurang_rp, k.alasan)
-- COCOK: every tender that is no cash waits or was found, once, as it was written; what was undone
-- says so; nobody found what he took himself
union all
select 'COCOK', coalesce(b.kode_toko, n.kode_toko), coalesce(b.nomor, n.nomor) || ' line '
    || coalesce(b.baris, n.baris) || case when n.nomor is null then ' waits nowhere'
      when b.nomor is null then ' is found without its tender' else ' has other figures' end
  from (select * from dokumen_bayar where cara not in ('TUNAI', 'SALDO', 'TUKAR')) b
  full join (select * from non_cash where jenis <> 'SALDO_AWAL') n
    on n.kode_toko = b.kode_toko and n.nomor = b.nomor and n.baris = b.baris
  where (b.jenis, b.tgl, b.cara, b.kode_bank, b.jumlah_rp)
    is distinct from (n.jenis, n.tgl, n.cara, n.kode_bank, n.jumlah_rp)
union all
select 'COCOK', coalesce(a.kode_toko, n.kode_toko), coalesce(a.nomor, n.nomor) || ' line '
    || coalesce(a.baris, n.baris) || ' is not what the shop began with'
  from (select d.kode_toko, d.nomor, p.* from dokumen d
    cross join lateral jsonb_to_recordset(d.isi->'piutang') as p(baris integer, tgl date,
      cara text, kode_bank text, jumlah_rp bigint, no_slip text)
    where d.jenis = 'SALDO_AWAL') a
  full join (select * from non_cash where jenis = 'SALDO_AWAL') n
    on n.kode_toko = a.kode_toko and n.nomor = a.nomor and n.baris = a.baris
  where (a.tgl, a.cara, a.kode_bank, a.jumlah_rp, a.no_slip)
    is distinct from (n.tgl, n.cara, n.kode_bank, n.jumlah_rp, n.no_slip)
union all
select 'COCOK', n.kode_toko, n.nomor || ' was undone by ' || coalesce(r.nomor, 'nothing')
    || ', its payment by ' || coalesce(n.dibatalkan, 'nothing') from non_cash n
  left join dokumen r on r.kode_toko = n.kode_toko and r.membatalkan = n.nomor
  where n.dibatalkan is distinct from r.nomor
union all
select 'COCOK', n.kode_toko, n.nomor || ' was found by who took it' from non_cash n
  join dokumen d on d.kode_toko = n.kode_toko and d.nomor = n.nomor
    and coalesce(d.isi->'ajuan'->>'user_id', d.user_id) = n.dicocokkan_oleh
union all
select 'COCOK', n.kode_toko, n.nomor || ' was found before it was paid' from non_cash n
  join dokumen d on d.kode_toko = n.kode_toko and d.nomor = n.nomor and d.pada > n.dicocokkan_pada
union all
select 'COCOK', n.kode_toko, n.nomor || ' counts as of before, and is not' from non_cash n
  where n.hasil = 'LAMA' and n.tgl > (select min(m.tgl) from non_cash m
    where m.kode_toko = n.kode_toko and m.hasil is distinct from 'LAMA')
union all
select 'COCOK', n.kode_toko, n.nomor || ' line ' || n.baris || ' is known by another slip'
  from non_cash n
  join dokumen_bayar b on b.kode_toko = n.kode_toko and b.nomor = n.nomor and b.baris = n.baris
  cross join lateral (select
    upper(regexp_replace(coalesce(b.kode_setuju, ''), '[^[:alnum:]]', '', 'g')) as setuju) k
  cross join lateral (select case when k.setuju <> '' then concat_ws('|',
    coalesce(b.kode_bank, ''), coalesce(b.kartu_akhir, ''), k.setuju,
    case when coalesce(b.kartu_akhir, '') = '' and length(k.setuju) < 9
      then to_char(b.tgl, 'YYYYMMDD') end) end as kode) s
  where n.bukti is distinct from s.kode and (n.bukti is not null or (n.dibatalkan is null
    and not exists (select from non_cash m where m.kode_toko = n.kode_toko and m.bukti = s.kode
      and m.dibatalkan is null)))
-- CAIR: a receivable was paid out once, by a document that stands and says it as it is; what is
-- open is what the ledger has; such a document has the figures of its payments and its journal
union all
select 'CAIR', coalesce(n.kode_toko, c.kode_toko), coalesce(n.nomor, c.nomor) || ' line '
    || coalesce(n.baris, c.baris) || ' is paid out by ' || coalesce(n.no_cair, 'nothing')
    || ', named by ' || coalesce(c.no_cair, 'nothing')
  from (select * from non_cash where no_cair is not null) n
  full join (select * from cair where not batal) c
    on c.kode_toko = n.kode_toko and c.nomor = n.nomor and c.baris = n.baris
  where (n.no_cair, n.cara, n.kode_bank, n.jumlah_rp, coalesce(n.jumlah_mutasi_rp, n.jumlah_rp))
    is distinct from (c.no_cair, c.cara, c.penerbit, c.jumlah_rp, c.mutasi_rp)
union all
select 'CAIR', d.kode_toko, d.nomor || ' pays out other figures than its payments' from dokumen d
  left join (select kode_toko, no_cair, sum(jumlah_rp) rp, sum(mutasi_rp) mutasi_rp from cair
    group by 1, 2) c on c.kode_toko = d.kode_toko and c.no_cair = d.nomor
  where d.jenis = 'CAIR_NON_CASH' and (d.total_rp, (d.isi->>'selisih_rp')::bigint,
      (d.isi->>'bank_rp')::bigint + (d.isi->>'biaya_rp')::bigint, (d.isi->>'biaya_rp')::bigint)
    is distinct from (c.rp, c.mutasi_rp - c.rp, c.mutasi_rp, (select coalesce(sum(j.debit_rp), 0)
      from jurnal_baris j where j.kode_toko = d.kode_toko and j.nomor = d.nomor
        and j.jenis_akun = 'BEBAN_MDR'))
union all
select 'CAIR', coalesce(n.kode_toko, j.kode_toko), coalesce(n.akun, j.akun) || ': open '
    || coalesce(n.rp, 0) || ', ledger ' || coalesce(j.rp, 0)
  from (select kode_toko, case cara when 'QRIS' then 'PIUTANG_QRIS' else 'PIUTANG_EDC' end akun,
      sum(jumlah_rp) rp from non_cash
    where no_cair is null and dibatalkan is null and cara <> 'TRANSFER' group by 1, 2) n
  full join (select kode_toko, jenis_akun akun, sum(debit_rp - kredit_rp) rp from jurnal_baris
    where jenis_akun in ('PIUTANG_EDC', 'PIUTANG_QRIS') group by 1, 2) j
    on j.kode_toko = n.kode_toko and j.akun = n.akun
  where coalesce(n.rp, 0) <> coalesce(j.rp, 0)
-- UANG: what came from another store was received once, by a document of as much; what was
-- received was on its way; both ends know the same of it
union all
select 'UANG', coalesce(u.kode_toko, t.kode_toko), coalesce(u.no_reff, t.isi->>'no_reff')
    || ' is ' || coalesce(u.status, 'not on its way') || ', received by ' || coalesce(t.nomor, '-')
  from uang_datang u
  full join (select * from dokumen where jenis = 'TERIMA_UANG') t
    on t.kode_toko = u.kode_toko and t.isi->>'no_reff' = u.no_reff
  where (u.status = 'DONE', u.no_terima, u.jumlah_rp, u.asal) is distinct from
      (t.nomor is not null, t.nomor, coalesce(t.total_rp, u.jumlah_rp),
        coalesce(t.isi->>'dari', u.asal))
union all
select 'UANG', coalesce(m.kode_toko, k.kode_toko), coalesce(k.no_reff, m.id::text)
    || case when k.id is null then ' taken in, not kept' else ' kept, never taken in' end
  from (select * from pesan_masuk where saluran = 'TERIMA_UANG') m
  full join kabar_uang k on k.kode_toko = m.kode_toko and k.id = m.id
  where m.id is null or k.id is null
union all
select 'UANG', u.kode_toko, u.no_reff || ' was sent otherwise' from uang_datang u
  left join dokumen d on d.kode_toko = u.asal and d.nomor = u.no_reff and d.jenis = 'KIRIM_UANG'
  left join dokumen r on r.kode_toko = u.asal and r.membatalkan = u.no_reff
  where not row_security_active('outbox') and ((d.total_rp, d.tgl, d.isi->>'tujuan')
      is distinct from (u.jumlah_rp, u.tgl, u.kode_toko)
    or (u.status = 'BATAL' and r.nomor is null) or (u.status = 'DONE' and r.nomor is not null))
union all
select 'UANG', k.kode_toko, k.no_reff || ' is told otherwise' from kabar_uang k
  where not row_security_active('outbox') and not exists (select from dokumen t
    where t.nomor = k.no_terima and t.jenis = 'TERIMA_UANG' and t.isi->>'no_reff' = k.no_reff
      and t.isi->>'dari' = k.kode_toko and t.user_id = k.diterima_oleh)
-- SETOR: submitted money ends once, by another unless it was taken back; what was approved is
-- booked as it was agreed, and nothing else says that it was
union all
select 'SETOR', coalesce(a.kode_toko, g.kode_toko), coalesce(a.no_ajuan, g.no_ajuan)
    || ' differs from its last step' from ajuan_uang a
  full join (select * from gerak_setor where terakhir) g
    on g.kode_toko = a.kode_toko and g.no_ajuan = a.no_ajuan
  where (a.status, a.versi) is distinct from (g.ke_status, g.versi)
    or a.no_akhir is distinct from case when g.ke_status <> 'MENUNGGU' then g.nomor end
union all
select 'SETOR', g.kode_toko, g.no_ajuan || ' version ' || g.versi || ' does not follow'
  from gerak_setor g
  left join ajuan_uang a on a.kode_toko = g.kode_toko and a.no_ajuan = g.no_ajuan
  where g.versi <> g.urut or g.dari_status is distinct from g.lalu_status
    or (g.urut = 1) <> (g.nomor = g.no_ajuan and g.dari_status is null)
    or g.langkah not in ('AJUAN_UANG - MENUNGGU', 'TOLAK_UANG MENUNGGU DITOLAK',
      'TARIK_UANG MENUNGGU DITARIK', (a.isi->>'jenis') || ' MENUNGGU DISETUJUI')
union all
select 'SETOR', a.kode_toko, a.no_ajuan || ' was ' || lower(a.status) || ' by ' || g.user_id
  from ajuan_uang a join gerak_setor g on g.kode_toko = a.kode_toko
    and g.no_ajuan = a.no_ajuan and g.terakhir
  where a.status <> 'MENUNGGU' and (a.status = 'DITARIK') <> (g.user_id = a.user_id)
union all
select 'SETOR', a.kode_toko, a.no_ajuan || ' began otherwise' from ajuan_uang a
  left join dokumen d on d.kode_toko = a.kode_toko and d.nomor = a.no_ajuan
  where (d.jenis, d.tgl, d.user_id, d.total_rp, d.keterangan, d.isi->>'arah',
      d.isi->>'kode_transaksi', d.penyetuju) is distinct from ('AJUAN_UANG', a.tgl, a.user_id,
      a.total_rp, a.keterangan, a.arah, a.kode_transaksi, a.isi->>'penyetuju')
union all
select 'SETOR', coalesce(a.kode_toko, d.kode_toko), coalesce(a.no_ajuan, d.nomor)
    || ' is not its money'
  from (select * from ajuan_uang where status = 'DISETUJUI') a
  full join (select * from dokumen where jenis in ('UANG_KAS', 'UANG_BANK') and isi ? 'ajuan') d
    on d.kode_toko = a.kode_toko and d.nomor = a.no_akhir
      and d.isi->'ajuan'->>'no_ajuan' = a.no_ajuan
  where a.no_ajuan is null or d.nomor is null
    or (d.jenis, d.total_rp, d.isi->>'arah', d.isi->>'kode_transaksi', d.isi->'ajuan'->>'user_id')
      is distinct from (a.isi->>'jenis', a.total_rp, a.arah, a.kode_transaksi, a.user_id)
    or not d.isi @> (a.isi->'tempat')
    or not exists (select from jurnal_baris j where j.kode_toko = d.kode_toko
      and j.nomor = d.nomor and j.jenis_akun = 'KODE_TRANSAKSI'
      and j.nomor_akun = a.isi->>'nomor_akun')
-- JURNAL: a submitted journal ends once, by another unless it was taken back; one that was approved
-- is posted as it was agreed, and nothing else is; what turns a journal round is its mirror of a
-- later day, once
union all
select 'JURNAL', coalesce(a.kode_toko, g.kode_toko), coalesce(a.no_ajuan, g.no_ajuan)
    || ' differs from its last step' from ajuan_jurnal a
  full join (select * from gerak_tulis where terakhir) g
    on g.kode_toko = a.kode_toko and g.no_ajuan = a.no_ajuan
  where (a.status, a.versi) is distinct from (g.ke_status, g.versi)
    or a.no_akhir is distinct from case when g.ke_status <> 'MENUNGGU' then g.nomor end
union all
select 'JURNAL', kode_toko, no_ajuan || ' version ' || versi || ' does not follow' from gerak_tulis
  where versi <> urut or dari_status is distinct from lalu_status
    or (urut = 1) <> (nomor = no_ajuan and dari_status is null)
    or langkah not in ('AJUAN_JURNAL - MENUNGGU', 'JURNAL_UMUM MENUNGGU DISETUJUI',
      'TOLAK_JURNAL MENUNGGU DITOLAK', 'TARIK_JURNAL MENUNGGU DITARIK')
union all
select 'JURNAL', a.kode_toko, a.no_ajuan || ' was ' || lower(a.status) || ' by ' || g.user_id
  from ajuan_jurnal a join gerak_tulis g on g.kode_toko = a.kode_toko
    and g.no_ajuan = a.no_ajuan and g.terakhir
  where a.status <> 'MENUNGGU' and (a.status = 'DITARIK') <> (g.user_id = a.user_id)
union all
select 'JURNAL', a.kode_toko, a.no_ajuan || ' began otherwise' from ajuan_jurnal a
  left join dokumen d on d.kode_toko = a.kode_toko and d.nomor = a.no_ajuan
  where (d.jenis, d.tgl, d.user_id, d.total_rp, d.keterangan, d.isi->>'membalik')
    is distinct from ('AJUAN_JURNAL', a.tgl, a.user_id, a.total_rp, a.keterangan, a.membalik)
union all
select 'JURNAL', coalesce(a.kode_toko, d.kode_toko), coalesce(a.no_ajuan, d.nomor)
    || ' is not its journal'
  from (select * from ajuan_jurnal where status = 'DISETUJUI') a
  full join (select * from dokumen where jenis = 'JURNAL_UMUM') d
    on d.kode_toko = a.kode_toko and d.nomor = a.no_akhir
      and d.isi->'ajuan'->>'no_ajuan' = a.no_ajuan
  cross join lateral (select jsonb_agg(jsonb_build_array(j.nomor_akun, j.debit_rp, j.kredit_rp,
      j.murni_ug) order by j.baris) buku, bool_and(j.jenis_akun = 'JURNAL_UMUM') tangan
    from jurnal_baris j where j.kode_toko = d.kode_toko and j.nomor = d.nomor) b
  where a.no_ajuan is null or d.nomor is null or b.tangan is not true
    or (d.total_rp, d.isi->>'membalik') is distinct from (a.total_rp, a.membalik)
    or b.buku is distinct from (select jsonb_agg(jsonb_build_array(e->'nomor_akun', e->'debit_rp',
      e->'kredit_rp', e->'murni_ug') order by n)
      from jsonb_array_elements(a.isi->'baris') with ordinality x (e, n))
union all
select 'JURNAL', d.kode_toko, d.nomor || ' is booked on ' || (d.isi->>'tgl_buku') from dokumen d
  left join ajuan_jurnal a on a.kode_toko = d.kode_toko and a.no_akhir = d.nomor
  left join dokumen u on u.kode_toko = d.kode_toko and u.nomor = d.membatalkan
  where d.jenis not in ('JURNAL_UMUM', 'BATAL_JURNAL') and d.isi ? 'tgl_buku'
    or (d.isi->>'tgl_buku')::date >= d.tgl
    or d.jenis = 'JURNAL_UMUM' and d.isi->>'tgl_buku' is distinct from a.isi->>'tgl_buku'
    or d.jenis = 'BATAL_JURNAL' and d.isi->>'tgl_buku' is distinct from u.isi->>'tgl_buku'
union all
select 'JURNAL', kode_toko, nomor || ' is called a journal by hand' from jurnal_baris
  where jenis_akun = 'JURNAL_UMUM' and jenis not in ('JURNAL_UMUM', 'BATAL_JURNAL')
union all
select 'JURNAL', r.kode_toko, r.nomor || ' does not turn ' || (r.isi->>'membalik') || ' round'
  from dokumen r
  left join dokumen d on d.kode_toko = r.kode_toko and d.nomor = r.isi->>'membalik'
    and d.jenis = 'JURNAL_UMUM'
  where r.jenis = 'JURNAL_UMUM' and r.isi ? 'membalik' and (d.nomor is null or d.tgl >= r.tgl
    or exists (select from dokumen x where x.kode_toko = d.kode_toko and x.membatalkan = d.nomor)
    or exists (select from jurnal_baris j where j.kode_toko = r.kode_toko
      and j.nomor in (r.nomor, d.nomor) group by j.nomor_akun
      having sum(j.debit_rp - j.kredit_rp) <> 0 or sum(j.murni_ug) <> 0))
union all
select 'JURNAL', r.kode_toko, (r.isi->>'membalik') || ' is turned round ' || count(*) || ' times'
  from dokumen r where r.jenis = 'JURNAL_UMUM' and r.isi ? 'membalik'
    and not exists (select from dokumen x
      where x.kode_toko = r.kode_toko and x.membatalkan = r.nomor)
  group by r.kode_toko, r.isi->>'membalik' having count(*) > 1
-- PERIODE: what a closed month keeps is what its journals say, by the hash it was given; all its
-- days are over, months are closed without a hole, and one that was opened again says why
union all
select 'PERIODE', p.kode_toko, to_char(p.bulan, 'YYYY-MM') || ' keeps another balance'
  from periode p
  where p.status = 'TUTUP' and p.saldo is distinct from (
    select coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun, 'awal_rp', awal_rp,
      'debit_rp', debit_rp, 'kredit_rp', kredit_rp, 'awal_ug', awal_ug, 'murni_ug', murni_ug)
      order by nomor_akun collate "C"), '[]')
    from (select nomor_akun,
        coalesce(sum(debit_rp - kredit_rp) filter (where tgl < p.bulan), 0)::bigint awal_rp,
        coalesce(sum(debit_rp) filter (where tgl >= p.bulan), 0)::bigint debit_rp,
        coalesce(sum(kredit_rp) filter (where tgl >= p.bulan), 0)::bigint kredit_rp,
        coalesce(sum(murni_ug) filter (where tgl < p.bulan), 0)::bigint awal_ug,
        coalesce(sum(murni_ug) filter (where tgl >= p.bulan), 0)::bigint murni_ug
      from jurnal_baris j where j.kode_toko = p.kode_toko
        and j.tgl < (p.bulan + interval '1 month')::date group by 1) s)
union all
select 'PERIODE', p.kode_toko, p.no_tutup || ' has another hash' from periode p
  where p.hash <> encode(sha256(convert_to(concat_ws(E'\n',
    p.kode_toko || '|' || to_char(p.bulan, 'YYYY-MM'),
    (select string_agg(concat_ws('|', e->>'nomor_akun', e->>'awal_rp', e->>'debit_rp',
        e->>'kredit_rp', e->>'awal_ug', e->>'murni_ug'), E'\n' order by n)
      from jsonb_array_elements(p.saldo) with ordinality x (e, n))), 'UTF8')), 'hex')
union all
select 'PERIODE', p.kode_toko, to_char(p.bulan, 'YYYY-MM') || ' is closed, ' || h.tgl || ' is open'
  from periode p join hari_bisnis h on h.kode_toko = p.kode_toko and h.status = 'BUKA'
    and h.tgl < (p.bulan + interval '1 month')::date
  where p.status = 'TUTUP'
union all
select 'PERIODE', p.kode_toko, to_char(p.bulan, 'YYYY-MM') || ' is closed before '
    || to_char(p.bulan - interval '1 month', 'YYYY-MM') from periode p
  where p.status = 'TUTUP' and p.bulan > (select min(h.tgl) from hari_bisnis h
      where h.kode_toko = p.kode_toko)
    and not exists (select from periode l where l.kode_toko = p.kode_toko and l.status = 'TUTUP'
      and l.bulan = (p.bulan - interval '1 month')::date)
union all
select 'PERIODE', coalesce(p.kode_toko, g.kode_toko), coalesce(p.no_tutup, g.no_tutup)
    || ' differs from its last step' from periode p
  full join (select * from gerak_bulan where terakhir) g
    on g.kode_toko = p.kode_toko and g.no_tutup = p.no_tutup
  where (p.status, p.versi) is distinct from (g.ke_status, g.versi)
    or p.no_buka is distinct from case when g.ke_status = 'DIBUKA' then g.nomor end
union all
select 'PERIODE', kode_toko, no_tutup || ' version ' || versi || ' does not follow'
  from gerak_bulan where versi <> urut or dari_status is distinct from lalu_status
    or (urut = 1) <> (nomor = no_tutup and dari_status is null)
    or langkah not in ('TUTUP_PERIODE - TUTUP', 'BUKA_PERIODE TUTUP DIBUKA')
union all
select 'PERIODE', coalesce(p.kode_toko, d.kode_toko), coalesce(p.no_tutup, d.nomor)
    || ' began otherwise' from periode p
  full join (select * from dokumen where jenis = 'TUTUP_PERIODE') d
    on d.kode_toko = p.kode_toko and d.nomor = p.no_tutup
  where (d.tgl, d.user_id, d.isi->>'bulan', d.isi->>'hash')
    is distinct from (p.tgl, p.user_id, to_char(p.bulan, 'YYYY-MM'), p.hash)
-- AWAL: a shop begins once with each kind; a load is what its pieces, its documents and its journal
-- say; its loans and deposits are of it and are undone with it; nothing else stands against the
-- account a shop begins with
union all
select 'AWAL', kode_toko, apa || ' was loaded ' || count(*) || ' times' from awal
  where not batal group by kode_toko, apa having count(*) > 1
union all
select 'AWAL', a.kode_toko, a.nomor || ' says ' || a.n || ' pieces or documents and '
    || a.total_rp || ', brought ' || b.n || ' and ' || b.rp from awal a
  cross join lateral (
    select count(*) n, coalesce(sum(rp), 0) rp, coalesce(sum(mg), 0) mg, coalesce(sum(ug), 0) ug
    from (
      select modal_rp rp, berat_mg mg, murni_ug ug from dokumen_barang l
        where a.apa in ('BARANG', 'BLN') and l.kode_toko = a.kode_toko and l.nomor = a.nomor
      union all
      select s.modal_rp, s.berat_mg, s.murni_ug from jsonb_to_recordset(a.isi->'rosok')
        as s(modal_rp bigint, berat_mg bigint, murni_ug bigint) where a.apa = 'ROSOK'
      union all
      select n.jumlah_rp, 0, 0 from non_cash n
        where a.apa = 'NON_CASH' and n.kode_toko = a.kode_toko and n.nomor = a.nomor
      union all
      select d.total_rp, d.berat_mg, d.murni_ug from dokumen d
        where a.apa in ('HUTANG', 'TITIPAN', 'KURANG_BAYAR') and d.kode_toko = a.kode_toko
          and d.jenis = 'AWAL_' || a.apa and d.isi->>'muat' = a.muat
      union all
      select j.debit_rp, 0, 0 from jurnal_baris j where a.apa = 'KAS'
        and j.kode_toko = a.kode_toko and j.nomor = a.nomor
        and j.jenis_akun in ('KAS', 'KAS_GADAI', 'BANK')) r) b
  where (a.n, a.total_rp, a.mg, a.ug) is distinct from (b.n, b.rp::bigint, b.mg::bigint,
    b.ug::bigint)
union all
select 'AWAL', d.kode_toko, d.nomor || ' came with ' || coalesce(a.nomor, 'nothing')
    || ', undone by ' || coalesce(r.nomor, 'nobody') from dokumen d
  left join awal a on a.kode_toko = d.kode_toko and a.muat = d.isi->>'muat' and a.tgl = d.tgl
    and d.jenis = 'AWAL_' || a.apa
  left join dokumen r on r.kode_toko = d.kode_toko and r.membatalkan = d.nomor
  where d.jenis in ('AWAL_HUTANG', 'AWAL_TITIPAN', 'AWAL_KURANG_BAYAR')
    and (a.nomor is null or a.batal <> (r.nomor is not null))
union all
select 'AWAL', coalesce(a.kode_toko, j.kode_toko), coalesce(a.nomor, j.nomor)
    || ' stands against ' || coalesce(j.rp, 0) || ' and ' || coalesce(j.ug, 0) || ' ug of the owner'
  from (
    select kode_toko, nomor, total_rp rp, -case apa when 'ROSOK' then ug else murni_ug end ug
      from awal where apa in ('BARANG', 'BLN', 'ROSOK', 'NON_CASH', 'KAS')
    union all
    select kode_toko, nomor, case jenis when 'AWAL_TITIPAN' then -total_rp else total_rp end, 0
      from dokumen where jenis in ('AWAL_HUTANG', 'AWAL_TITIPAN', 'AWAL_KURANG_BAYAR')) a
  full join (select kode_toko, nomor, sum(kredit_rp - debit_rp) rp, sum(murni_ug) ug
    from jurnal_baris where jenis_akun = 'SALDO_AWAL'
      and jenis not in ('BATAL_SALDO_AWAL', 'BATAL_AWAL_HUTANG', 'BATAL_AWAL_TITIPAN',
        'BATAL_AWAL_KURANG_BAYAR')
    group by 1, 2) j on j.kode_toko = a.kode_toko and j.nomor = a.nomor
  where (a.rp, a.ug) is distinct from (j.rp::bigint, j.ug::bigint)
-- IZIN: a grant is burnt once, in time, by the one who asked, for what it was given
union all
select 'IZIN', kode_toko, id || ' was used ' || count(*) || ' times' from izin_pakai
  group by kode_toko, id having count(*) > 1
union all
select 'IZIN', p.kode_toko, p.nomor || ' used a grant that did not hold' from izin_pakai p
  where not exists (select from otorisasi o where o.kode_toko = p.kode_toko and o.id = p.id
    and o.kategori = p.kategori and o.peminta = p.user_id and o.dipakai_pada = p.pada
    and o.berlaku_sampai > p.pada and o.pada <= p.pada)
union all
select 'IZIN', p.kode_toko, p.nomor || ' is not what its grant says it became' from izin_pakai p
  join otorisasi o on o.kode_toko = p.kode_toko and o.id = p.id
  where o.no_dokumen is distinct from p.nomor or p.fakta is distinct from o.fakta
union all
select 'IZIN', d.kode_toko, d.nomor || ' has no grant' from dokumen d
  where (d.jenis in ('BATAL_PENJUALAN', 'HANCUR_BARANG', 'BATAL_HUTANG', 'BATAL_LELANG',
      'BATAL_HUTANG_LUNAS', 'KEMBALI_TITIPAN', 'PENGALIHAN_SALDO', 'BATAL_TITIPAN',
      'BATAL_PEMBELIAN', 'HANCUR_PEMBELIAN', 'BATAL_TUKAR_TAMBAH',
      'BATAL_MUTASI', 'BATAL_UANG_KAS', 'BATAL_UANG_BANK', 'BATAL_KIRIM_UANG',
      'BATAL_JURNAL', 'BATAL_CAIR_NON_CASH', 'BATAL_SALDO_AWAL', 'BATAL_GESEK_TUNAI',
      'KURANG_BAYAR', 'BATAL_KURANG_BAYAR', 'BATAL_SORTIR',
      'BATAL_KIRIM_CUCI', 'BATAL_TERIMA_CUCI', 'LEBUR', 'BATAL_LEBUR', 'SERAH_LANTAK',
      'BATAL_LANTAK')
      or d.otorisasi is not null)
    and not exists (select from otorisasi o join izin_pakai p on p.kode_toko = o.kode_toko
      and p.id = o.id and p.nomor = coalesce(d.isi->'ajuan'->>'no_ajuan', (select s.induk
        from sisi s where s.kode_toko = d.kode_toko and s.nomor = d.nomor), d.nomor)
      where o.kode_toko = d.kode_toko and o.id = d.otorisasi and o.penyetuju = d.penyetuju)
-- KORAN: a match that stands has the lines and entries it says, whose sums are the same; one that
-- was undone has none; a file brought as many lines as it says
union all
select 'KORAN', kode_toko, 'match ' || id_cocok || ' of ' || jumlah_rp || ' has ' || n_garis
    || ' lines of ' || garis || ' and ' || n_entri || ' entries of ' || entri from (
  select c.kode_toko, c.id_cocok, c.jumlah_rp, c.lepas_pada, g.n n_garis, g.rp garis, e.n n_entri,
    e.rp entri, coalesce(jsonb_array_length(c.isi->'baris'), 0) kata_garis,
    coalesce(jsonb_array_length(c.isi->'jurnal'), 0) kata_entri, g.lain + e.lain lain
  from koran_cocok c
  cross join lateral (select count(*) n, coalesce(sum(b.jumlah_rp), 0) rp,
      count(*) filter (where b.no_rekening <> c.no_rekening) lain from koran_baris b
    where b.kode_toko = c.kode_toko and b.id_cocok = c.id_cocok) g
  cross join lateral (select count(*) n, coalesce(sum(j.debit_rp - j.kredit_rp), 0) rp,
      count(*) filter (where k.no_rekening <> c.no_rekening
        or j.jenis_akun is distinct from 'BANK') lain from koran_jurnal k
    left join jurnal_baris j on j.kode_toko = k.kode_toko and j.nomor = k.nomor
      and j.baris = k.baris
    where k.kode_toko = c.kode_toko and k.id_cocok = c.id_cocok) e) m
  where case when lepas_pada is null
    then n_garis <> kata_garis or n_entri <> kata_entri or garis <> jumlah_rp or entri <> jumlah_rp
      or n_garis = 0 or lain > 0
    else n_garis + n_entri > 0 end
union all
select 'KORAN', b.kode_toko, 'a line of ' || b.no_rekening || ' is matched by nothing'
  from koran_baris b where b.id_cocok is not null and not exists (select from koran_cocok c
    where c.kode_toko = b.kode_toko and c.id_cocok = b.id_cocok)
union all
select 'KORAN', k.kode_toko, k.nomor || ' is matched '
    || case when r.nomor is null then 'by nothing' else 'and undone by ' || r.nomor end
  from koran_jurnal k
  left join dokumen r on r.kode_toko = k.kode_toko and r.membatalkan = k.nomor
  where r.nomor is not null or not exists (select from koran_cocok c
    where c.kode_toko = k.kode_toko and c.id_cocok = k.id_cocok)
union all
select 'KORAN', u.kode_toko, u.nama_berkas || ' brought ' || u.baru || ' lines, has ' || b.n
  from koran_unggah u
  cross join lateral (select count(*) n from koran_baris b where b.kode_toko = u.kode_toko
    and b.no_unggah = u.no_unggah and b.no_rekening = u.no_rekening) b
  where b.n <> case when u.hapus_pada is null then u.baru else 0 end
union all
select 'KORAN', b.kode_toko, 'a line of ' || b.no_rekening || ' came with no file'
  from koran_baris b where not exists (select from koran_unggah u where u.kode_toko = b.kode_toko
    and u.no_unggah = b.no_unggah)
order by 1, 2, 3;
