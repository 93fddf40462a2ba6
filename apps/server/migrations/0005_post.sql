-- Who a session is, if it may work for the store; raises KC005 otherwise. Store and user of a write
-- come from here, never from arguments that a caller could make up.
create function siapa(p_sesi bytea, p_toko text) returns text language plpgsql stable as $$
declare v_user text;
begin
  select u.user_id into v_user from sesi s join users u on u.user_id = s.user_id
    join toko t on t.kode_toko = u.kode_toko
    where s.token_hash = p_sesi and s.dicabut_pada is null and u.aktif
      and (u.kode_toko = p_toko
        or (t.tipe = 'PUSAT' and u.level in ('OWN', 'SU', 'MU', 'DEV', 'ADMIN')));
  if v_user is null then raise exception 'no session for store' using errcode = 'KC005'; end if;
  return v_user;
end $$;

-- Audit of a command that posts no document: masters, settings, users, grants.
create function catat_perintah(
  p_sesi bytea, p_toko text, p_pada timestamptz, p_perintah text, p_isi jsonb
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.kode_toko', p_toko, true);
  return catat_audit(p_toko, siapa(p_sesi, p_toko), p_pada, p_perintah, null, p_isi);
end $$;

-- The writer: the only way into the ledger. It knows no business rule; it refuses by SQLSTATE:
-- KC001 key used for another body · KC002 the day is closed · KC003 a piece changed ·
-- KC004 not balanced · KC005 no such session for this store · KC006 grant not valid.
--
-- p_dok: {jenis, awalan, kunci_nomor, pada, dokumen{}, barang[], bayar[], klaim[], barang_baru[],
--         jurnal[], otorisasi[], outbox[], hari{}, jawaban{}}
create function post(p_sesi bytea, p_toko text, p_kunci uuid, p_sidik bytea, p_dok jsonb)
returns table (o_tgl date, o_nomor text, o_jawaban jsonb, o_diulang boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user text; v_tgl date; v_pada timestamptz := p_dok->>'pada'; v_jenis text := p_dok->>'jenis';
  v_nomor text; v_n integer; v_ada idem; v_saldo record; v_jawaban jsonb; v_tutup boolean;
  v_kepala jsonb; v_kode text[];
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

  -- 4. pieces are locked in barcode order, then the number comes from the counter row. They are
  -- named one by one: joined to the claims alone, a planner without fresh statistics reads them all
  v_kode := array(select e->>'kode_barcode' from jsonb_array_elements(p_dok->'klaim') e);
  perform 1 from barang b where b.kode_toko = p_toko and b.kode_barcode = any (v_kode)
    order by b.kode_barcode for update;
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

  -- 6. the document and its rows; what the writer decides comes last, so that it holds
  v_kepala := jsonb_build_object('kode_toko', p_toko, 'nomor', v_nomor, 'jenis', v_jenis,
    'tgl', v_tgl, 'pada', v_pada, 'user_id', v_user);
  insert into dokumen select * from jsonb_populate_record(null::dokumen,
    v_nol || (p_dok->'dokumen') || v_kepala);
  insert into dokumen_barang select r.* from jsonb_array_elements(p_dok->'barang') e,
    jsonb_populate_record(null::dokumen_barang, v_nol || e || v_kepala) r;
  insert into dokumen_bayar select r.* from jsonb_array_elements(p_dok->'bayar') e,
    jsonb_populate_record(null::dokumen_bayar, e || v_kepala) r;

  -- 7. the journal balances in rupiah and in fine gold, or nothing happens
  insert into jurnal_baris select r.* from jsonb_array_elements(p_dok->'jurnal') e,
    jsonb_populate_record(null::jurnal_baris, e || v_kepala) r;
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

-- New pieces of a document, with their first movement into a tray.
create function tambah_barang_baru(
  p_toko text, p_nomor text, p_jenis text, p_tgl date, p_pada timestamptz, p_user text, p_baru jsonb
) returns void language plpgsql as $$
begin
  if jsonb_array_length(p_baru) = 0 then return; end if;
  insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group,
      kode_kadar, permil, kode_baki, kode_kondisi, berat_mg, berat_nota_mg, aturan_berat,
      mode_harga, kode_ongkos, ongkos_per_gram, ongkos_per_pcs, atribut_rp, kode_bandrol,
      harga_bandrol, modal_rp,
      size, asal_pajak, asal_faktur_no, asal_faktur_tgl, asal_pemasok, gambar, status, versi,
      tgl_masuk, no_masuk, masuk_pada)
    select p_toko, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group,
      kode_kadar, permil, kode_baki, kode_kondisi, berat_mg, berat_nota_mg, aturan_berat,
      mode_harga, kode_ongkos, ongkos_per_gram, ongkos_per_pcs, atribut_rp, kode_bandrol,
      harga_bandrol, modal_rp,
      size, asal_pajak, asal_faktur_no, asal_faktur_tgl, asal_pemasok, gambar, 'ADA', 1,
      p_tgl, p_nomor, p_pada
    from jsonb_populate_recordset(null::barang, p_baru);
  insert into gerak_barang select p_toko, kode_barcode, 1, p_nomor, p_jenis, p_tgl, p_pada, p_user,
      null, 'ADA', null, kode_baki, kode_kadar, berat_mg, berat_mg * permil
    from jsonb_populate_recordset(null::barang, p_baru);
end $$;
