import type { ExportJob } from '@kencana/contract/areas/pengaturan/ekspor'

/** 'Laporan Penjualan + 2' in the reader's language; a job keeps the title of its first source. */
export function titleOf(
  { judul, jumlah }: Pick<ExportJob, 'judul' | 'jumlah'>,
  t: (text: string) => string,
): string {
  const [first = ''] = judul.split(' + ')
  return jumlah > 1 ? `${t(first)} + ${jumlah - 1}` : t(first)
}
