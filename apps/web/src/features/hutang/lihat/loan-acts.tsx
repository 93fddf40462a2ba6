import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../../engines/document-frame/act.tsx'
import { PaperButton } from '../../../engines/document-frame/paper/paper-button.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { useSession } from '../../../lib/session.ts'
import { SendNota } from '../../layanan/index.ts'
import { letterOf, receiptOf, slipOf } from '../papers.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import classes from './lihat.module.css'
import { NoticeDialog } from './notice-dialog.tsx'
import { RenewDialog } from './perpanjang/renew-dialog.tsx'
import { RedeemDialog } from './tebus/redeem-dialog.tsx'

type Dialog = 'tebus' | 'perpanjang' | 'beritahu' | 'batal'

interface LoanActsProps {
  readonly loan: HutangAnswer
  readonly onOpen: (nomor: string) => void
}

/** What can be done with a loan as it stands, each with its key. */
export function LoanActs({ loan, onOpen }: LoanActsProps) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const isOpen = loan.status === 'AKTIF' && today !== null
  const sums = `${gramText(loan.berat)} g · ${rupiahText(loan.jumlah_hutang)}`
  const facts = `${loan.customer.nama} · ${sums}`
  const nomor = loan.no_faktur_hutang
  return (
    <div className={classes.acts}>
      {isOpen && (
        <>
          <Act keys="Alt+T" label={t('Tebus')} main run={() => setDialog('tebus')} />
          <Act keys="Alt+P" label={t('Perpanjang')} run={() => setDialog('perpanjang')} />
          <Act keys="Alt+B" label={t('Beri tahu')} run={() => setDialog('beritahu')} />
        </>
      )}
      {loan.status !== 'BATAL' && (
        <PaperButton paper={letterOf(nomor, t)} facts={facts} keys="F9" />
      )}
      {ENDED.includes(loan.status) && (
        <PaperButton paper={receiptOf(nomor, t)} facts={facts} keys="F8" />
      )}
      {loan.riwayat.at(-1)?.jenis.startsWith('BATAL_') === true && (
        <PaperButton paper={slipOf(nomor, t)} facts={facts} keys="F8" />
      )}
      {mayCancel(loan, today) && (
        <Act keys="Alt+X" label={t('Batalkan')} danger run={() => setDialog('batal')} />
      )}
      <SendNota of="hutang" params={{ no_faktur_hutang: nomor }} status={loan.status} />
      {dialog === 'tebus' && <RedeemDialog loan={loan} onClose={close} />}
      {dialog === 'perpanjang' && <RenewDialog loan={loan} onClose={close} onOpen={onOpen} />}
      {dialog === 'beritahu' && <NoticeDialog nomor={nomor} onClose={close} />}
      {dialog === 'batal' && <CancelDialog loan={loan} onClose={close} />}
    </div>
  )
}

/** Loans whose end has a receipt. */
const ENDED: readonly HutangAnswer['status'][] = ['LUNAS', 'DILELANG', 'KELEBIHAN_DIBAYAR']

/** The document that opened it, or sold it, and that is of today: the server says the last word. */
export function mayCancel({ status, riwayat }: HutangAnswer, today: string | null): boolean {
  const last = riwayat.at(-1)
  if (last === undefined || last.tgl !== today) return false
  if (status === 'AKTIF') return last.dari_status === null
  return status === 'DILELANG' && last.jenis === 'LELANG_HUTANG'
}
