-- The writer again, with the same words and the same rows, in less time (bench/README.md): a list
-- is read by one call instead of one for each of its rows, and what a document does not have is not
-- asked for. New bodies only; what was written before stays as it is.

-- Appends to the store's audit chain; taken last in a transaction: a store has one head row, made
-- with the store's first command.
create or replace function catat_audit(
  p_toko text, p_user text, p_pada timestamptz, p_perintah text, p_nomor text, p_isi jsonb
) returns bigint language plpgsql as $$
declare v_urut bigint; v_sebelum bytea; v_hash bytea;
begin
  select urut + 1, hash into v_urut, v_sebelum from audit_kepala
    where kode_toko = p_toko for update;
  if not found then
    insert into audit_kepala values (p_toko, 0, sha256(convert_to(p_toko, 'UTF8')))
      on conflict do nothing;
    select urut + 1, hash into v_urut, v_sebelum from audit_kepala
      where kode_toko = p_toko for update;
  end if;
  v_hash := sha256(v_sebelum || convert_to(concat_ws('|', v_urut, extract(epoch from p_pada),
    p_user, p_perintah, coalesce(p_nomor, ''), p_isi::text), 'UTF8'));
  insert into audit
    values (p_toko, v_urut, p_pada, p_user, p_perintah, p_nomor, p_isi, v_sebelum, v_hash);
  update audit_kepala set urut = v_urut, hash = v_hash where kode_toko = p_toko;
  return v_urut;
end $$;

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
