-- Penalties of loans stand apart from interest in a chain of before, too (decision 0104): it got
-- the account by 0207. Parameter Akun sends them there where nobody ever said where they go and
-- they still lie with interest. What is booked stays where it was booked.
update para_akun_transaksi d set nomor_akun = a.nomor_akun
  from akun a, para_akun_transaksi b
  where d.trx = 'HUTANG' and d.type = 'UMUM' and d.jenis_akun = 'PENDAPATAN_DENDA'
    and d.nomor_akun = '4112' and d.diubah_pada is null
    and b.trx = d.trx and b.type = d.type and b.jenis_akun = 'PENDAPATAN_BUNGA'
    and b.nomor_akun = d.nomor_akun
    and a.nomor_akun = '4114' and a.nama_akun = 'Pendapatan Denda Gadai'
    and a.golongan = 'PENDAPATAN' and not a.emas and a.dihapus_pada is null;
