-- Repeatable: what the application and the reports may touch. Run after the migrations.
revoke all on all tables in schema public from public, kencana_app, kencana_read;
revoke all on all routines in schema public from public, kencana_app, kencana_read;
revoke create on schema public from public;
grant usage on schema public to kencana_app, kencana_read;
grant select on all tables in schema public to kencana_app, kencana_read;
revoke select on users, riwayat_user, sesi, percobaan_sandi, asal_percobaan from kencana_read;
grant select (user_id, nama, level, kode_toko) on users to kencana_read;

grant insert, update on toko, users, sesi, para_system, modul to kencana_app;
grant insert, delete on percobaan_sandi to kencana_app;
grant insert, update, delete on asal_percobaan to kencana_app;
grant insert on riwayat_user, layar_dikenal to kencana_app;
grant insert, update on berita, berita_dibaca to kencana_app;
grant insert, update on para_akun_transaksi to kencana_app;
grant execute on function bagian_terbuku to kencana_app;
-- masters: every table with the stamp that the master engine writes; rows are never deleted
do $$
declare
  v_tabel regclass;
begin
  for v_tabel in
    select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and attname in ('versi', 'diubah_oleh', 'dihapus_pada') and not attisdropped
    group by attrelid having count(*) = 3
  loop
    execute format('grant insert, update on %s to kencana_app', v_tabel);
  end loop;
end $$;
grant insert on riwayat_master_pusat, riwayat_master_toko, harga_emas, otorisasi_gagal
  to kencana_app;
grant update (ditarik_pada, ditarik_oleh) on harga_emas to kencana_app;
grant insert on otorisasi to kencana_app;
grant update (dipakai_pada, dipakai_untuk, fakta, no_dokumen) on otorisasi to kencana_app;
grant insert, update (nomor, jawaban) on idem to kencana_app;
grant update (terkirim_pada, percobaan, galat, coba_lagi_pada) on outbox to kencana_app;
grant insert on pesan_masuk, kabar_tutup, kabar_uang, uang_datang to kencana_app;
-- that money was received is written by its document alone
grant update (status, ditahan_sampai) on uang_datang to kencana_app;
-- of a piece only what is not gold or money; the rest goes through post()
grant update (kode_intern, nama_barang, kode_kondisi, mode_harga, kode_ongkos, ongkos_per_gram,
  ongkos_per_pcs, atribut_rp, kode_bandrol, harga_bandrol, size, gambar, versi)
  on barang to kencana_app;
grant insert on hari_bisnis to kencana_app;
grant insert, delete on socket_io_lampiran to kencana_app;
grant usage on sequence socket_io_lampiran_id_seq to kencana_app;
grant insert, delete on keranjang to kencana_app;
grant insert on cetak_nota, templat_kertas to kencana_app;
grant execute on function post, post_banyak, post_bersama, kunci_hari, kunci_lain, lain_dokumen,
  catat_perintah, baca_penjualan, baca_rekening, baca_bon, baca_kupon,
  slip_dipakai, bukti_bayar
  to kencana_app;
grant execute on function baca_pembelian, baca_nota_jual, beli_hari_ini, sidik_orang
  to kencana_app;
grant insert on aturan_beli to kencana_app;
grant update (no_laporan, tgl_laporan, oleh, pada) on tugas_ppatk to kencana_app;
grant execute on function buka_kembali to kencana_app;
grant insert on riwayat_barang to kencana_app;
grant insert, update, delete on barang_marketplace to kencana_app;
-- a tray is weighed once and explained once; what it was when it was begun stays
grant insert on timbang_baki to kencana_app;
grant update (jumlah, berat_barang_mg, berat_label_mg, berat_baki_mg, buku_mg, berat_timbang_mg,
  selisih_mg, toleransi_mg, hasil, sumber, baris_mentah, kode_timbangan, tera_sampai, isi_berubah,
  mungkin_hilang, user_id, pada, alasan, alasan_oleh, dibersihkan_pada)
  on timbang_baki to kencana_app;
grant execute on function ambil_barcode, cari_barang to kencana_app;
grant execute on function urutan_barang, syarat_barang to kencana_cari;
grant insert, update on operasi to kencana_app;
grant insert on riwayat_pengaturan to kencana_app;
grant insert, update on ekspor to kencana_app;
grant insert, update, delete on logo_toko, layanan to kencana_app;
grant insert, update on alat_sidik, sidik_jari, tantangan_sidik to kencana_app;
revoke select on alat_sidik, sidik_jari, tantangan_sidik from kencana_read;
-- What was asked of a finger and never given is reported; what would be signed is not read.
grant select (kode_toko, id, jenis, peminta, penyetuju, kategori, alasan, no_faktur_group, hasil,
  dibuat_pada, dipakai_pada) on tantangan_sidik to kencana_read;
grant insert on pemberitahuan_hutang, validasi_dokumen to kencana_app;
-- the name the version before writes checks by, while it may serve beside this one
grant insert on validasi_hutang to kencana_app;
-- of a tender that is no cash only what slip and statement said
grant update (hasil, tgl_mutasi, no_referensi, jumlah_mutasi_rp, keterangan, dicocokkan_oleh,
  dicocokkan_pada) on non_cash to kencana_app;
-- what is known of a customer is corrected or forgotten; documents remember him
grant update, delete on pelanggan to kencana_app;
grant delete on jejak_pelanggan to kencana_app;
grant insert, delete on riwayat_pelanggan to kencana_app;
grant execute on function telp_baku to kencana_app;
-- statements of banks and what they are matched with: nothing of it is posted
grant insert, update on koran_unggah, koran_peta, koran_cocok to kencana_app;
grant insert, update, delete on koran_baris to kencana_app;
grant insert, delete on koran_jurnal to kencana_app;
grant execute on function jumlah_orang to kencana_app;
