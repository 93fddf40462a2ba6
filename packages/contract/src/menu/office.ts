import { group, type MenuNode, screen } from './node.ts'

export const akuntansi: MenuNode = {
  kode: 'akuntansi',
  label: 'Akuntansi',
  icon: 'akuntansi',
  children: [
    group('akuntansi-parameter', 'Parameter', [
      screen('/parameter-akun', 'Parameter Akun', { module: 'AKUNTANSI_MODULE' }),
    ]),
  ],
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
    group('utility-setting', 'Setting', [
      screen('/settingsystem', 'Setting System', { levels: ['OWN', 'SU', 'DEV', 'MU'] }),
    ]),
  ],
}
