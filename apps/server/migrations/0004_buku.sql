-- The ledger. Every final document of every kind stands in these tables, written once by post()
-- and never changed: corrections are reversals (05-reliability R4). Fine gold is in micrograms
-- (milligrams x permil), so that it is always whole.

create table hari_bisnis (                                      -- store: the business day
  kode_toko text not null,
  tgl date not null,
  status text not null,
  dibuka_pada timestamptz not null,
  dibuka_oleh text not null,
  ditutup_pada timestamptz,
  ditutup_oleh text,
  no_tutup text,
  constraint hari_bisnis_pk primary key (kode_toko, tgl),
  constraint hari_bisnis_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint hari_bisnis_status_ck check (status in ('BUKA', 'TUTUP')),
  constraint hari_bisnis_tutup_ck check ((status = 'TUTUP') = (ditutup_pada is not null))
);
create unique index hari_bisnis_satu_buka on hari_bisnis (kode_toko) where status = 'BUKA';

create table nomor_urut (                                       -- store: counters without gaps
  kode_toko text not null,
  jenis text not null,
  tgl date not null,
  terakhir integer not null,
  constraint nomor_urut_pk primary key (kode_toko, jenis, tgl)
);

create table idem (                                             -- store: answers by key
  kode_toko text not null,
  kunci uuid not null,
  user_id text not null,
  sidik bytea not null,
  nomor text,
  jawaban jsonb,
  dibuat_pada timestamptz not null,
  constraint idem_pk primary key (kode_toko, kunci)
);

create table dokumen (                                          -- store: one row per document
  kode_toko text not null,
  nomor text not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  kode_sales text,
  kode_customer text,
  nama_customer text,
  telp_customer text,
  alamat_customer text,
  subtotal_rp bigint not null default 0,
  diskon_rp bigint not null default 0,
  total_rp bigint not null default 0,
  ppn_rp bigint not null default 0,
  kembali_rp bigint not null default 0,
  berat_mg bigint not null default 0,
  murni_ug bigint not null default 0,
  membatalkan text,                                             -- number of the reversed document
  otorisasi uuid,
  penyetuju text,
  keterangan text,
  isi jsonb,
  constraint dokumen_pk primary key (kode_toko, nomor)
);
create index dokumen_tgl_idx on dokumen (kode_toko, jenis, tgl, pada);
create unique index dokumen_batal_unik on dokumen (kode_toko, membatalkan)
  where membatalkan is not null;

create table dokumen_barang (                                   -- store: lines with a piece
  kode_toko text not null,
  nomor text not null,
  baris integer not null,
  jenis text not null,
  tgl date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  permil integer not null,
  kode_baki text not null,
  ke_baki text,
  berat_mg bigint not null,
  berat_nota_mg bigint not null,
  murni_ug bigint not null,
  aturan_berat text not null,
  mode_harga text,
  papan_harga uuid,
  harga_per_gram bigint,
  ongkos_per_gram bigint not null default 0,
  ongkos_rp bigint not null default 0,                          -- of the whole piece
  atribut_rp bigint not null default 0,
  harga_hitung_rp bigint not null default 0,
  diskon_rp bigint not null default 0,
  harga_rp bigint not null default 0,
  modal_rp bigint not null default 0,
  ppn_permyriad integer,
  kerja jsonb,                                                  -- the working of the price
  constraint dokumen_barang_pk primary key (kode_toko, nomor, baris)
);
create index dokumen_barang_tgl_idx on dokumen_barang (kode_toko, jenis, tgl);
create index dokumen_barang_barcode_idx on dokumen_barang (kode_toko, kode_barcode);

create table dokumen_bayar (                                    -- store: tenders
  kode_toko text not null,
  nomor text not null,
  baris integer not null,
  jenis text not null,
  tgl date not null,
  cara text not null,
  jumlah_rp bigint not null,
  kode_bank text,
  no_rekening text,
  kartu_akhir text,
  kode_setuju text,
  laci text,
  constraint dokumen_bayar_pk primary key (kode_toko, nomor, baris),
  constraint dokumen_bayar_cara_ck check (cara in ('TUNAI','DEBIT','KREDIT','TRANSFER','QRIS'))
);

create table gerak_barang (                                     -- store: movements of pieces
  kode_toko text not null,
  kode_barcode text not null,
  versi bigint not null,                                        -- version of the piece it made
  nomor text not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  dari_status text,
  ke_status text not null,
  dari_baki text,                                               -- null: was in no tray
  ke_baki text,                                                 -- null: left the trays
  kode_kadar text not null,
  berat_mg bigint not null,
  murni_ug bigint not null,
  -- the second wall (R3): two documents cannot both make the same version of a piece
  constraint gerak_barang_pk primary key (kode_toko, kode_barcode, versi)
);
create index gerak_barang_nomor_idx on gerak_barang (kode_toko, nomor);
create index gerak_barang_tgl_idx on gerak_barang (kode_toko, tgl);

create table jurnal_baris (                                     -- store: the two ledgers in one
  kode_toko text not null,
  nomor text not null,
  baris integer not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  nomor_akun text not null,
  jenis_akun text not null,
  debit_rp bigint not null,
  kredit_rp bigint not null,
  murni_ug bigint not null,                                     -- signed: + into the account
  laci text,
  keterangan text,
  constraint jurnal_baris_pk primary key (kode_toko, nomor, baris),
  constraint jurnal_baris_sisi_ck check (
    debit_rp >= 0 and kredit_rp >= 0 and (debit_rp = 0 or kredit_rp = 0))
);
create index jurnal_baris_akun_idx on jurnal_baris (kode_toko, nomor_akun, tgl);
create index jurnal_baris_tgl_idx on jurnal_baris (kode_toko, tgl);

create table audit (                                            -- store: chained by hash (R11)
  kode_toko text not null,
  urut bigint not null,
  pada timestamptz not null,
  user_id text not null,
  perintah text not null,
  nomor text,
  isi jsonb not null,
  sebelum bytea not null,
  hash bytea not null,
  constraint audit_pk primary key (kode_toko, urut)
);
create unique index audit_nomor_unik on audit (kode_toko, nomor) where nomor is not null;

create table audit_kepala (                                     -- store: head of the chain
  kode_toko text not null,
  urut bigint not null,
  hash bytea not null,
  constraint audit_kepala_pk primary key (kode_toko)
);

create table outbox (                                           -- store: effects outside (R12)
  kode_toko text not null,
  id uuid not null,
  saluran text not null,
  isi jsonb not null,
  dibuat_pada timestamptz not null,
  terkirim_pada timestamptz,
  percobaan integer not null default 0,
  galat text,
  constraint outbox_pk primary key (kode_toko, id)
);
create index outbox_belum_idx on outbox (kode_toko, dibuat_pada) where terkirim_pada is null;

call pagari('hari_bisnis');
call pagari('nomor_urut');
call pagari('idem');
call pagari('dokumen');
call pagari('dokumen_barang');
call pagari('dokumen_bayar');
call pagari('gerak_barang');
call pagari('jurnal_baris');
call pagari('audit');
call pagari('audit_kepala');
call pagari('outbox');

-- Posted rows are for ever, for everyone.
create function tolak_ubah() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append only: % on %', tg_op, tg_table_name using errcode = 'KC009';
end $$;

create trigger abadi before update or delete or truncate on dokumen
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on dokumen_barang
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on dokumen_bayar
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on gerak_barang
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on jurnal_baris
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on audit
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on harga_emas
  for each statement execute function tolak_ubah();

-- Second wall of the balance: looked at again when the transaction ends.
create function cek_imbang() returns trigger language plpgsql as $$
declare v record;
begin
  select count(*) n, sum(debit_rp - kredit_rp) rp, sum(murni_ug) ug into v
  from jurnal_baris where kode_toko = new.kode_toko and nomor = new.nomor;
  if v.n < 2 or v.rp <> 0 or v.ug <> 0 then
    raise exception 'journal % does not balance', new.nomor using errcode = 'KC004';
  end if;
  return null;
end $$;
create constraint trigger imbang after insert on jurnal_baris
  deferrable initially deferred for each row when (new.baris = 1) execute function cek_imbang();
