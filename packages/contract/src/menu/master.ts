import { MASTER_ENTRIES } from '../masters/menu-entries.ts'
import { group, type MenuNode, screen } from './node.ts'

/** Principal by the price board leaves nothing to be set by hand (doc2 §6). */
const GATES: Readonly<Record<string, Partial<MenuNode>>> = {
  '/parameter-hutang-pokok': {
    levelsWhen: { setting: 'HUTANG_POKOK', is: 'HARGA_EMAS', levels: [] },
  },
}

/** Screens of one group: the masters that name it, by their `order`, beside what is placed here. */
const masters = (kode: string, label: string, more: readonly MenuNode[] = []): MenuNode =>
  group(kode, label, [
    ...more,
    ...MASTER_ENTRIES.filter(entry => entry.group === kode)
      .sort((a, b) => a.order - b.order)
      .map(({ path, title, module }) =>
        screen(path, title, { ...(module === undefined ? {} : { module }), ...GATES[path] }),
      ),
  ])

/** Data Master: a master stands in the group that its definition names. */
export const master: MenuNode = {
  kode: 'master',
  label: 'Data Master',
  icon: 'master',
  children: [
    masters('master-barang', 'Barang'),
    masters('master-harga', 'Harga', [
      screen('/master-parameter-harga-emas', 'Parameter Harga Emas'),
      screen('/harga-emas-pusat', 'Papan Harga Semua Toko', { tipe: 'PUSAT' }),
    ]),
    masters('master-pembelian', 'Pembelian', [
      screen('/parameter-aturan-beli', 'Parameter Aturan Beli'),
    ]),
    masters('master-penjualan', 'Penjualan'),
    masters('master-hutang', 'Hutang dan Cicilan'),
    masters('master-member', 'Member'),
    masters('master-berlian', 'Berlian'),
    masters('master-umum', 'Umum'),
  ].filter(({ children }) => children?.length),
}
