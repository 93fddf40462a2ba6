import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../../engines/document-frame/act.tsx'
import { DocumentDrawer } from '../../../engines/document-frame/detail/document-drawer.tsx'
import { PaperButton } from '../../../engines/document-frame/paper/paper-button.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { useSession } from '../../../lib/session.ts'
import { LargeTasks, useWithTasks } from '../../transaksi-besar/index.ts'
import { CancelDialog } from '../lihat/cancel-dialog.tsx'
import { mayCancel } from '../lihat/loan-acts.tsx'
import { LoanDetail } from '../lihat/loan-detail.tsx'
import { NoticeDialog } from '../lihat/notice-dialog.tsx'
import { receiptOf } from '../papers.ts'
import { useShownLoan } from '../use-shown-loan.ts'
import { AuctionDialog } from './auction-dialog.tsx'
import { auctionObstacle } from './auction-rules.ts'
import classes from './lelang.module.css'
import { SurplusDialog } from './surplus-dialog.tsx'

type Dialog = 'beritahu' | 'lelang' | 'kelebihan' | 'batal'

interface AuctionDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** One loan beside the list, with what can be done about it when it is late or sold. */
export function AuctionDrawer({ nomor, onClose }: AuctionDrawerProps) {
  const { t } = useTranslation()
  const whole = useWithTasks(nomor, useShownLoan(nomor))
  return (
    <DocumentDrawer title={`${t('Hutang')} ${nomor}`} of={whole} onClose={onClose}>
      {shown => (
        <>
          <Acts loan={shown} />
          <LargeTasks nomor={nomor} />
          <LoanDetail loan={shown} />
        </>
      )}
    </DocumentDrawer>
  )
}

function Acts({ loan }: { loan: HutangAnswer }) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const { no_faktur_hutang: nomor, status } = loan
  const isOpen = status === 'AKTIF' && today !== null
  const obstacle = isOpen ? auctionObstacle(loan, today, t) : null
  const surplus = status === 'DILELANG' ? (loan.lelang?.kelebihan ?? 0) : 0
  return (
    <>
      <div className={classes.acts}>
        {isOpen && (
          <>
            {obstacle === null && (
              <Act keys="Alt+L" label={t('Lelang')} main run={() => setDialog('lelang')} />
            )}
            <Act keys="Alt+B" label={t('Beri tahu')} run={() => setDialog('beritahu')} />
          </>
        )}
        {surplus > 0 && today !== null && (
          <Act
            keys="Alt+K"
            label={t('Bayar kelebihan {jumlah}', { jumlah: rupiahText(surplus) })}
            main
            run={() => setDialog('kelebihan')}
          />
        )}
        {loan.lelang !== null && <Receipt loan={loan} />}
        {status !== 'AKTIF' && mayCancel(loan, today) && (
          <Act keys="Alt+X" label={t('Batalkan lelang')} danger run={() => setDialog('batal')} />
        )}
      </div>
      {obstacle !== null && (
        <p className={classes.told} role="note">
          {obstacle}
        </p>
      )}
      {dialog === 'beritahu' && <NoticeDialog nomor={nomor} onClose={close} />}
      {dialog === 'lelang' && <AuctionDialog loan={loan} onClose={close} />}
      {dialog === 'kelebihan' && <SurplusDialog loan={loan} onClose={close} />}
      {dialog === 'batal' && <CancelDialog loan={loan} onClose={close} />}
    </>
  )
}

function Receipt({ loan }: { loan: HutangAnswer }) {
  const { t } = useTranslation()
  const { customer, berat, lelang, no_faktur_hutang } = loan
  const facts = `${customer.nama} · ${gramText(berat)} g · ${rupiahText(lelang?.hasil ?? 0)}`
  return <PaperButton paper={receiptOf(no_faktur_hutang, t)} facts={facts} keys="F8" />
}
