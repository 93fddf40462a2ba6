import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../../../engines/document-frame/done/done-dialog.tsx'
import { CommandDialog } from '../../../../engines/document-frame/entry/command-dialog.tsx'
import { MoneyIn } from '../../../../engines/document-frame/money/money-in.tsx'
import { PayoutFields } from '../../../../engines/document-frame/money/payout-fields.tsx'
import { MoneyInput } from '../../../../kit/inputs/money-input.tsx'
import { rupiahText } from '../../../../kit/text/figure-texts.ts'
import { letterOf } from '../../papers.ts'
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
  const { kept, wanted, want, preview, selisih, blocker, renew, done, busy } = renewal
  const save = useRef<HTMLButtonElement>(null)
  if (done !== null) return <Done done={done} onClose={onClose} onOpen={onOpen} />
  const isUnknown = preview.shown === null && preview.waiting
  return (
    <CommandDialog
      size="lg"
      title={t('Perpanjang {nomor}', { nomor: loan.no_faktur_hutang })}
      kept={kept}
      act={{ label: t('Perpanjang'), run: renew, busy }}
      said={{ text: blocker ?? consequence(selisih, t) }}
      isBlocked={blocker !== null}
      saveRef={save}
      onClose={onClose}
    >
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
      {(selisih > 0 || isUnknown) && (
        <MoneyIn tenders={renewal.tenders} onDone={() => save.current?.focus()} />
      )}
      {selisih < 0 && (
        <PayoutFields payout={renewal.payout} jumlah={-selisih} onChange={renewal.payBy} />
      )}
    </CommandDialog>
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
      paper={letterOf(done.no_faktur_hutang, t)}
      onClose={() => {
        onClose()
        onOpen(done.no_faktur_hutang)
      }}
    />
  )
}
