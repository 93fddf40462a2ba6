import { useTranslation } from 'react-i18next'
import { DocumentDrawer } from '../../../engines/document-frame/detail/document-drawer.tsx'
import { LargeTasks, useWithTasks } from '../../transaksi-besar/index.ts'
import { useShownLoan } from '../use-shown-loan.ts'
import { LoanActs } from './loan-acts.tsx'
import { LoanDetail } from './loan-detail.tsx'

interface LoanDrawerProps {
  readonly nomor: string
  /** Another loan of the chain was asked for. */
  readonly onOpen: (nomor: string) => void
  readonly onClose: () => void
}

/** One loan beside the list: what can be done with it, and everything that is known of it. */
export function LoanDrawer({ nomor, onOpen, onClose }: LoanDrawerProps) {
  const { t } = useTranslation()
  const whole = useWithTasks(nomor, useShownLoan(nomor))
  return (
    <DocumentDrawer title={`${t('Hutang')} ${nomor}`} of={whole} onClose={onClose}>
      {shown => (
        <>
          <LoanActs loan={shown} onOpen={onOpen} />
          <LargeTasks nomor={nomor} />
          <LoanDetail loan={shown} onOpen={onOpen} />
        </>
      )}
    </DocumentDrawer>
  )
}
