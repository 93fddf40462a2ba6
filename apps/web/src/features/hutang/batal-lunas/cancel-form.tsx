import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { NotUndone } from '../../../engines/document-frame/undo/not-undone.tsx'
import { UndoForm } from '../../../engines/document-frame/undo/undo-form.tsx'
import type { Undo } from '../../../engines/document-frame/undo/use-undo.tsx'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { useSession } from '../../../lib/session.ts'
import { CHANGES, calls } from '../calls.ts'
import { printCancelled } from '../papers.ts'
import { statusNames } from '../words.ts'

interface CancelFormProps {
  readonly loan: HutangAnswer
  readonly onCancelled: () => void
}

/** What will be undone, the reason, then a supervisor's approval of this one cancellation. */
export function CancelForm({ loan, onCancelled }: CancelFormProps) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onCancelled })
  const why = obstacleOf(loan, today, t)
  if (why !== null) return <NotUndone why={why} />
  const nomor = loan.no_faktur_hutang
  const { total, berat } = redemptionOf(loan)
  const send: Undo['send'] = async (body, draft) => {
    const input = { params: { no_faktur_hutang: nomor }, body }
    const what = `${t('Batal Hutang Lunas')} ${nomor}`
    const done = await run({ route: calls.cancelRedemption, input, what, draft })
    if (done === null) return null
    void printCancelled(nomor)
    await notify.success(t('Penebusan {nomor} dibatalkan', { nomor }))
    onCancelled()
  }
  return (
    <UndoForm
      undo={{ ...toldOf(loan, t), send }}
      busy={busy}
      act={t('Batalkan penebusan')}
      consequence={t('Kembalikan {total}, {berat} g jaminan masuk lagi', { total, berat })}
    />
  )
}

/** The redemption as its document has it: number, money that comes back, grams that go in again. */
function redemptionOf(loan: HutangAnswer) {
  const last = loan.riwayat.at(-1)
  const total = last?.total ?? loan.pelunasan?.total_bayar ?? 0
  return { last, total: rupiahText(total), berat: gramText(loan.berat) }
}

/** Why the loan's redemption cannot be undone here, as far as it is known before asking. */
function obstacleOf(loan: HutangAnswer, today: string | null, t: TFunction): string | null {
  const { no_faktur_hutang: nomor, status } = loan
  const { last } = redemptionOf(loan)
  if (status !== 'LUNAS') {
    const now = statusNames(t)[status].toLowerCase()
    return t('Hutang {nomor} tidak lunas ditebus, statusnya {status}.', { nomor, status: now })
  }
  if (last !== undefined && last.tgl !== today) {
    return t('Penebusan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama', {
      tgl: last.tgl,
    })
  }
  return null
}

/** What a supervisor reads before agreeing: every piece, the loan, what goes back. */
function toldOf(loan: HutangAnswer, t: TFunction): Omit<Undo, 'send'> {
  const nomor = loan.no_faktur_hutang
  const { last, total, berat } = redemptionOf(loan)
  return {
    title: t('Batalkan penebusan {nomor}', { nomor: last?.nomor ?? nomor }),
    kategori: 'BATAL_HUTANG_LUNAS',
    nomor,
    path: `hutang/${nomor}/batal-lunas`,
    lines: [
      ...loan.barang.map(line => ({
        label: line.nama_barang,
        value: `${gramText(line.berat)} g · ${rupiahText(line.taksiran)}`,
      })),
      {
        label: `${loan.customer.nama} · ${nomor}`,
        value: t('pokok {jumlah}', { jumlah: rupiahText(loan.jumlah_hutang) }),
      },
      { label: t('Uang kembali ke pelanggan'), value: <b>{total}</b> },
      { label: t('Jaminan masuk lagi'), value: <b>{berat} g</b> },
    ],
    sums: `${berat} g · ${total}`,
    draft: `batal-lunas/${nomor}`,
  }
}
