import type { PelangganAnswer } from '@kencana/contract/areas/pelanggan/pelanggan'
import { useTranslation } from 'react-i18next'
import { HistoryList } from '../../kit/layout/history-list.tsx'
import classes from './pelanggan.module.css'

/** Who changed what the book says: a correction, or a document that said it. */
export function Changes({ customer }: { customer: PelangganAnswer }) {
  const { t } = useTranslation()
  if (customer.perubahan.length === 0) return null
  const names = { nama: t('Nama'), telp: t('Telepon'), alamat: t('Alamat') }
  return (
    <section>
      <h3 className={classes.title}>{t('Perubahan data')}</h3>
      <HistoryList
        entries={customer.perubahan.map(({ versi, pada, user_id, nomor, sebelum, sesudah }) => ({
          id: String(versi),
          act: nomor === null ? t('Ubah data') : t('menurut {nomor}', { nomor }),
          tone: nomor === null ? 'gold' : 'plain',
          who: user_id,
          at: pada,
          facts: (['nama', 'telp', 'alamat'] as const)
            .filter(field => sebelum[field] !== sesudah[field])
            .map(field => ({
              label: names[field],
              before: sebelum[field] ?? undefined,
              after: sesudah[field] ?? undefined,
            })),
        }))}
      />
    </section>
  )
}
