import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { BookDrawer } from './book-drawer.tsx'

/** What the accounts of a day took in and gave out, document by document. */
export function BankBook({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <BookDrawer
      title={t('Buku bank')}
      part="bank"
      place={t('Rekening')}
      read={(query, signal) =>
        call(calls.bank, signal === undefined ? { query } : { query, signal })
      }
      onClose={onClose}
    />
  )
}
