import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePaperPrint } from '../../../engines/document-frame/paper/use-paper-print.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { callFile } from '../../../lib/api.ts'
import { AuthorizationDialog } from '../../otorisasi/index.ts'
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
  const { at, print, giveUp } = usePaperPrint((key, grant) => fetchSlip(nomor, key, grant))
  if (sale.batal === null) return null
  const { no_batal } = sale.batal
  const title = t('Cetak ulang slip pembatalan {nomor}', { nomor: no_batal })
  const total = rupiahText(sale.total + sale.pph22)
  return (
    <div>
      <Button variant="default" loading={at === 'busy'} onClick={() => void print()}>
        {t('Cetak slip pembatalan')}
      </Button>
      {at === 'asking' && (
        <AuthorizationDialog
          kategori="CETAK_ULANG_NOTA"
          title={title}
          perintah={{ route: `POST penjualan/${nomor}/batal/slip`, body: {} }}
          lines={[{ label: no_batal, value: total }]}
          description={`${title}: ${total}`}
          onGranted={({ otorisasi }) => void print(otorisasi)}
          onClose={giveUp}
        />
      )}
    </div>
  )
}
