-- Pawn loans. Like a piece, a loan has a row that says how it stands and movements that say how it
-- came there; both are written by post() alone. The pledge of a loan never changes: a renewal that
-- hands some of it back opens a new loan with what stays (04-domain B10).

create table hutang (                                           -- store: loans against a pledge
  kode_toko text not null,
  no_faktur_hutang text not null,
  versi bigint not null,
  status text not null,
  no_asal text,                                                 -- the loan it renews
  no_penerus text,                                              -- the loan that renews it
  no_akhir text,                                                -- the document that ended it
  tgl_hutang date not null,
  tgl_jatuh_tempo date not null,
  kode_sales text not null,
  kode_customer text,
  nama_customer text not null,
  alamat_customer text,
  telp_customer text,
  jenis_identitas text not null,
  no_identitas text not null,
  jumlah_hutang_rp bigint not null,
  taksiran_rp bigint not null,
  plafond_rp bigint not null,
  berat_mg bigint not null,
  murni_ug bigint not null,
  syarat jsonb not null,                                        -- terms it was written under
  lokasi text,
  keterangan text,
  -- how it ended; null while it is open
  tgl_lunas date,
  lama_pinjam integer,
  bunga_rp bigint,
  denda_rp bigint,
  hasil_rp bigint,                                              -- of an auction
  biaya_rp bigint,
  kelebihan_rp bigint,
  kekurangan_rp bigint,
  constraint hutang_pk primary key (kode_toko, no_faktur_hutang),
  constraint hutang_status_ck check (status in ('AKTIF', 'LUNAS', 'DIPERPANJANG', 'DILELANG',
    'KELEBIHAN_DIBAYAR', 'BATAL')),
  constraint hutang_pokok_ck check (jumlah_hutang_rp > 0),
  constraint hutang_akhir_ck check ((status in ('AKTIF', 'BATAL')) = (tgl_lunas is null))
);
create index hutang_terbuka_idx on hutang (kode_toko, tgl_jatuh_tempo) where status = 'AKTIF';
create index hutang_tgl_idx on hutang (kode_toko, tgl_hutang, no_faktur_hutang);
create index hutang_lunas_idx on hutang (kode_toko, tgl_lunas) where tgl_lunas is not null;
create index hutang_lelang_idx on hutang (kode_toko, tgl_lunas) where status = 'DILELANG';
create index hutang_akhir_idx on hutang (kode_toko, no_akhir) where no_akhir is not null;
create index hutang_identitas_idx on hutang (kode_toko, no_identitas);

create table hutang_barang (                                    -- store: what lies in pledge
  kode_toko text not null,
  no_faktur_hutang text not null,
  baris integer not null,
  nama_barang text not null,
  kode_dept text,
  kode_kadar text not null,
  permil integer not null,
  jumlah integer not null,
  berat_kotor_mg bigint not null,
  berat_mg bigint not null,                                     -- the gold alone
  murni_ug bigint not null,
  kode_kondisi text not null,
  potongan_permil integer not null,
  harga_per_gram bigint not null,
  plafond_permil integer not null,
  taksiran_rp bigint not null,
  plafond_rp bigint not null,
  keterangan text,
  constraint hutang_barang_pk primary key (kode_toko, no_faktur_hutang, baris)
);

create table gerak_hutang (                                     -- store: what became of a loan
  kode_toko text not null,
  no_faktur_hutang text not null,
  versi bigint not null,                                        -- version of the loan it made
  nomor text not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  dari_status text,
  ke_status text not null,
  -- the second wall (R3): two documents cannot both make the same version of a loan
  constraint gerak_hutang_pk primary key (kode_toko, no_faktur_hutang, versi)
);
create index gerak_hutang_nomor_idx on gerak_hutang (kode_toko, nomor);

create table pemberitahuan_hutang (                             -- store: the customer was told
  kode_toko text not null,
  no_faktur_hutang text not null,
  id uuid not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  cara text not null,
  keterangan text,
  constraint pemberitahuan_hutang_pk primary key (kode_toko, no_faktur_hutang, id),
  constraint pemberitahuan_hutang_fk foreign key (kode_toko, no_faktur_hutang)
    references hutang (kode_toko, no_faktur_hutang)
);

create table validasi_hutang (                                  -- store: checked by another person
  kode_toko text not null,
  nomor text not null,
  pada timestamptz not null,
  user_id text not null,
  hasil text not null,
  keterangan text,
  constraint validasi_hutang_pk primary key (kode_toko, nomor),
  constraint validasi_hutang_hasil_ck check (hasil in ('SESUAI', 'TIDAK_SESUAI'))
);

call pagari('hutang');
call pagari('hutang_barang');
call pagari('gerak_hutang');
call pagari('pemberitahuan_hutang');
call pagari('validasi_hutang');

create trigger abadi before update or delete or truncate on hutang_barang
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on gerak_hutang
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on pemberitahuan_hutang
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on validasi_hutang
  for each statement execute function tolak_ubah();

-- Loans that documents claim, locked in the order of their numbers, before the first counter. It
-- locks for whoever may post, who may not change a loan otherwise.
create function kunci_hutang(p_toko text, p_nomor text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  select 1 from hutang h where h.kode_toko = p_toko and h.no_faktur_hutang = any (p_nomor)
    order by h.no_faktur_hutang for update
$$;

-- The part of a document that is about loans: claims on loans that stand, and new ones. A new loan
-- is called by the number of its document.
create function tulis_hutang(
  p_toko text, p_nomor text, p_jenis text, p_tgl date, p_pada timestamptz, p_user text, p_dok jsonb
) returns void language plpgsql as $$
declare v_kode text[]; v_n integer; v_baru jsonb := p_dok->'hutang_baru';
begin
  v_kode := array(select e->>'no_faktur_hutang' from jsonb_array_elements(p_dok->'klaim_hutang') e);
  with k as (select * from jsonb_to_recordset(p_dok->'klaim_hutang') as r(no_faktur_hutang text,
      versi bigint, dari_status text, ke_status text, tgl_lunas date, lama_pinjam integer,
      bunga_rp bigint, denda_rp bigint, hasil_rp bigint, biaya_rp bigint, kelebihan_rp bigint,
      kekurangan_rp bigint)),
  u as (update hutang h set status = k.ke_status, versi = h.versi + 1,
      no_akhir = case when k.ke_status <> 'AKTIF' then p_nomor end,
      no_penerus = case when k.ke_status = 'DIPERPANJANG' then p_nomor end,
      tgl_lunas = k.tgl_lunas, lama_pinjam = k.lama_pinjam, bunga_rp = k.bunga_rp,
      denda_rp = k.denda_rp, hasil_rp = k.hasil_rp, biaya_rp = k.biaya_rp,
      kelebihan_rp = k.kelebihan_rp, kekurangan_rp = k.kekurangan_rp
    from k where h.kode_toko = p_toko and h.no_faktur_hutang = any (v_kode)
      and h.no_faktur_hutang = k.no_faktur_hutang and h.versi = k.versi
      and h.status = k.dari_status
    returning h.no_faktur_hutang, h.versi, k.dari_status, h.status)
  insert into gerak_hutang select p_toko, u.no_faktur_hutang, u.versi, p_nomor, p_jenis, p_tgl,
    p_pada, p_user, u.dari_status, u.status from u;
  get diagnostics v_n = row_count;
  if v_n is distinct from jsonb_array_length(p_dok->'klaim_hutang') then
    raise exception 'loan changed' using errcode = 'KC007';
  end if;
  if jsonb_typeof(v_baru) = 'object' then
    insert into hutang select * from jsonb_populate_record(null::hutang, (v_baru - 'barang')
      || jsonb_build_object('kode_toko', p_toko, 'no_faktur_hutang', p_nomor, 'versi', 1,
        'status', 'AKTIF', 'tgl_hutang', p_tgl));
    insert into hutang_barang select r.* from jsonb_populate_recordset(
      jsonb_populate_record(null::hutang_barang, jsonb_build_object('kode_toko', p_toko,
        'no_faktur_hutang', p_nomor)), v_baru->'barang') r
      where (r.kode_toko, r.no_faktur_hutang) = (p_toko, p_nomor);
    get diagnostics v_n = row_count;
    if v_n = 0 or v_n is distinct from jsonb_array_length(v_baru->'barang') then
      raise exception 'a loan without its pledge' using errcode = '22023';
    end if;
    insert into gerak_hutang values (p_toko, p_nomor, 1, p_nomor, p_jenis, p_tgl, p_pada, p_user,
      null, 'AKTIF');
  end if;
end $$;

-- The writer as before, with loans after the pieces. A document that is not about loans names none
-- and pays one look for it.
create or replace function post(p_sesi bytea, p_toko text, p_kunci uuid, p_sidik bytea, p_dok jsonb)
returns table (o_tgl date, o_nomor text, o_jawaban jsonb, o_diulang boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user text; v_tgl date; v_pada timestamptz := p_dok->>'pada'; v_jenis text := p_dok->>'jenis';
  v_nomor text; v_n integer; v_m integer; v_j integer; v_ada idem; v_saldo record;
  v_jawaban jsonb; v_tutup boolean;
  v_kepala jsonb; v_kode text[]; v_barang dokumen_barang; v_bayar dokumen_bayar;
  v_jurnal jurnal_baris;
  v_nol constant jsonb := '{"subtotal_rp": 0, "diskon_rp": 0, "total_rp": 0, "ppn_rp": 0,
    "kembali_rp": 0, "berat_mg": 0, "murni_ug": 0, "ongkos_rp": 0,
    "ongkos_per_gram": 0, "atribut_rp": 0,
    "harga_hitung_rp": 0, "harga_rp": 0, "modal_rp": 0}';
begin
  if not p_dok ?& array['dokumen', 'barang', 'bayar', 'klaim', 'barang_baru', 'jurnal',
      'otorisasi', 'outbox', 'jawaban'] then
    raise exception 'a list is missing' using errcode = '22023';
  end if;
  perform set_config('app.kode_toko', p_toko, true);
  v_user := siapa(p_sesi, p_toko);

  -- 1. the key: a rival with the same key is waited for here
  insert into idem values (p_toko, p_kunci, v_user, p_sidik, null, null, v_pada)
    on conflict do nothing;
  if not found then
    select * into v_ada from idem where kode_toko = p_toko and kunci = p_kunci;
    if v_ada.sidik <> p_sidik or v_ada.user_id <> v_user then
      raise exception 'key reused' using errcode = 'KC001';
    end if;
    return query select d.tgl, d.nomor, v_ada.jawaban, true from dokumen d
      where d.kode_toko = p_toko and d.nomor = v_ada.nomor;
    return;
  end if;

  -- 2. the day
  v_tutup := p_dok ? 'hari';
  perform kunci_hari(p_toko, v_tutup);
  select tgl into v_tgl from hari_bisnis where kode_toko = p_toko and status = 'BUKA';
  if v_tgl is null or v_tgl <> (p_dok->>'tgl')::date then
    raise exception 'day closed' using errcode = 'KC002';
  end if;

  -- 3. grants are burnt in the command's own transaction
  if p_dok->'otorisasi' <> '[]' then
    update otorisasi o set dipakai_pada = v_pada, dipakai_untuk = v_jenis
      from jsonb_to_recordset(p_dok->'otorisasi') as g(id uuid, kategori text, sidik text)
      where o.kode_toko = p_toko and o.id = any (array(
          select (e->>'id')::uuid from jsonb_array_elements(p_dok->'otorisasi') e))
        and o.id = g.id and o.kategori = g.kategori and o.peminta = v_user
        and (o.sidik is null or o.sidik = decode(g.sidik, 'hex'))
        and o.dipakai_pada is null and o.berlaku_sampai > v_pada;
    get diagnostics v_n = row_count;
    if v_n is distinct from jsonb_array_length(p_dok->'otorisasi') then
      raise exception 'grant' using errcode = 'KC006';
    end if;
  end if;

  -- 4. pieces are locked in barcode order, then the number comes from the counter row. They are
  -- named one by one: joined to the claims alone, a planner without fresh statistics reads them all
  v_kode := array(select e->>'kode_barcode' from jsonb_array_elements(p_dok->'klaim') e);
  perform 1 from barang b where b.kode_toko = p_toko and b.kode_barcode = any (v_kode)
    order by b.kode_barcode for update;
  if p_dok ? 'klaim_hutang' then
    perform kunci_hutang(p_toko, array(
      select e->>'no_faktur_hutang' from jsonb_array_elements(p_dok->'klaim_hutang') e));
  end if;
  insert into nomor_urut as n values (p_toko, v_jenis, v_tgl, 1)
    on conflict (kode_toko, jenis, tgl) do update set terakhir = n.terakhir + 1
    returning terakhir into v_n;
  -- four digits at least; lpad would cut the fifth off
  v_nomor := concat_ws('-', p_dok->>'awalan', p_toko, to_char(v_tgl, 'YYMMDD'),
    lpad(v_n::text, greatest(4, length(v_n::text)), '0'));

  -- 5. claims on pieces, new pieces, and the movement of each
  with k as (select * from jsonb_to_recordset(p_dok->'klaim') as r(kode_barcode text, versi bigint,
      dari_status text, ke_status text, dari_baki text, ke_baki text)),
  u as (update barang b set status = k.ke_status, kode_baki = coalesce(k.ke_baki, b.kode_baki),
      versi = b.versi + 1, no_keluar = case when k.ke_status = 'ADA' then null else v_nomor end
    from k where b.kode_toko = p_toko and b.kode_barcode = any (v_kode)
      and b.kode_barcode = k.kode_barcode and b.versi = k.versi
      and b.status = k.dari_status and b.kode_baki = k.dari_baki
    returning b.*, k.dari_status, k.ke_baki as tujuan, k.dari_baki)
  insert into gerak_barang select p_toko, u.kode_barcode, u.versi, v_nomor, v_jenis, v_tgl, v_pada,
      v_user, u.dari_status, u.status, case when u.dari_status = 'ADA' then u.dari_baki end,
      case when u.status = 'ADA' then u.kode_baki end, u.kode_kadar, u.berat_mg,
      u.berat_mg * u.permil
    from u;
  get diagnostics v_n = row_count;
  if v_n is distinct from jsonb_array_length(p_dok->'klaim') then
    raise exception 'piece changed' using errcode = 'KC003';
  end if;
  perform tambah_barang_baru(p_toko, v_nomor, v_jenis, v_tgl, v_pada, v_user, p_dok->'barang_baru');
  if p_dok ? 'klaim_hutang' then
    perform tulis_hutang(p_toko, v_nomor, v_jenis, v_tgl, v_pada, v_user, p_dok);
  end if;

  -- 6. the document and its rows, each list by one call on a row that holds what the writer
  -- decides; a row that says otherwise is not written, and is missed in the count
  v_kepala := jsonb_build_object('kode_toko', p_toko, 'nomor', v_nomor, 'jenis', v_jenis,
    'tgl', v_tgl, 'pada', v_pada, 'user_id', v_user);
  insert into dokumen select * from jsonb_populate_record(null::dokumen,
    v_nol || (p_dok->'dokumen') || v_kepala);
  v_barang := jsonb_populate_record(null::dokumen_barang, v_nol || v_kepala);
  insert into dokumen_barang select r.* from jsonb_populate_recordset(v_barang, p_dok->'barang') r
    where (r.kode_toko, r.nomor, r.jenis, r.tgl) = (p_toko, v_nomor, v_jenis, v_tgl);
  get diagnostics v_n = row_count;
  v_bayar := jsonb_populate_record(null::dokumen_bayar, v_kepala);
  insert into dokumen_bayar select r.* from jsonb_populate_recordset(v_bayar, p_dok->'bayar') r
    where (r.kode_toko, r.nomor, r.jenis, r.tgl) = (p_toko, v_nomor, v_jenis, v_tgl);
  get diagnostics v_m = row_count;

  -- 7. the journal balances in rupiah and in fine gold, or nothing happens
  v_jurnal := jsonb_populate_record(null::jurnal_baris, v_kepala);
  insert into jurnal_baris select r.* from jsonb_populate_recordset(v_jurnal, p_dok->'jurnal') r
    where (r.kode_toko, r.nomor, r.jenis, r.tgl, r.pada)
      = (p_toko, v_nomor, v_jenis, v_tgl, v_pada);
  get diagnostics v_j = row_count;
  if (v_n, v_m, v_j) is distinct from (jsonb_array_length(p_dok->'barang'),
      jsonb_array_length(p_dok->'bayar'), jsonb_array_length(p_dok->'jurnal')) then
    raise exception 'a row of another document' using errcode = '22023';
  end if;
  select count(*) n, coalesce(sum((j->>'debit_rp')::bigint - (j->>'kredit_rp')::bigint), 0) rp,
      coalesce(sum((j->>'murni_ug')::bigint), 0) ug
    into v_saldo from jsonb_array_elements(p_dok->'jurnal') j;
  if v_saldo.rp <> 0 or v_saldo.ug <> 0 or v_saldo.n = 1
      or (v_saldo.n = 0 and p_dok->>'tanpa_jurnal' is distinct from 'true') then
    raise exception 'not balanced' using errcode = 'KC004';
  end if;

  -- 8. closing moves the day on; effects outside wait in the outbox
  if v_tutup then
    update hari_bisnis set status = 'TUTUP', ditutup_pada = v_pada, ditutup_oleh = v_user,
      no_tutup = v_nomor where kode_toko = p_toko and tgl = v_tgl;
    insert into hari_bisnis
      values (p_toko, (p_dok->'hari'->>'berikut')::date, 'BUKA', v_pada, v_user);
  end if;
  insert into outbox (kode_toko, id, saluran, isi, dibuat_pada)
    select p_toko, o.id, o.saluran, o.isi, v_pada
    from jsonb_to_recordset(p_dok->'outbox') as o(id uuid, saluran text, isi jsonb);

  -- 9. the chain hashes the whole decided document, last; the answer is kept with the key
  v_jawaban := p_dok->'jawaban'
    || jsonb_build_object(p_dok->>'kunci_nomor', v_nomor, 'tgl_system', v_tgl);
  perform catat_audit(p_toko, v_user, v_pada, v_jenis, v_nomor, p_dok - 'jawaban');
  update idem set nomor = v_nomor, jawaban = v_jawaban where kode_toko = p_toko and kunci = p_kunci;
  return query select v_tgl, v_nomor, v_jawaban, false;
end $$;

-- Documents together, as before: all pieces, then all loans, then the first counter.
create or replace function post_banyak(p_toko text, p_daftar jsonb)
returns table (o_urut integer, o_tgl date, o_nomor text, o_jawaban jsonb, o_diulang boolean)
language plpgsql set lock_timeout = '250ms' as $$
declare v jsonb;
begin
  perform set_config('app.kode_toko', p_toko, true);
  perform 1 from barang b where b.kode_toko = p_toko and b.kode_barcode = any (array(
      select k->>'kode_barcode' from jsonb_array_elements(p_daftar) d
      cross join jsonb_array_elements(d->'dok'->'klaim') k))
    order by b.kode_barcode for update;
  perform kunci_hutang(p_toko, array(
    select k->>'no_faktur_hutang' from jsonb_array_elements(p_daftar) d
    cross join jsonb_array_elements(coalesce(d->'dok'->'klaim_hutang', '[]')) k));
  o_urut := -1;
  for v in select jsonb_array_elements(p_daftar) loop
    o_urut := o_urut + 1;
    begin
      select p.* into o_tgl, o_nomor, o_jawaban, o_diulang
        from post(decode(v->>'sesi', 'hex'), p_toko, (v->>'kunci')::uuid,
          decode(v->>'sidik', 'hex'), v->'dok') p;
      return next;
    exception
      when lock_not_available or deadlock_detected or serialization_failure then exit;
      when others then null;
    end;
  end loop;
end $$;

-- Accounts of the pawn journals and of the pawn drawer's differences, in a chain that has its chart
-- already; a new one gets them with the rest.
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select m.trx, 'UMUM', m.kode_akun, m.jenis_akun, m.nomor_akun
  from (values
    ('TUTUP_TOKO', 'K3', 'KAS_GADAI', '1102'),
    ('HUTANG', 'D1', 'PIUTANG_GADAI', '1133'),
    ('HUTANG', 'D2', 'PIUTANG_EDC', '1121'),
    ('HUTANG', 'D3', 'PIUTANG_QRIS', '1122'),
    ('HUTANG', 'D4', 'KERUGIAN_GADAI', '5124'),
    ('HUTANG', 'D5', 'BARANG_JAMINAN', '9101'),
    ('HUTANG', 'K1', 'KAS', '1101'),
    ('HUTANG', 'K2', 'KAS_GADAI', '1102'),
    ('HUTANG', 'K3', 'BANK', '1111'),
    ('HUTANG', 'K4', 'PENDAPATAN_BUNGA', '4112'),
    ('HUTANG', 'K5', 'PENDAPATAN_DENDA', '4112'),
    ('HUTANG', 'K6', 'BIAYA_LELANG', '2115'),
    ('HUTANG', 'K7', 'KELEBIHAN_LELANG', '2114'),
    ('HUTANG', 'K8', 'KONTRA_JAMINAN', '9102')
  ) as m (trx, kode_akun, jenis_akun, nomor_akun)
  join akun a on a.nomor_akun = m.nomor_akun
  on conflict do nothing;
