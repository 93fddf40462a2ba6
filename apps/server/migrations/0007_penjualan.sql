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
