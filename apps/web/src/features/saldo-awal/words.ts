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
    BLN: {
      title: t('Barang belian'),
      hint: t(
        'Satu baris satu barang yang sudah dibeli dan belum dipilah, di baki barang belian, dengan harga belinya.',
      ),
    },
    ROSOK: {
      title: t('Rosok'),
      hint: t('Satu baris satu kadar di satu tempat rosok: berat dan modalnya.'),
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
    KURANG_BAYAR: {
      title: t('Kurang bayar pelanggan'),
      hint: t('Satu baris satu nota lama yang belum lunas, dengan pelanggan dan sisanya.'),
    },
    NON_CASH: {
      title: t('Piutang kartu dan QRIS'),
      hint: t(
        'Satu baris satu slip kartu atau QRIS yang belum cair, dengan bank, tanggal dan nomor referensinya.',
      ),
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
    BLN: t('{jumlah} barang', { jumlah }),
    ROSOK: t('{jumlah} tempat', { jumlah }),
    HUTANG: t('{jumlah} pinjaman', { jumlah }),
    TITIPAN: t('{jumlah} titipan', { jumlah }),
    KURANG_BAYAR: t('{jumlah} nota', { jumlah }),
    NON_CASH: t('{jumlah} slip', { jumlah }),
    KAS: t('{jumlah} tempat', { jumlah }),
  })[jenis]
