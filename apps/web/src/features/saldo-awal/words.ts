import type { TFunction } from 'i18next'
import type { Jenis } from './calls.ts'

/** What people call a kind, what its sheet holds, and what one row of it becomes. */
export const wordsOf = (
  jenis: Jenis,
  t: TFunction,
): { readonly title: string; readonly hint: string } =>
  ({
    BARANG: {
      title: t('Stok barang'),
      hint: t('Satu baris satu barang: baki, berat, group, modal, dan faktur pajaknya bila ada.'),
    },
    HUTANG: {
      title: t('Pinjaman gadai'),
      hint: t(
        'Satu baris satu jaminan; baris dengan nomor surat yang sama adalah satu pinjaman. Bunga dihitung sejak tanggal hutangnya.',
      ),
    },
    TITIPAN: {
      title: t('Titipan uang'),
      hint: t('Satu baris satu titipan pelanggan yang masih terbuka.'),
    },
    KAS: {
      title: t('Kas dan bank'),
      hint: t('Satu baris satu laci atau satu rekening, dengan uang yang ada di sana.'),
    },
  })[jenis]

/** '2.000 barang', '150 pinjaman'. */
export const countText = (jenis: Jenis, jumlah: number, t: TFunction): string =>
  ({
    BARANG: t('{jumlah} barang', { jumlah }),
    HUTANG: t('{jumlah} pinjaman', { jumlah }),
    TITIPAN: t('{jumlah} titipan', { jumlah }),
    KAS: t('{jumlah} tempat', { jumlah }),
  })[jenis]
