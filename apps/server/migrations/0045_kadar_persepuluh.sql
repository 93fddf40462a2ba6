-- Purity in steps of 0.1 permil (decision 0028). A row keeps its whole permil as before, and beside
-- them what stands beyond, in parts of ten thousand: nothing for all that is there. So no table is
-- written anew, chains of documents stay what they hash, and a server of the version before goes on
-- reading and writing whole permil.

alter table barang add column sisa_permyriad integer not null default 0
  constraint barang_sisa_ck check (sisa_permyriad between 0 and 9
    and permil * 10 + sisa_permyriad <= 10000);
alter table dokumen_barang add column sisa_permyriad integer not null default 0;
alter table hutang_barang add column sisa_permyriad integer not null default 0;

-- The master keeps tenths; whole permil stand beside them for the version before.
alter table kadar add column permil_e1 integer, add column permil_min_e1 integer,
  add column permil_max_e1 integer;
update kadar set permil_e1 = permil * 10, permil_min_e1 = permil_min * 10,
  permil_max_e1 = permil_max * 10;
alter table kadar alter column permil_e1 set not null,
  drop constraint kadar_permil_ck, drop constraint kadar_min_ck, drop constraint kadar_max_ck,
  add constraint kadar_permil_ck check (permil_e1 between 10 and 10000),
  add constraint kadar_min_ck check (permil_min_e1 between 10 and permil_e1),
  add constraint kadar_max_ck check (permil_max_e1 between permil_e1 and 10000);

-- Whichever of the two a version writes, the other follows; both at once are as the tenths say.
create function samakan_kadar() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.permil_e1 := coalesce(new.permil_e1, new.permil * 10);
    new.permil_min_e1 := coalesce(new.permil_min_e1, new.permil_min * 10);
    new.permil_max_e1 := coalesce(new.permil_max_e1, new.permil_max * 10);
  else
    if new.permil_e1 = old.permil_e1 and new.permil is distinct from old.permil then
      new.permil_e1 := new.permil * 10;
    end if;
    if new.permil_min_e1 is not distinct from old.permil_min_e1
        and new.permil_min is distinct from old.permil_min then
      new.permil_min_e1 := new.permil_min * 10;
    end if;
    if new.permil_max_e1 is not distinct from old.permil_max_e1
        and new.permil_max is distinct from old.permil_max then
      new.permil_max_e1 := new.permil_max * 10;
    end if;
  end if;
  new.permil := new.permil_e1 / 10;
  new.permil_min := new.permil_min_e1 / 10;
  new.permil_max := new.permil_max_e1 / 10;
  return new;
end $$;
create trigger samakan before insert or update on kadar
  for each row execute function samakan_kadar();

-- New pieces of a document, with their first movement into a tray: fine gold is rounded once, to
-- the nearest microgram.
create or replace function tambah_barang_baru(
  p_toko text, p_nomor text, p_jenis text, p_tgl date, p_pada timestamptz, p_user text, p_baru jsonb
) returns void language plpgsql as $$
begin
  if jsonb_array_length(p_baru) = 0 then return; end if;
  insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group,
      kode_kadar, permil, sisa_permyriad, kode_baki, kode_kondisi, berat_mg, berat_nota_mg,
      aturan_berat, mode_harga, kode_ongkos, ongkos_per_gram, ongkos_per_pcs, atribut_rp,
      kode_bandrol, harga_bandrol, modal_rp,
      size, asal_pajak, asal_faktur_no, asal_faktur_tgl, asal_pemasok, gambar, status, versi,
      tgl_masuk, no_masuk, masuk_pada)
    select p_toko, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group,
      kode_kadar, permil, coalesce(sisa_permyriad, 0), kode_baki, kode_kondisi, berat_mg,
      berat_nota_mg, aturan_berat, mode_harga, kode_ongkos, ongkos_per_gram, ongkos_per_pcs,
      atribut_rp, kode_bandrol, harga_bandrol, modal_rp,
      size, asal_pajak, asal_faktur_no, asal_faktur_tgl, asal_pemasok, gambar, 'ADA', 1,
      p_tgl, p_nomor, p_pada
    from jsonb_populate_recordset(null::barang, p_baru);
  insert into gerak_barang select p_toko, kode_barcode, 1, p_nomor, p_jenis, p_tgl, p_pada, p_user,
      null, 'ADA', null, kode_baki, kode_kadar, berat_mg,
      (berat_mg * (permil * 10 + coalesce(sisa_permyriad, 0)) + 5) / 10
    from jsonb_populate_recordset(null::barang, p_baru);
end $$;

-- Loans as before; a pledge that says nothing of what stands beyond whole permil has nothing there.
create or replace function tulis_hutang(
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
        'no_faktur_hutang', p_nomor, 'sisa_permyriad', 0)), v_baru->'barang') r
      where (r.kode_toko, r.no_faktur_hutang) = (p_toko, p_nomor);
    get diagnostics v_n = row_count;
    if v_n = 0 or v_n is distinct from jsonb_array_length(v_baru->'barang') then
      raise exception 'a loan without its pledge' using errcode = '22023';
    end if;
    insert into gerak_hutang values (p_toko, p_nomor, 1, p_nomor, p_jenis, p_tgl, p_pada, p_user,
      null, 'AKTIF');
  end if;
end $$;

-- The writer as before, but: a claim says the purity it read, so that a version that knows whole
-- permil alone cannot sell what has more; and a movement has the fine gold of the whole purity.
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
    "kembali_rp": 0, "berat_mg": 0, "murni_ug": 0, "ongkos_rp": 0, "sisa_permyriad": 0,
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
      dari_status text, ke_status text, dari_baki text, ke_baki text, sisa_permyriad integer)),
  u as (update barang b set status = k.ke_status, kode_baki = coalesce(k.ke_baki, b.kode_baki),
      versi = b.versi + 1, no_keluar = case when k.ke_status = 'ADA' then null else v_nomor end
    from k where b.kode_toko = p_toko and b.kode_barcode = any (v_kode)
      and b.kode_barcode = k.kode_barcode and b.versi = k.versi
      and b.status = k.dari_status and b.kode_baki = k.dari_baki
      and b.sisa_permyriad = coalesce(k.sisa_permyriad, 0)
    returning b.*, k.dari_status, k.ke_baki as tujuan, k.dari_baki)
  insert into gerak_barang select p_toko, u.kode_barcode, u.versi, v_nomor, v_jenis, v_tgl, v_pada,
      v_user, u.dari_status, u.status, case when u.dari_status = 'ADA' then u.dari_baki end,
      case when u.status = 'ADA' then u.kode_baki end, u.kode_kadar, u.berat_mg,
      (u.berat_mg * (u.permil * 10 + u.sisa_permyriad) + 5) / 10
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

-- The search as before, with what stands beyond whole permil.
create or replace function cari_barang(
  p_toko text, p_saring jsonb, p_urut text, p_skip integer, p_limit integer, p_batas integer,
  p_pada timestamptz
) returns table (jumlah bigint, lebih boolean, isi json, acuan json)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_urut text := urutan_barang(p_urut); v_balik boolean; v_status text := p_saring->>'status';
  v_syarat text; v_semua bigint; v_barang barang[]; v_isi json; v_acuan json;
  v_cukup integer := greatest(p_skip + p_limit, p_batas) + 1; v_jalan bigint; v_ada bigint;
  v_pola text[]; v_baki text := p_saring->>'kode_baki'; v_dept text := p_saring->>'kode_dept';
  v_group text := p_saring->>'kode_group'; v_kadar text := p_saring->>'kode_kadar';
  v_dari bigint := p_saring->>'berat_dari_mg'; v_sampai bigint := p_saring->>'berat_sampai_mg';
  v_sudah bigint := 0; v_baru bigint; v_halaman barang[]; v_satu text; v_dua text; v_sisa text[];
begin
  -- the store of the transaction; a statement on its own has none yet
  if p_toko is distinct from
      coalesce(nullif(current_setting('app.kode_toko', true), ''), p_toko) then
    raise exception 'not the store of this transaction' using errcode = '42501';
  end if;
  perform set_config('app.kode_toko', p_toko, true);
  if v_urut is null then raise exception 'sort %', p_urut using errcode = '22023'; end if;
  lebih := false;

  -- a whole barcode is asked for, whatever became of the piece
  if p_saring->>'q' ~ '^\d{8}$' then
    v_barang := array(select b from barang b
      where b.kode_toko = p_toko and b.kode_barcode = p_saring->>'q');
    if cardinality(v_barang) = 1 then
      jumlah := 1;
      if p_skip > 0 then v_barang := '{}'; end if;
    end if;
  end if;

  if jumlah is null then
    if p_saring - 'status' = '{}' then v_syarat := '';
    else select s.syarat, s.pola into v_syarat, v_pola from syarat_barang(p_saring) s;
    end if;
    v_semua := coalesce((select j.jumlah from barang_jumlah j
      where j.kode_toko = p_toko and j.status = v_status), 0);
  end if;

  -- 1. the whole list: the newest by a plan that is kept, pages of the second half from its end.
  -- What is skipped is skipped in the index alone
  if jumlah is null and v_syarat = '' then
    jumlah := v_semua;
    if p_urut = 'terbaru' and p_skip = 0 then
      v_barang := array(select b::barang from (select b.* from barang b
        where b.kode_toko = p_toko and b.status = v_status
        order by b.masuk_pada desc, b.kode_barcode desc limit p_limit) b);
    else
      v_balik := p_skip > v_semua / 2;
      if v_balik then
        v_urut := urutan_barang(
          case when p_urut like '-%' then substr(p_urut, 2) else '-' || p_urut end);
      end if;
      execute format('select array_agg(x order by k.n * $5) from (select b.kode_barcode,'
        ' row_number() over () n from (select b.kode_barcode from barang b'
        ' where b.kode_toko = $1 and b.status = $2 order by %s limit $3 offset $4) b) k'
        ' join barang x on x.kode_toko = $1 and x.kode_barcode = k.kode_barcode', v_urut)
        into v_barang using p_toko, v_status,
          case when v_balik then greatest(least(p_limit, v_semua - p_skip), 0) else p_limit end,
          case when v_balik then greatest(v_semua - p_skip - p_limit, 0) else p_skip end,
          case when v_balik then -1 else 1 end;
    end if;
  end if;

  -- 2. walk the list as long as it pays, each time on from where the last walk ended; the newest
  -- first by a plan that is kept
  v_jalan := least(500, 2 * v_cukup + 150);
  v_ada := 0;
  while jumlah is null and v_semua > 4000 loop
    if p_urut = 'terbaru' and v_pola is not null then
      select count(*), array_agg(h.b order by h.n) filter (where v_ada + h.n > p_skip
          and v_ada + h.n <= p_skip + p_limit)
        into v_baru, v_halaman
        from (select b::barang b, row_number() over () n from (select b.* from barang b
            where b.kode_toko = p_toko and b.status = v_status
            order by b.masuk_pada desc, b.kode_barcode desc
            offset v_sudah limit v_jalan - v_sudah) b
          where (v_baki is null or b.kode_baki = v_baki)
            and (v_dept is null or b.kode_dept = v_dept)
            and (v_group is null or b.kode_group = v_group)
            and (v_kadar is null or b.kode_kadar = v_kadar)
            and (v_dari is null or b.berat_mg >= v_dari)
            and (v_sampai is null or b.berat_mg <= v_sampai)
            and b.cari like all (v_pola)
          limit v_cukup - v_ada) h;
    else
      execute format('select count(*), array_agg(h.b order by h.n) filter (where $5 + h.n > $6'
        ' and $5 + h.n <= $7) from (select b::barang b, row_number() over () n from (select b.*'
        ' from barang b where b.kode_toko = $1 and b.status = $2 order by %s offset $3 limit $4)'
        ' b where true %s limit $8) h', v_urut, v_syarat)
        into v_baru, v_halaman
        using p_toko, v_status, v_sudah, v_jalan - v_sudah, v_ada, p_skip, p_skip + p_limit,
          v_cukup - v_ada;
    end if;
    v_ada := v_ada + v_baru;
    v_barang := v_barang || v_halaman;
    v_sudah := v_jalan;
    if v_ada >= v_cukup or v_jalan >= v_semua then
      jumlah := least(v_ada, v_cukup - 1);
      lebih := v_ada >= v_cukup;
    else
      exit when v_ada * v_semua / v_jalan < sqrt(v_cukup * v_semua / 5);
      v_jalan := least(v_semua, greatest(v_jalan * 3 / 2, v_jalan * v_cukup * 5 / (v_ada * 4)));
    end if;
  end loop;

  -- 3. few, the newest of them, not counted: by the index of the two longest words and a plan that
  -- is kept. Two, be they the same, for of one the planner fears so many that it reads the list of
  -- all pieces besides. The order is written so that no index gives it: for the limit's sake the
  -- planner would walk the list
  if jumlah is null and p_batas = 0 and p_urut = 'terbaru' and v_pola <> '{}' then
    select p.semua[1], coalesce(p.semua[2], p.semua[1]), p.semua[3:] into v_satu, v_dua, v_sisa
      from (select array_agg(p order by length(p) desc) semua from unnest(v_pola) p) p;
    v_barang := array(select b::barang from (select b.* from barang b
      where b.kode_toko = p_toko and b.status = v_status
        and b.cari like v_satu and b.cari like v_dua
        and (v_baki is null or b.kode_baki = v_baki)
        and (v_dept is null or b.kode_dept = v_dept)
        and (v_group is null or b.kode_group = v_group)
        and (v_kadar is null or b.kode_kadar = v_kadar)
        and (v_dari is null or b.berat_mg >= v_dari)
        and (v_sampai is null or b.berat_mg <= v_sampai)
        and b.cari like all (v_sisa)
      order by b.masuk_pada + interval '0' desc, b.kode_barcode desc
      offset p_skip limit p_limit + 1) b);
    -- beyond their end it takes a count to say how many there are
    if p_skip = 0 or cardinality(v_barang) > 0 then
      lebih := cardinality(v_barang) > p_limit;
      v_barang := v_barang[:p_limit];
      jumlah := p_skip + cardinality(v_barang);
    end if;
  end if;

  -- 4. few: all of them at once. No limit near the conditions: for its sake the planner would walk
  -- the list
  if jumlah is null then
    execute format('with h as materialized (select b.kode_barcode, b.nama_barang, b.kode_baki,'
      ' b.berat_mg, b.masuk_pada from barang b where b.kode_toko = $1 and b.status = $2 %s)'
      ' select (select count(*) from h), (select array_agg(x order by k.n) from'
      ' (select b.kode_barcode, row_number() over () n from (select b.* from h b order by %s'
      ' limit $3 offset $4) b) k'
      ' join barang x on x.kode_toko = $1 and x.kode_barcode = k.kode_barcode)', v_syarat, v_urut)
      into jumlah, v_barang using p_toko, v_status, p_limit, p_skip;
  end if;

  if coalesce(cardinality(v_barang), 0) = 0 then
    return next; return;
  end if;
  select json_build_object(
      'kode_barcode', array_agg(b.kode_barcode), 'nama_barang', array_agg(b.nama_barang),
      'kode_intern', array_agg(b.kode_intern), 'kode_dept', array_agg(b.kode_dept),
      'kode_group', array_agg(b.kode_group), 'kode_kadar', array_agg(b.kode_kadar),
      'permil', array_agg(b.permil), 'sisa_permyriad', array_agg(b.sisa_permyriad),
      'kode_baki', array_agg(b.kode_baki),
      'kode_kondisi', array_agg(b.kode_kondisi), 'berat_mg', array_agg(b.berat_mg),
      'berat_nota_mg', array_agg(b.berat_nota_mg), 'aturan_berat', array_agg(b.aturan_berat),
      'mode_harga', array_agg(b.mode_harga), 'ongkos_per_gram', array_agg(b.ongkos_per_gram),
      'ongkos_per_pcs', array_agg(b.ongkos_per_pcs), 'atribut_rp', array_agg(b.atribut_rp),
      'harga_bandrol', array_agg(b.harga_bandrol), 'modal_rp', array_agg(b.modal_rp),
      'size', array_agg(b.size), 'gambar', array_agg(b.gambar), 'status', array_agg(b.status),
      'tgl_masuk', array_agg(b.tgl_masuk), 'versi', array_agg(b.versi))
    into v_isi from unnest(v_barang) b;

  with d as materialized (
    select distinct b.kode_dept, b.kode_group, b.kode_kadar, b.aturan_berat
    from unnest(v_barang) b)
  select json_build_object(
      'jenis', (select json_object_agg(m.kode_dept, m.nama_dept) from jenis m
        where m.kode_dept in (select d.kode_dept from d)),
      'group', (select json_object_agg(m.kode_group, m.nama_group) from grup m
        where m.kode_group in (select d.kode_group from d)),
      'kadar', (select json_object_agg(m.kode_kadar, m.nama_kadar) from kadar m
        where m.kode_kadar in (select d.kode_kadar from d)),
      'aturan', (select json_object_agg(m.kode_aturan, json_build_object('kode', m.kode_aturan,
          'versi', m.versi, 'pita', m.pita)) from aturan_berat m
        where m.kode_aturan in (select d.aturan_berat from d)),
      -- by kadar and group, the group's own price before the kadar's
      'papan', (select json_object_agg(g.kode_kadar || ' ' || g.kode_group, coalesce(
          (select e.harga_jual from harga_emas e where e.kode_toko = p_toko
            and e.kode_kadar = g.kode_kadar and e.kode_group = g.kode_group
            and e.berlaku_pada <= p_pada order by e.berlaku_pada desc, e.id desc limit 1),
          (select e.harga_jual from harga_emas e where e.kode_toko = p_toko
            and e.kode_kadar = g.kode_kadar and e.kode_group = '*'
            and e.berlaku_pada <= p_pada order by e.berlaku_pada desc, e.id desc limit 1)))
        from (select distinct d.kode_kadar, d.kode_group from d) g),
      'setting', (select json_object_agg(s.kunci, s.nilai) from para_system s
        where s.kode_toko = p_toko))
    into v_acuan;
  isi := v_isi;
  acuan := v_acuan;
  return next;
end $$;
