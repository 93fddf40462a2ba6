-- Cash is what notes and coins make (decision 0101): where what is owed in cash has no coin for all
-- of it, the cash goes up to the next one, and the difference stands on an account of its own. The
-- tax and the price stay as they are.
alter table dokumen add column pembulatan_rp bigint;            -- on top of total_rp; null: none

-- The default chart has had the account from the beginning. Where its number is another's, the
-- difference goes where cash goes that was over at closing.
insert into akun (nomor_akun, nama_akun, golongan, saldo_normal, emas)
  select '4124', 'Pembulatan', 'PENDAPATAN', 'KREDIT', false
  where exists (select from akun where nomor_akun = '4101' and golongan = 'PENDAPATAN')
  on conflict do nothing;
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select m.trx, 'UMUM', m.kode_akun, 'PEMBULATAN', a.nomor_akun from (
    select nomor_akun, 1 as urut from akun where nomor_akun = '4124'
      and golongan = 'PENDAPATAN' and not emas and dihapus_pada is null
    union all
    select nomor_akun, 2 from para_akun_transaksi
      where trx = 'TUTUP_TOKO' and type = 'UMUM' and jenis_akun = 'SELISIH_KAS_LEBIH'
    order by urut limit 1) a
  cross join (values ('PENJUALAN', 'K5'), ('HUTANG', 'K9'), ('KURANG_BAYAR', 'K2'))
    as m (trx, kode_akun)
  on conflict do nothing;

-- Few documents have one: reports find them among all others.
create index dokumen_pembulatan_idx on dokumen (kode_toko, tgl) where pembulatan_rp is not null;
