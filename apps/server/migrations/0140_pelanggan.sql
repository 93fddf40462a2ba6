-- The book of customers: whoever named a telephone or an identity card in a document of the store,
-- remembered in that document's own transaction (functions/pelanggan.sql). Personal data (UU
-- 27/2022): each store keeps its own, and may forget somebody.

create table pelanggan (                                        -- store
  kode_toko text not null,
  id uuid not null,
  versi bigint not null,
  nama text not null,
  telp text,                                                    -- as it was said
  telp_baku text collate "C",                                   -- as it is compared
  alamat text,
  jenis_identitas text,
  no_identitas text collate "C",
  dibuat_pada timestamptz not null,
  cari text generated always as (lower(nama)) stored,
  constraint pelanggan_pk primary key (kode_toko, id),
  constraint pelanggan_kenal_ck check (num_nonnulls(telp_baku, no_identitas) > 0),
  constraint pelanggan_telp_ck check ((telp is null) = (telp_baku is null)),
  constraint pelanggan_identitas_ck check ((jenis_identitas is null) = (no_identitas is null))
);
-- Of two that come for the first time at once there is one in the end.
create unique index pelanggan_identitas_unik on pelanggan (kode_toko, jenis_identitas, no_identitas)
  where no_identitas is not null;
create unique index pelanggan_telp_unik on pelanggan (kode_toko, telp_baku)
  where no_identitas is null;
create index pelanggan_telp_idx on pelanggan (kode_toko, telp_baku);
create index pelanggan_no_idx on pelanggan (kode_toko, no_identitas)
  where no_identitas is not null;
create index pelanggan_cari_idx on pelanggan (kode_toko, cari, id);

create table jejak_pelanggan (                                  -- store: whose a document is
  kode_toko text not null,
  nomor text not null,
  id_pelanggan uuid not null,
  jenis text not null,
  tgl date not null,
  constraint jejak_pelanggan_pk primary key (kode_toko, nomor)
);
create index jejak_pelanggan_idx on jejak_pelanggan (kode_toko, id_pelanggan, tgl, nomor);

create table riwayat_pelanggan (                                -- store: who changed what is known
  kode_toko text not null,
  id_pelanggan uuid not null,
  versi bigint not null,                                        -- version of the customer it made
  pada timestamptz not null,
  user_id text not null,
  nomor text,                                                   -- the document that said it
  sebelum jsonb not null,
  sesudah jsonb not null,
  constraint riwayat_pelanggan_pk primary key (kode_toko, id_pelanggan, versi)
);

call pagari('pelanggan');
call pagari('jejak_pelanggan');
call pagari('riwayat_pelanggan');

-- Who came before, as the last document of each said it: first those with an identity card, then
-- those known by a telephone that none of them has. Days that are closed; the open one is filled in
-- where the trigger is made. Store by store, for row security binds the owner too.
do $$ declare v_toko text; begin
  create temporary table datang (nomor text, jenis text, tgl date, pada timestamptz, nama text,
    telp text, baku text, alamat text, jenis_identitas text, no_identitas text) on commit drop;
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    insert into datang
      select d.nomor, d.jenis, d.tgl, d.pada, coalesce(trim(d.nama_customer), ''), d.telp_customer,
        substring(regexp_replace(regexp_replace(d.telp_customer, '\D', '', 'g'),
          '^(0062|62|0)0?', '') from '^\d{6,15}$'),
        nullif(trim(d.alamat_customer), ''), h.jenis_identitas, upper(h.no_identitas)
      from dokumen d
      join hari_bisnis b on b.kode_toko = v_toko and b.tgl = d.tgl and b.status = 'TUTUP'
      left join lateral (select h.jenis_identitas, h.no_identitas from gerak_hutang g
        join hutang h on h.kode_toko = v_toko and h.no_faktur_hutang = g.no_faktur_hutang
        where g.kode_toko = v_toko and g.nomor = d.nomor
          and (d.jenis like '%HUTANG' or d.jenis = 'BAYAR_KELEBIHAN') limit 1) h on true
      where d.kode_toko = v_toko and d.membatalkan is null and d.jenis not like '%AJUAN%'
        and (d.telp_customer is not null or h.no_identitas is not null);
    insert into pelanggan (kode_toko, id, versi, nama, telp, telp_baku, alamat, jenis_identitas,
        no_identitas, dibuat_pada)
      select distinct on (a.jenis_identitas, a.no_identitas) v_toko, gen_random_uuid(), 1, a.nama,
        case when a.baku is not null then a.telp end, a.baku, a.alamat, a.jenis_identitas,
        a.no_identitas, a.pada
      from datang a where a.no_identitas is not null
      order by a.jenis_identitas, a.no_identitas, a.jenis = 'HUTANG' desc, a.pada desc;
    insert into pelanggan (kode_toko, id, versi, nama, telp, telp_baku, alamat, dibuat_pada)
      select distinct on (a.baku) v_toko, gen_random_uuid(), 1, a.nama, a.telp, a.baku, a.alamat,
        a.pada
      from datang a
      where a.no_identitas is null and a.baku is not null and not exists (select from pelanggan p
        where p.kode_toko = v_toko and p.telp_baku = a.baku)
      order by a.baku, a.nama = '', a.pada desc;
    insert into jejak_pelanggan (kode_toko, nomor, id_pelanggan, jenis, tgl)
      select v_toko, a.nomor, p.id, a.jenis, a.tgl from datang a
      join pelanggan p on p.kode_toko = v_toko and p.jenis_identitas = a.jenis_identitas
        and p.no_identitas = a.no_identitas;
    insert into jejak_pelanggan (kode_toko, nomor, id_pelanggan, jenis, tgl)
      select distinct on (a.nomor) v_toko, a.nomor, p.id, a.jenis, a.tgl from datang a
      join pelanggan p on p.kode_toko = v_toko and p.telp_baku = a.baku
      where a.no_identitas is null
      order by a.nomor, p.cari = lower(a.nama) desc, p.dibuat_pada, p.id;
    delete from datang;
  end loop;
  execute format('set local app.kode_toko = %L', '');
end $$;
