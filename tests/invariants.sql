-- Rows come back only when something is wrong (05-reliability §2). Run as an administrator whom row
-- security does not hide rows from; one statement, so that it sees one moment.

with
kaki as (                                          -- journals summed per document
  select kode_toko, nomor, count(*) n, sum(debit_rp - kredit_rp) rp, sum(murni_ug) ug
  from jurnal_baris group by 1, 2
),
gerak_terakhir as (                                -- where the ledger last saw each piece
  select distinct on (kode_toko, kode_barcode) kode_toko, kode_barcode, ke_status, ke_baki, nomor
  from gerak_barang order by kode_toko, kode_barcode, versi desc
),
gerak_baki as (                                    -- what the movements left in each tray
  select kode_toko, baki, kode_kadar, sum(pcs) pcs, sum(mg) mg, sum(ug) ug from (
    select kode_toko, ke_baki baki, kode_kadar, 1 pcs, berat_mg mg, murni_ug ug
      from gerak_barang where ke_baki is not null
    union all
    select kode_toko, dari_baki, kode_kadar, -1, -berat_mg, -murni_ug
      from gerak_barang where dari_baki is not null
  ) g group by 1, 2, 3
),
isi_baki as (
  select kode_toko, kode_baki baki, kode_kadar, count(*) pcs, sum(berat_mg) mg,
    sum(berat_mg * permil) ug
  from barang where status = 'ADA' group by 1, 2, 3
),
rantai as (                                        -- the chain as it should be
  select a.*, lag(hash) over w as hash_lalu, lag(urut) over w as urut_lalu,
    sha256(a.sebelum || convert_to(concat_ws('|', a.urut, extract(epoch from a.pada), a.user_id,
      a.perintah, coalesce(a.nomor, ''), a.isi::text), 'UTF8')) as hash_benar
  from audit a window w as (partition by kode_toko order by urut)
),
kas_dokumen as (                                   -- cash by tenders, change and cancellations
  select b.kode_toko, sum(b.jumlah_rp) rp from dokumen_bayar b where b.cara = 'TUNAI' group by 1
),
kembali as (
  select kode_toko, sum(kembali_rp) rp from dokumen where jenis = 'PENJUALAN' group by 1
),
kas_batal as (
  select r.kode_toko, sum((select coalesce(sum(b.jumlah_rp), 0) from dokumen_bayar b
      where b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.cara = 'TUNAI')
      - d.kembali_rp) rp
  from dokumen r join dokumen d on d.kode_toko = r.kode_toko and d.nomor = r.membatalkan
  where r.jenis = 'BATAL_PENJUALAN' group by 1
),
selisih_kas as (
  select kode_toko, sum(debit_rp - kredit_rp) rp from jurnal_baris
  where jenis = 'TUTUP_TOKO' and jenis_akun = 'KAS' group by 1
),
kas_buku as (
  select kode_toko, sum(debit_rp - kredit_rp) rp from jurnal_baris
  where jenis_akun = 'KAS' group by 1
),
tutup_terakhir as (                                -- the closing that holds, per closed day
  select h.kode_toko, h.tgl, h.no_tutup, d.isi, a.urut from hari_bisnis h
  join dokumen d on d.kode_toko = h.kode_toko and d.nomor = h.no_tutup
  join audit a on a.kode_toko = h.kode_toko and a.nomor = h.no_tutup
  where h.status = 'TUTUP'
)
-- I1: every journal balances in rupiah and in fine gold, with at least two lines
select 'I1' invarian, kode_toko, nomor || ': ' || rp || ' rp, ' || ug || ' ug' rincian
  from kaki where n < 2 or rp <> 0 or ug <> 0
-- I2: kinds that move money or gold have a journal; no journal without its document
union all
select 'I2', d.kode_toko, d.nomor || ' has no journal' from dokumen d
  where d.jenis in ('PENJUALAN', 'BATAL_PENJUALAN', 'TAMBAH_BARANG', 'HANCUR_BARANG')
    and not exists (select from kaki k where k.kode_toko = d.kode_toko and k.nomor = d.nomor)
union all
select 'I2', k.kode_toko, k.nomor || ' has no document' from kaki k
  where not exists (select from dokumen d where d.kode_toko = k.kode_toko and d.nomor = k.nomor)
union all
select 'I2', l.kode_toko, l.nomor || ' line without document' from dokumen_barang l
  where not exists (select from dokumen d where d.kode_toko = l.kode_toko and d.nomor = l.nomor)
union all
select 'I2', l.kode_toko, l.nomor || ' tender without document' from dokumen_bayar l
  where not exists (select from dokumen d where d.kode_toko = l.kode_toko and d.nomor = l.nomor)
union all
select 'I2', g.kode_toko, g.nomor || ' movement without document' from gerak_barang g
  where not exists (select from dokumen d where d.kode_toko = g.kode_toko and d.nomor = g.nomor)
union all
select 'I2', d.kode_toko, d.nomor || ' tenders do not pay the total' from dokumen d
  where d.jenis = 'PENJUALAN' and d.total_rp + d.kembali_rp <> (select coalesce(sum(b.jumlah_rp), 0)
    from dokumen_bayar b where b.kode_toko = d.kode_toko and b.nomor = d.nomor)
union all
select 'I2', d.kode_toko, d.nomor || ' lines do not make the total' from dokumen d
  where d.jenis = 'PENJUALAN' and d.total_rp <> (select coalesce(sum(l.harga_rp), 0)
    from dokumen_barang l where l.kode_toko = d.kode_toko and l.nomor = d.nomor)
-- I3: a piece is where its last movement left it; trays hold what the movements put there
union all
select 'I3', b.kode_toko, b.kode_barcode || ' differs from its last movement' from barang b
  left join gerak_terakhir g on g.kode_toko = b.kode_toko and g.kode_barcode = b.kode_barcode
  where g.ke_status is distinct from b.status
    or (b.status = 'ADA' and g.ke_baki is distinct from b.kode_baki)
    or (b.status <> 'ADA' and g.nomor is distinct from b.no_keluar)
union all
select 'I3', coalesce(g.kode_toko, i.kode_toko), coalesce(g.baki, i.baki) || ' holds another weight'
  from gerak_baki g full join isi_baki i
    on i.kode_toko = g.kode_toko and i.baki = g.baki and i.kode_kadar = g.kode_kadar
  where coalesce(g.pcs, 0) <> coalesce(i.pcs, 0) or coalesce(g.mg, 0) <> coalesce(i.mg, 0)
    or coalesce(g.ug, 0) <> coalesce(i.ug, 0) or coalesce(g.pcs, 0) < 0
-- I4: a piece is on at most one sale that was not cancelled
union all
select 'I4', l.kode_toko, l.kode_barcode || ' sold ' || count(*) || ' times' from dokumen_barang l
  where l.jenis = 'PENJUALAN' and not exists (select from dokumen r
    where r.kode_toko = l.kode_toko and r.membatalkan = l.nomor)
  group by l.kode_toko, l.kode_barcode having count(*) > 1
-- I5: cash in the ledger is what tenders, change, cancellations and counted differences make
union all
select 'I5', k.kode_toko, 'cash ' || k.rp || ' in the ledger' from kas_buku k
  left join kas_dokumen m using (kode_toko) left join kembali c using (kode_toko)
  left join kas_batal x using (kode_toko) left join selisih_kas s using (kode_toko)
  where k.rp <> coalesce(m.rp, 0) - coalesce(c.rp, 0) - coalesce(x.rp, 0) + coalesce(s.rp, 0)
-- I8: numbers of a kind and day run 1..n
union all
select 'I8', d.kode_toko, d.jenis || ' ' || d.tgl || ': ' || count(*) || ' documents, counter '
    || coalesce(max(n.terakhir)::text, 'none') from dokumen d
  left join nomor_urut n on n.kode_toko = d.kode_toko and n.jenis = d.jenis and n.tgl = d.tgl
  group by d.kode_toko, d.jenis, d.tgl
  having count(*) <> coalesce(max(n.terakhir), 0)
    or count(distinct right(d.nomor, 4)) <> count(*)
    or min(right(d.nomor, 4)::int) <> 1 or max(right(d.nomor, 4)::int) <> count(*)
-- I9: a closed day's totals recompute; no document of that day after its closing
union all
select 'I9', t.kode_toko, t.tgl || ' closed with other totals' from tutup_terakhir t
  cross join lateral (select coalesce(jsonb_object_agg(x.jenis, jsonb_build_array(x.n, x.rp)), '{}') v
    from (select jenis, count(*) n, sum(total_rp) rp from dokumen d where d.kode_toko = t.kode_toko
      and d.tgl = t.tgl and d.jenis <> 'TUTUP_TOKO' group by jenis) x) benar
  cross join lateral (select coalesce(jsonb_object_agg(e->>'jenis',
      jsonb_build_array((e->>'jumlah')::bigint, (e->>'total_rp')::bigint)), '{}') v
    from jsonb_array_elements(t.isi->'dokumen') e) tersimpan
  where benar.v <> tersimpan.v
union all
select 'I9', t.kode_toko, a.nomor || ' was posted after the closing of ' || t.tgl
  from tutup_terakhir t join dokumen d on d.kode_toko = t.kode_toko and d.tgl = t.tgl
  join audit a on a.kode_toko = d.kode_toko and a.nomor = d.nomor where a.urut > t.urut
-- I10: the audit chain recomputes, without holes, up to its head; documents stand in it as decided
union all
select 'I10', kode_toko, 'audit ' || urut || ' breaks the chain' from rantai
  where hash <> hash_benar or urut <> coalesce(urut_lalu, 0) + 1
    or sebelum <> coalesce(hash_lalu, sha256(convert_to(kode_toko, 'UTF8')))
union all
select 'I10', k.kode_toko, 'head of the chain is not its last row' from audit_kepala k
  where not exists (select from audit a where a.kode_toko = k.kode_toko and a.urut = k.urut
    and a.hash = k.hash)
    or exists (select from audit a where a.kode_toko = k.kode_toko and a.urut > k.urut)
union all
select 'I10', d.kode_toko, d.nomor || ' stands in no audit row' from dokumen d
  where not exists (select from audit a where a.kode_toko = d.kode_toko and a.nomor = d.nomor
    and a.perintah = d.jenis and (a.isi->'dokumen'->>'total_rp')::bigint
      is not distinct from case when a.isi->'dokumen' ? 'total_rp' then d.total_rp end)
union all
select 'I10', a.kode_toko, a.nomor || ': journal differs from what was decided' from audit a
  where a.nomor is not null and (
    select coalesce(jsonb_agg(jsonb_build_array(j->'nomor_akun', j->'debit_rp', j->'kredit_rp',
      j->'murni_ug') order by (j->>'baris')::int), '[]') from jsonb_array_elements(a.isi->'jurnal') j
  ) <> (
    select coalesce(jsonb_agg(jsonb_build_array(b.nomor_akun, b.debit_rp, b.kredit_rp, b.murni_ug)
      order by b.baris), '[]') from jurnal_baris b
    where b.kode_toko = a.kode_toko and b.nomor = a.nomor)
-- I12: every key has its answer, and the document the answer names exists
union all
select 'I12', kode_toko, 'key ' || kunci || ' has no answer' from idem where jawaban is null
union all
select 'I12', i.kode_toko, i.nomor || ' is answered but does not exist' from idem i
  where i.nomor is not null and not exists (select from dokumen d
    where d.kode_toko = i.kode_toko and d.nomor = i.nomor)
-- I14: stock by the ledger is stock by the pieces, in rupiah at cost and in fine gold
union all
select 'I14', p.kode_toko, 'stock: pieces ' || p.rp || ' rp ' || p.ug || ' ug, ledger '
    || coalesce(j.rp, 0) || ' rp ' || coalesce(j.ug, 0) || ' ug'
  from (select kode_toko, coalesce(sum(modal_rp) filter (where status = 'ADA'), 0) rp,
      coalesce(sum(berat_mg * permil) filter (where status = 'ADA'), 0) ug
    from barang group by 1) p
  left join (select kode_toko, sum(debit_rp - kredit_rp) rp, sum(murni_ug) ug from jurnal_baris
    where jenis_akun = 'PERSEDIAAN' group by 1) j using (kode_toko)
  where p.rp <> coalesce(j.rp, 0) or p.ug <> coalesce(j.ug, 0)
-- one open day a store at most, and grants are burnt for something
union all
select 'HARI', kode_toko, 'days in disorder' from hari_bisnis group by kode_toko
  having count(*) filter (where status = 'BUKA') <> 1
    or max(tgl) filter (where status = 'TUTUP') > max(tgl) filter (where status = 'BUKA')
order by 1, 2, 3;
