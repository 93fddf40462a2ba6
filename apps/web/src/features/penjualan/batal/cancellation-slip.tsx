import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import { useTranslation } from 'react-i18next'
import { PaperButton } from '../../../engines/document-frame/paper/paper-button.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { callFile } from '../../../lib/api.ts'
import { calls } from '../calls.ts'

/** The slip of a cancelled sale; the same key asked again gives the same copy. */
export const fetchSlip = (no_faktur_jual: string, idempotencyKey: string, otorisasi?: string) =>
  callFile(calls.slip, {
    params: { no_faktur_jual },
    body: otorisasi === undefined ? {} : { otorisasi },
    idempotencyKey,
  })

/** Prints the slip of a cancelled sale; a copy is approved by a supervisor. */
export function CancellationSlip({ sale }: { readonly sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  const nomor = sale.no_faktur_jual
  if (sale.batal === null) return null
  const { no_batal } = sale.batal
  return (
    <div>
      <PaperButton
        paper={{
          label: t('Cetak slip pembatalan'),
          again: t('Cetak ulang slip pembatalan {nomor}', { nomor: no_batal }),
          path: `penjualan/${nomor}/batal/slip`,
          nomor: no_batal,
          fetch: (key, grant) => fetchSlip(nomor, key, grant),
        }}
        facts={rupiahText(sale.total + sale.pph22)}
      />
    </div>
  )
}
