-- Selling: held carts, prints of notas, and the one statement that reads what a sale must know.

create table keranjang (                                        -- store: carts put aside
  kode_toko text not null,
  id uuid not null,
  nama text not null,
  user_id text not null,
  pada timestamptz not null,
  isi jsonb not null,
  constraint keranjang_pk primary key (kode_toko, id)
);
call pagari('keranjang');

create table cetak_nota (                                       -- store: every print is counted
  kode_toko text not null,
  nomor text not null,
  urut integer not null,
  kunci uuid not null,
  user_id text not null,
  pada timestamptz not null,
  otorisasi uuid,
  constraint cetak_nota_pk primary key (kode_toko, nomor, urut),
  constraint cetak_nota_kunci_unik unique (kode_toko, kunci)
);
call pagari('cetak_nota');

-- The price in force for a kadar and group: the group's own row, else the kadar's.
create function harga_berlaku(p_toko text, p_kadar text, p_group text, p_pada timestamptz)
returns table (
  id uuid, harga_jual bigint, harga_beli bigint, berlaku_pada timestamptz, user_id text)
language sql stable as $$
  select h.id, h.harga_jual, h.harga_beli, h.berlaku_pada, h.user_id from harga_emas h
  where h.kode_toko = p_toko and h.kode_kadar = p_kadar and h.kode_group in ('*', p_group)
    and h.berlaku_pada <= p_pada
  order by (h.kode_group = p_group) desc, h.berlaku_pada desc, h.id desc limit 1
$$;

-- Everything the rules of a sale need, as one answer (06-performance §2, step 1).
create function baca_penjualan(
  p_toko text, p_kunci uuid, p_barcode text[], p_sales text, p_otorisasi uuid[], p_pada timestamptz
) returns jsonb language plpgsql as $$
declare v jsonb;
begin
  perform set_config('app.kode_toko', p_toko, true);
  select jsonb_build_object(
    'tgl', (select tgl from hari_bisnis where kode_toko = p_toko and status = 'BUKA'),
    'tutup', (select jsonb_build_object('tgl', tgl, 'user_id', ditutup_oleh) from hari_bisnis
      where kode_toko = p_toko and status = 'TUTUP' order by tgl desc limit 1),
    'setting', coalesce((select jsonb_object_agg(kunci, nilai) from para_system
      where kode_toko = p_toko), '{}'),
    'idem', (select jsonb_build_object('sidik', encode(sidik, 'hex'), 'user_id', user_id,
      'jawaban', jawaban) from idem where kode_toko = p_toko and kunci = p_kunci),
    'sales', (select kode_sales from sales where kode_toko = p_toko and kode_sales = p_sales
      and dihapus_pada is null),
    'otorisasi', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'kategori', kategori,
      'penyetuju', penyetuju)) from otorisasi
      where kode_toko = p_toko and id = any (p_otorisasi)), '[]'),
    'akun', coalesce((select jsonb_object_agg(jenis_akun, nomor_akun) from para_akun_transaksi
      where trx = 'PENJUALAN' and type = 'UMUM'), '{}'),
    'barang', coalesce((select jsonb_agg(to_jsonb(b) - 'cari' || jsonb_build_object(
        'papan', (select to_jsonb(h)
          from harga_berlaku(p_toko, b.kode_kadar, b.kode_group, p_pada) h),
        'terjual', case when b.status <> 'ADA' then (select jsonb_build_object('nomor', d.nomor,
          'user_id', d.user_id) from dokumen d
          where d.kode_toko = p_toko and d.nomor = b.no_keluar) end))
      from barang b where b.kode_toko = p_toko and b.kode_barcode = any (p_barcode)), '[]')
  ) into v;
  return v;
end $$;
