-- What a document is between the house and a person (04-domain C4): what is sold, bought, auctioned
-- or lent, what is paid on a loan, what is left as a deposit. Null: no such kind. A sale that is
-- paid out of a deposit of the same day counts that money once, as the deposit. A sale that is
-- submitted is counted as it was agreed.
create or replace function uang_orang(p_toko text, p_nomor text, p_jenis text, p_tgl date,
  p_dok jsonb) returns bigint language plpgsql as $$
declare v_rp bigint; v_bayar jsonb; v_titip bigint;
begin
  if p_jenis not in ('PENJUALAN', 'AJUAN_PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'TAMBAH_TITIPAN',
      'HUTANG', 'TEBUS_HUTANG', 'PERPANJANG_HUTANG', 'LELANG_HUTANG', 'JUAL_LANTAK') then
    return null;
  end if;
  if p_jenis = 'AJUAN_PENJUALAN' then
    return uang_orang(p_toko, p_nomor, 'PENJUALAN', p_tgl, p_dok->'baru_lain'->0->'baris'->'isi');
  end if;
  v_rp := (p_dok->'dokumen'->>'total_rp')::bigint
    + coalesce((p_dok->'dokumen'->>'pph22_rp')::bigint, 0);
  if p_jenis <> 'PENJUALAN' then return v_rp; end if;
  for v_bayar in select b from jsonb_array_elements(p_dok->'bayar') b where b ? 'no_bon' loop
    select coalesce(sum((g.sesudah->>'uang_rp')::bigint
        - coalesce((g.sebelum->>'uang_rp')::bigint, 0)), 0) into v_titip
      from gerak_bon g where g.kode_toko = p_toko and g.no_bon = v_bayar->>'no_bon'
        and g.tgl = p_tgl and g.nomor <> p_nomor and g.jenis in ('TITIPAN', 'TAMBAH_TITIPAN',
          'BATAL_TITIPAN', 'PENJUALAN', 'BATAL_PENJUALAN');
    v_rp := v_rp - greatest(0, least(v_titip, (v_bayar->>'jumlah_rp')::bigint));
  end loop;
  return v_rp;
end $$;

-- Counts a document for its person, on its day and over all stores, by hashes of his card and his
-- telephone; who says neither by his name in the store and the telephone on his nota. From Rp 100
-- million on a card is asked for, and persons whose day comes that far wait for each other here,
-- whichever store they are in, so that the one who reaches Rp 500 million is one and has the task
-- to report it.
create or replace function hitung_orang(p_toko text, p_nomor text, p_jenis text, p_tgl date,
  p_dok jsonb) returns void language plpgsql as $$
declare
  v_kepala jsonb := p_dok->'dokumen'; v_isi jsonb := p_dok->'dokumen'->'isi';
  v_rp bigint; v_no text; v_hutang text; v_identitas bytea; v_telp bytea; v_ada bigint;
  v_batas date;
begin
  if v_kepala->>'membatalkan' is not null then
    delete from orang_hari where nomor = v_kepala->>'membatalkan';
    return;
  end if;
  v_rp := uang_orang(p_toko, p_nomor, p_jenis, p_tgl, p_dok);
  if v_rp is null or v_rp = 0 then return; end if;
  if p_jenis = 'AJUAN_PENJUALAN' then
    v_isi := p_dok->'baru_lain'->0->'baris'->'isi'->'dokumen'->'isi';
  end if;

  v_no := coalesce(v_isi->'penjual'->>'no_identitas', v_isi->'identitas'->>'no_identitas');
  if p_jenis in ('HUTANG', 'TEBUS_HUTANG', 'PERPANJANG_HUTANG') then
    v_hutang := coalesce(v_isi->>'no_faktur_hutang', p_nomor);
    select h.no_identitas into v_no from hutang h
      where h.kode_toko = p_toko and h.no_faktur_hutang = v_hutang;
  elsif p_jenis = 'TAMBAH_TITIPAN' and v_no is null then
    select d.isi->'identitas'->>'no_identitas' into v_no from dokumen d
      where d.kode_toko = p_toko and d.nomor = v_isi->>'no_titipan';
  end if;
  v_identitas := sidik_orang(v_no);
  if p_jenis <> 'LELANG_HUTANG' then  -- there it is of whose pledge is sold, not of the buyer
    v_telp := sidik_orang(telp_baku(v_kepala->>'telp_customer'));
  end if;
  if v_identitas is null and v_telp is null then
    v_identitas := sidik_orang(v_isi->'orang'->>'nama');
    v_telp := sidik_orang(telp_baku(v_isi->'orang'->>'telp'));
  end if;

  v_ada := jumlah_orang(p_tgl, v_identitas, v_telp);
  if v_ada + v_rp >= 100000000 then
    perform pg_advisory_xact_lock(7266, k.kunci)
      from (select distinct hashtext(encode(h, 'hex')) kunci
        from unnest(array[v_identitas, v_telp]) h where h is not null order by 1) k;
    v_ada := jumlah_orang(p_tgl, v_identitas, v_telp);
    if v_no is null then
      raise exception 'a card is asked for' using errcode = 'KC011',
        detail = jsonb_build_object('jumlah', v_ada + v_rp);
    end if;
  end if;
  if p_jenis = 'AJUAN_PENJUALAN' or (v_identitas is null and v_telp is null) then return; end if;
  insert into orang_hari (nomor, di_toko, tgl, identitas, telp, jumlah_rp, jenis, sebelum_rp)
    values (p_nomor, p_toko, p_tgl, v_identitas, v_telp, v_rp, p_jenis, v_ada);
  if v_ada < 500000000 and v_ada + v_rp >= 500000000 then
    v_batas := batas_lapor(p_toko, p_tgl);
    insert into tugas_ppatk (kode_toko, nomor, tgl, batas, identitas, telp)
      values (p_toko, p_nomor, p_tgl, v_batas, v_identitas, v_telp);
  end if;
end $$;

-- Rupiah of a person on a day so far, over all stores.
create or replace function jumlah_orang(p_tgl date, p_identitas bytea, p_telp bytea)
returns bigint language sql stable as $$
  select coalesce(sum(jumlah_rp), 0)::bigint from orang_hari where tgl = p_tgl
    and (identitas = p_identitas or telp = p_telp)
$$;

-- The last of 14 days on which the store works after a day, by its HARI_LIBUR.
create or replace function batas_lapor(p_toko text, p_tgl date) returns date
language plpgsql stable as $$
declare v_libur text[]; v_hari date := p_tgl; v_sisa integer := 14;
begin
  select regexp_split_to_array(upper(trim(nilai)), '\s*,\s*') into v_libur from para_system
    where kode_toko = p_toko and kunci = 'HARI_LIBUR';
  while v_sisa > 0 loop
    v_hari := v_hari + 1;
    if not coalesce(to_char(v_hari, 'YYYY-MM-DD') = any (v_libur)
        or (array['MINGGU', 'SENIN', 'SELASA', 'RABU', 'KAMIS', 'JUMAT', 'SABTU'])
          [extract(dow from v_hari)::integer + 1] = any (v_libur), false) then
      v_sisa := v_sisa - 1;
    end if;
  end loop;
  return v_hari;
end $$;
