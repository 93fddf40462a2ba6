import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  DocumentDrawer,
  DrawerActs,
} from '../../../engines/document-frame/detail/document-drawer.tsx'
import { JournalTable } from '../../../engines/document-frame/journal-table.tsx'
import { PaperButton } from '../../../engines/document-frame/paper/paper-button.tsx'
import { call } from '../../../lib/api.ts'
import { SendNota } from '../../layanan/index.ts'
import { LargeTasks, useWithTasks } from '../../transaksi-besar/index.ts'
import { calls } from './calls.ts'
import { PurchaseDetail, sumsText } from './purchase-detail.tsx'
import { slipOf } from './slip.ts'

interface PurchaseDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** One purchase beside the list: its pieces and prices, its journal, its slip. */
export function PurchaseDrawer({ nomor, onClose }: PurchaseDrawerProps) {
  const { t } = useTranslation()
  const params = { no_faktur_beli: nomor }
  const bought = useQuery({
    queryKey: ['pembelian', nomor],
    queryFn: ({ signal }) => call(calls.show, { params, signal }),
  })
  const journal = useQuery({
    queryKey: ['pembelian', nomor, 'jurnal'],
    queryFn: ({ signal }) => call(calls.journal, { params, signal }),
  })
  const whole = useWithTasks(nomor, bought)
  return (
    <DocumentDrawer title={`${t('Pembelian')} ${nomor}`} of={whole} onClose={onClose}>
      {shown => (
        <>
          <DrawerActs>
            <PaperButton
              paper={slipOf(shown, t)}
              facts={sumsText(shown, t)}
              keys="F9"
              onPrinted={() => void bought.refetch()}
            />
            <SendNota of="pembelian" params={params} status={shown.status} />
          </DrawerActs>
          <LargeTasks nomor={nomor} />
          <PurchaseDetail bought={shown} />
          {journal.data !== undefined && <JournalTable lines={journal.data} />}
        </>
      )}
    </DocumentDrawer>
  )
}
