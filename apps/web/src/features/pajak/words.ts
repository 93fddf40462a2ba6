import type { BerkasPajak } from '@kencana/contract/areas/pajak/e-faktur'
import type { NotaFault } from '@kencana/domain/efaktur/notas'
import type { TFunction } from 'i18next'

/** The name of a file. */
export const fileName = (bentuk: BerkasPajak['bentuk'], t: TFunction): string =>
  bentuk === 'FAKTUR' ? t('Faktur pedagang dan pabrikan') : t('Faktur konsumen digunggung')

/** What is missing of a nota, and where it is mended. */
export function faultText(fault: NotaFault, t: TFunction): string {
  switch (fault) {
    case 'NAMA_KOSONG':
      return t('Nama pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax')
    case 'ALAMAT_KOSONG':
      return t('Alamat pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax')
    case 'NPWP_SALAH':
      return t('NPWP pembeli salah: buat fakturnya di Coretax')
    case 'TANPA_PPN':
      return t('Dijual tanpa PPN: periksa Parameter Pajak dan Setting System')
  }
}
