-- The ledger's writer: one decided document with all its rows, or nothing (docs/hard/posting.md).
-- It knows pieces, money and the journal; what else has a state it leaves to tulis_lain(). A list
-- it does not know is refused: a claim that is ignored would be a loan redeemed twice.
create or replace function post(p_sesi bytea, p_toko text, p_kunci uuid, p_sidik bytea, p_dok jsonb)
returns table (o_tgl date, o_nomor text, o_jawaban jsonb, o_diulang boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user text; v_tgl date; v_pada timestamptz := p_dok->>'pada'; v_jenis text := p_dok->>'jenis';
  v_buku date;
  v_nomor text; v_n integer; v_m integer; v_j integer; v_ada idem; v_saldo record;
  v_jawaban jsonb; v_tutup boolean; v_lama jsonb;
  v_kepala jsonb; v_kode text[]; v_lain jsonb := '[]'; v_baru jsonb := '[]';
  v_barang dokumen_barang; v_bayar dokumen_bayar; v_jurnal jurnal_baris;
  v_nol constant jsonb := '{"subtotal_rp": 0, "diskon_rp": 0, "total_rp": 0, "ppn_rp": 0,
    "kembali_rp": 0, "berat_mg": 0, "murni_ug": 0, "ongkos_rp": 0, "sisa_permyriad": 0,
    "ongkos_per_gram": 0, "atribut_rp": 0,
    "harga_hitung_rp": 0, "harga_rp": 0, "modal_rp": 0}';
begin
  if not p_dok ?& array['dokumen', 'barang', 'bayar', 'klaim', 'barang_baru', 'jurnal',
      'otorisasi', 'outbox', 'jawaban'] then
    raise exception 'a list is missing' using errcode = '22023';
  end if;
  if p_dok - array['jenis', 'awalan', 'kunci_nomor', 'tgl', 'pada', 'permintaan', 'dokumen',
      'barang', 'bayar', 'klaim', 'barang_baru', 'klaim_lain', 'baru_lain', 'klaim_hutang',
      'hutang_baru', 'jurnal', 'tanpa_jurnal', 'otorisasi', 'outbox', 'hari', 'jawaban', 'tgl_buku',
      'bersama'] <> '{}' then
    raise exception 'a list that is not known' using errcode = '22023';
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
  perform kunci_hari(p_toko, v_tutup or p_dok ? 'tgl_buku');
  select tgl into v_tgl from hari_bisnis where kode_toko = p_toko and status = 'BUKA';
  if v_tgl is null or v_tgl <> (p_dok->>'tgl')::date then
    raise exception 'day closed' using errcode = 'KC002';
  end if;
  -- a journal by hand may be booked on an earlier day of a month that is open (decision 0090)
  v_buku := v_tgl;
  if p_dok ? 'tgl_buku' then
    v_buku := hari_buku(p_toko, v_jenis, v_tgl, (p_dok->>'tgl_buku')::date);
  end if;

  -- 3. grants are burnt in the command's own transaction
  if p_dok->'otorisasi' <> '[]' then
    update otorisasi o set dipakai_pada = v_pada, dipakai_untuk = v_jenis, fakta = g.fakta
      from jsonb_to_recordset(p_dok->'otorisasi')
        as g(id uuid, kategori text, sidik text, fakta jsonb)
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
  if p_dok ?| array['klaim_lain', 'baru_lain', 'klaim_hutang', 'hutang_baru'] then
    v_lain := lain_dokumen(p_dok, 'klaim_lain');
    v_baru := lain_dokumen(p_dok, 'baru_lain');
    perform kunci_lain(p_toko, v_lain);
  end if;
  insert into nomor_urut as n values (p_toko, v_jenis, v_tgl, 1)
    on conflict (kode_toko, jenis, tgl) do update set terakhir = n.terakhir + 1
    returning terakhir into v_n;
  -- four digits at least; lpad would cut the fifth off
  v_nomor := concat_ws('-', p_dok->>'awalan', p_toko, to_char(v_tgl, 'YYMMDD'),
    lpad(v_n::text, greatest(4, length(v_n::text)), '0'));
  if p_dok->'otorisasi' <> '[]' then
    update otorisasi set no_dokumen = v_nomor where kode_toko = p_toko and id = any (array(
      select (e->>'id')::uuid from jsonb_array_elements(p_dok->'otorisasi') e));
  end if;
  v_kepala := jsonb_build_object('kode_toko', p_toko, 'nomor', v_nomor, 'jenis', v_jenis,
    'tgl', v_tgl, 'pada', v_pada, 'user_id', v_user);

  -- 5. claims on pieces, new pieces, and the movement of each
  if jsonb_path_exists(p_dok, '$.klaim[*].ubah') then
    v_lama := ubah_barang(p_toko, p_dok->'klaim');
  end if;
  with k as (select * from jsonb_to_recordset(p_dok->'klaim') as r(kode_barcode text, versi bigint,
      dari_status text, ke_status text, dari_baki text, ke_baki text, sisa_permyriad integer)),
  u as (update barang b set status = k.ke_status, kode_baki = coalesce(k.ke_baki, b.kode_baki),
      versi = b.versi + 1, no_keluar = case when akun_barang(k.ke_status) is null then v_nomor end
    from k where b.kode_toko = p_toko and b.kode_barcode = any (v_kode)
      and b.kode_barcode = k.kode_barcode and b.versi = k.versi
      and b.status = k.dari_status and b.kode_baki = k.dari_baki
      and (b.sisa_permyriad = coalesce(k.sisa_permyriad, 0) or v_lama ? b.kode_barcode)
    returning b.*, k.dari_status, k.ke_baki as tujuan, k.dari_baki)
  insert into gerak_barang select p_toko, u.kode_barcode, u.versi, v_nomor, v_jenis, v_tgl, v_pada,
      v_user, u.dari_status, u.status, case when di_baki(u.dari_status) then u.dari_baki end,
      case when di_baki(u.status) then u.kode_baki end, u.kode_kadar, u.berat_mg,
      (u.berat_mg * (u.permil * 10 + u.sisa_permyriad) + 5) / 10,
      (v_lama->u.kode_barcode->>'berat_mg')::bigint, (v_lama->u.kode_barcode->>'murni_ug')::bigint,
      v_lama->u.kode_barcode->>'kode_kadar', v_lama->u.kode_barcode->'sebelum'
    from u;
  get diagnostics v_n = row_count;
  if v_n is distinct from jsonb_array_length(p_dok->'klaim') then
    raise exception 'piece changed' using errcode = 'KC003';
  end if;
  perform tambah_barang_baru(p_toko, v_nomor, v_jenis, v_tgl, v_pada, v_user, p_dok->'barang_baru');
  if v_lain <> '[]' or v_baru <> '[]' then
    perform tulis_lain(p_toko, v_kepala, v_lain, v_baru);
  end if;

  -- 6. the document and its rows, each list by one call on a row that holds what the writer
  -- decides; a row that says otherwise is not written, and is missed in the count
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
  v_jurnal := jsonb_populate_record(null::jurnal_baris,
    v_kepala || jsonb_build_object('tgl', v_buku));
  insert into jurnal_baris select r.* from jsonb_populate_recordset(v_jurnal, p_dok->'jurnal') r
    where (r.kode_toko, r.nomor, r.jenis, r.tgl, r.pada)
      = (p_toko, v_nomor, v_jenis, v_buku, v_pada);
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

  if v_buku <> v_tgl then perform rekap_buku(p_toko, v_buku); end if;
  perform hitung_orang(p_toko, v_nomor, v_jenis, v_tgl, p_dok);

  -- 8. closing moves the day on
  if v_tutup then
    update hari_bisnis set status = 'TUTUP', ditutup_pada = v_pada, ditutup_oleh = v_user,
      no_tutup = v_nomor where kode_toko = p_toko and tgl = v_tgl;
    insert into hari_bisnis
      values (p_toko, (p_dok->'hari'->>'berikut')::date, 'BUKA', v_pada, v_user);
  end if;

  -- 9. the chain hashes the whole decided document, last; what it has to say to other stores waits
  -- in the outbox in the chain's order; the answer is kept with the key
  v_jawaban := p_dok->'jawaban'
    || jsonb_build_object(p_dok->>'kunci_nomor', v_nomor, 'tgl_system', v_tgl);
  perform catat_audit(p_toko, v_user, v_pada, v_jenis, v_nomor, p_dok - 'jawaban' - 'bersama');
  perform jaga_laci(p_toko, v_tgl, p_dok->'jurnal');
  if p_dok->'dokumen'->>'membatalkan' is null and not p_dok ? 'bersama' then
    perform jaga_baki(p_toko, p_dok->'klaim', p_dok->'barang_baru');
  end if;
  if p_dok->'outbox' <> '[]' then
    perform tulis_pesan(p_toko, v_nomor, v_pada, p_dok->'outbox');
  end if;
  update idem set nomor = v_nomor, jawaban = v_jawaban where kode_toko = p_toko and kunci = p_kunci;
  return query select v_tgl, v_nomor, v_jawaban, false;
end $$;

-- Documents of one kind of one store, written together: one transaction, so one commit, one turn at
-- the store's counter and chain (decision 0022). Each is a part of its own; what is not among the
-- rows was not written, and its sender posts it alone to hear why.
--
-- Deadlocks: all pieces and then all else that is claimed are locked before the first counter is
-- taken, in the order post() has for one document; and one kind has one counter. What is left (a
-- key or a grant that two processes use at once) gives up long before anybody else does, with what
-- is written so far.
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
  perform kunci_lain(p_toko, coalesce((select jsonb_agg(k) from jsonb_array_elements(p_daftar) d
    cross join jsonb_array_elements(lain_dokumen(d->'dok', 'klaim_lain')) k), '[]'));
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
