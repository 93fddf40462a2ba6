import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../../kit/dialogs/static-modal.tsx'
import { MoneyInput } from '../../../../kit/inputs/money-input.tsx'
import { DialogKey } from '../../../../kit/keys/dialog-key.tsx'
import { DraftNote } from '../../../../kit/text/draft-note.tsx'
import { rupiahText } from '../../../../kit/text/figure-texts.ts'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { MoneyIn } from '../../uang/money-in.tsx'
import { PayoutFields } from '../../uang/payout-fields.tsx'
import { DoneDialog } from '../done-dialog.tsx'
import classes from '../lihat.module.css'
import { RenewFigures } from './renew-figures.tsx'
import { TakenHome } from './taken-home.tsx'
import { type Renewed, useRenew } from './use-renew.ts'

interface RenewDialogProps {
  readonly loan: HutangAnswer
  readonly onClose: () => void
  /** Shows the loan it went on as. */
  readonly onOpen: (nomor: string) => void
}

/** Closes a loan with its interest and opens the next: longer, smaller, or larger. */
export function RenewDialog({ loan, onClose, onOpen }: RenewDialogProps) {
  const { t } = useTranslation()
  const renewal = useRenew(loan, onClose)
  const { kept, blocker, renew, done, busy } = renewal
  const save = useRef<HTMLButtonElement>(null)
  if (done !== null) return <Done done={done} onClose={onClose} onOpen={onOpen} />
  return (
    <LightModal
      size="lg"
      title={t('Perpanjang {nomor}', { nomor: loan.no_faktur_hutang })}
      onClose={onClose}
      footer={
        <>
          <p className={classes.why} role="status">
            {blocker ?? consequence(renewal.selisih, t)}
          </p>
          <Button
            ref={save}
            onClick={renew}
            disabled={blocker !== null}
            loading={busy}
            rightSection={<Kbd keys="F10" onBrand />}
          >
            {t('Perpanjang')}
          </Button>
        </>
      }
    >
      <DialogKey name="F10" label={t('Perpanjang')} run={renew} />
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <Fields loan={loan} renewal={renewal} onDone={() => save.current?.focus()} />
    </LightModal>
  )
}

interface FieldsProps {
  readonly loan: HutangAnswer
  readonly renewal: ReturnType<typeof useRenew>
  readonly onDone: () => void
}

function Fields({ loan, renewal, onDone }: FieldsProps) {
  const { t } = useTranslation()
  const { wanted, want, preview, selisih } = renewal
  return (
    <div className={classes.detail}>
      <MoneyInput
        label={t('Jumlah pinjaman baru')}
        description={t('Semula {jumlah}. Kurang dari itu berarti angsuran pokok.', {
          jumlah: rupiahText(loan.jumlah_hutang),
        })}
        data-autofocus
        error={preview.why}
        value={wanted.jumlah_hutang}
        onChange={jumlah_hutang => want({ jumlah_hutang })}
      />
      <TakenHome
        lines={loan.barang}
        taken={wanted.barang_diambil}
        onChange={barang_diambil => want({ barang_diambil })}
      />
      {preview.shown !== null && (
        <RenewFigures preview={preview.shown} isStale={preview.fresh === null} />
      )}
      {selisih > 0 && <MoneyIn tenders={renewal.tenders} onDone={onDone} />}
      {selisih < 0 && <PayoutFields payout={renewal.payout} onChange={renewal.payBy} />}
    </div>
  )
}

function consequence(selisih: number, t: TFunction): string {
  if (selisih > 0) return t('Pelanggan membayar {jumlah}.', { jumlah: rupiahText(selisih) })
  if (selisih < 0) return t('Pelanggan menerima {jumlah}.', { jumlah: rupiahText(-selisih) })
  return t('Tidak ada uang yang berpindah.')
}

interface DoneProps extends Omit<RenewDialogProps, 'loan'> {
  readonly done: Renewed
}

function Done({ done, onClose, onOpen }: DoneProps) {
  const { t } = useTranslation()
  const paid = [
    { label: t('Bayar'), value: done.selisih },
    { label: t('Kembali'), value: done.kembali, isGold: true },
  ]
  const got = [{ label: t('Dicairkan'), value: -done.selisih, isGold: true }]
  return (
    <DoneDialog
      title={t('Perpanjangan tersimpan')}
      nomor={done.no_faktur_hutang}
      lines={done.selisih < 0 ? got : paid}
      hint={t('Pinjaman baru {jumlah}, jatuh tempo {tgl}.', {
        jumlah: rupiahText(done.pokok_baru),
        tgl: done.tgl_jatuh_tempo,
      })}
      paper={{ paper: 'surat', nomor: done.no_faktur_hutang }}
      onClose={() => {
        onClose()
        onOpen(done.no_faktur_hutang)
      }}
    />
  )
}
