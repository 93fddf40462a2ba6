import type { KolomKoran } from '@kencana/domain/bank/columns'
import type { TFunction } from 'i18next'

/** What a column of a statement may say, as people call it. */
export const columnNames = (t: TFunction): Readonly<Record<KolomKoran, string>> => ({
  TANGGAL: t('Tanggal'),
  KETERANGAN: t('Keterangan'),
  DEBIT: t('Debit (keluar)'),
  KREDIT: t('Kredit (masuk)'),
  JUMLAH: t('Jumlah'),
  ARAH: t('CR/DB'),
  SALDO: t('Saldo'),
  REFERENSI: t('No referensi'),
  ABAIKAN: t('Abaikan'),
})
