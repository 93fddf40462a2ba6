import { group, type MenuNode, screen } from './node.ts'

export const akuntansi: MenuNode = {
  kode: 'akuntansi',
  label: 'Akuntansi',
  icon: 'akuntansi',
  children: [
    group('akuntansi-awal', 'Toko Mulai', [
      // a shop begins with or without the module of accounting
      screen('/saldo-awal', 'Saldo Awal'),
    ]),
    group('akuntansi-parameter', 'Parameter', [
      screen('/parameter-akun', 'Parameter Akun', { module: 'AKUNTANSI_MODULE' }),
    ]),
    group('akuntansi-bank', 'Bank', [
      // every shop has a bank, also one without the module of accounting
      screen('/rekening-koran', 'Rekening Koran'),
    ]),
    group('akuntansi-pajak', 'Pajak', [
      screen('/e-faktur', 'e-Faktur', { module: 'AKUNTANSI_MODULE' }),
    ]),
    group('akuntansi-buku', 'Pembukuan', [
      screen('/jurnal-umum', 'Jurnal Umum', { module: 'AKUNTANSI_MODULE' }),
      screen('/validasi-jurnal', 'Validasi Jurnal', { module: 'AKUNTANSI_MODULE' }),
      screen('/tutup-periode', 'Tutup Periode', { module: 'AKUNTANSI_MODULE' }),
    ]),
  ],
}

/** What papers look like is the owner's alone where the store says so (doc2 §6). */
const OWNERS_WHEN_ASKED: Partial<MenuNode> = {
  levelsWhen: { setting: 'NOTA_KHUSUS_PEMILIK', levels: ['OWN', 'SU'] },
}

export const utility: MenuNode = {
  kode: 'utility',
  label: 'Utility',
  icon: 'utility',
  path: '/SubMenuUtility',
  children: [
    group('utility-toko', 'Toko', [
      screen('/tutup-toko', 'Tutup Toko'),
      screen('/ganti-password', 'Ganti Password'),
    ]),
    group('utility-user', 'Users', [
      screen('/data-users', 'Data Users'),
      screen('/hak-akses-users', 'Hak Akses Users'),
      screen('/hak-akses-news', 'Hak Akses News'),
    ]),
    group('utility-setting', 'Setting', [
      screen('/whatsapp-setting', 'Setting WhatsApp', {
        module: 'WHATSAPP_MODULE',
      }),
      screen('/marketplace-setting', 'Setting Marketplace', {
        module: 'MARKETPLACE_MODULE',
      }),
      screen('/export-csv', 'Export CSV', { levels: ['SU', 'MU'] }),
      screen('/redirect-to-grosir', 'Grosir'),
      screen('/settingtoko', 'Setting Toko'),
      screen('/settingsystem', 'Setting System', { levels: ['OWN', 'SU', 'DEV', 'MU'] }),
      screen('/setting-nota', 'Setting Nota', OWNERS_WHEN_ASKED),
      screen('/setting-nota-slip', 'Setting Nota Slip', OWNERS_WHEN_ASKED),
    ]),
  ],
}
