-- Why a supervisor was asked, and about which document; of those before, what the command said.
alter table otorisasi
  add column alasan text not null default '',
  add column no_faktur_group text not null default '';
alter table otorisasi_gagal
  add column alasan text not null default '',
  add column no_faktur_group text not null default '';
alter table tantangan_sidik
  add column alasan text not null default '',
  add column no_faktur_group text not null default '';

-- Store by store, for row security binds the owner too.
do $$ declare v_toko text; begin
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    update otorisasi set alasan = coalesce(nullif(trim(perintah #>> '{body,alasan}'), ''),
        nullif(trim(perintah #>> '{body,alasan_selisih}'), ''), keterangan)
      where kode_toko = v_toko;
  end loop;
  execute format('set local app.kode_toko = %L', '');
end $$;
create index otorisasi_gagal_pada_idx on otorisasi_gagal (kode_toko, pada);
create index tantangan_sidik_pada_idx on tantangan_sidik (kode_toko, dibuat_pada);
