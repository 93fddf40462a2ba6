-- Screens that levels were kept from are shown by the access tree alone. What a tree held without
-- opening it is taken from it, so that no release lets anybody in: from here on it is given.
update users u set akses = u.akses - array(
  select kode from (values
    ('dashboardPusat', array['OWN', 'SU', 'MU', 'DEV', 'ADMIN']),
    ('hak-akses-users', array['OWN', 'SU', 'MU', 'DEV', 'ADMIN']),
    ('data-users', array['OWN', 'SU', 'MU', 'DEV', 'ADMIN', 'SPV']),
    ('hak-akses-news', array['OWN', 'SU', 'MU', 'DEV', 'ADMIN', 'SPV']),
    ('settingtoko', array['OWN', 'SU', 'MU', 'DEV', 'ADMIN', 'SPV']),
    ('whatsapp-setting', array['OWN', 'SU', 'MU', 'DEV', 'SPV']),
    ('marketplace-setting', array['OWN', 'SU', 'MU', 'DEV', 'SPV']),
    ('lelang-hutang', array['OWN', 'SU', 'MU', 'SPV']),
    ('validasi-hutang', array['OWN', 'SU', 'MU', 'SPV']),
    ('validasi', array['OWN', 'SU', 'MU', 'SPV']),
    ('validasi-transaksi', array['OWN', 'SU', 'MU', 'SPV'])
  ) as l(kode, levels) where u.level <> all (l.levels)
);
