-- Accounts of what stores owe each other: a balance sheet of the whole chain leaves them out.

alter table akun add column antar_toko boolean not null default false;
update akun set antar_toko = true where nomor_akun in ('1135', '2103');
