import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../kit/dialogs/layer.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { useShownLoan } from '../use-shown-loan.ts'
import classes from './lihat.module.css'
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
  const loan = useShownLoan(nomor)
  return (
    <SideDrawer title={`${t('Hutang')} ${nomor}`} onClose={onClose}>
      {loan.error !== null ? (
        <ErrorState onRetry={() => void loan.refetch()} />
      ) : loan.data === undefined ? (
        <SkeletonTable rows={8} columns={2} />
      ) : (
        <div className={classes.detail}>
          <LoanActs loan={loan.data} onOpen={onOpen} />
          <LoanDetail loan={loan.data} onOpen={onOpen} />
        </div>
      )}
    </SideDrawer>
  )
}
