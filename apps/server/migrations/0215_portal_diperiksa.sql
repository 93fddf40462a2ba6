-- A store's address at another server is used once a browser has asked it and a server of this
-- chain has answered there (decision 0042). Addresses of before are used as they were, and say
-- that nobody tried them.

-- {alamat, dipakai, hasil, pada, oleh}: the last answer, and the address it counts for
alter table toko add column portal_uji jsonb;

update toko set portal_uji = jsonb_build_object('alamat', portal, 'dipakai', true,
    'hasil', 'LAMA', 'pada', null, 'oleh', null)
  where portal is not null;
