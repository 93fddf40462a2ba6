import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { Journals } from '../../engines/document-frame/journal-table.tsx'
import { PaperButton } from '../../engines/document-frame/paper/paper-button.tsx'
import { UndoDialog } from '../../engines/document-frame/undo/undo-dialog.tsx'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { SideDrawer } from '../../kit/dialogs/layer.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { CHANGES, calls } from './calls.ts'
import { History } from './history.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { slipOf } from './slip.ts'
import { AddDialog } from './take-dialog.tsx'
import classes from './titipan.module.css'
import { STATUS_TONES, statusNames } from './words.ts'

interface TitipanDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** One deposit beside the list: whose it is, what is left, what became of it. */
export function TitipanDrawer({ nomor, onClose }: TitipanDrawerProps) {
  const { t } = useTranslation()
  const bon = useQuery({
    queryKey: ['titipan', 'satu', nomor],
    queryFn: ({ signal }) => call(calls.show, { params: { no_titipan: nomor }, signal }),
  })
  const journal = useQuery({
    queryKey: ['titipan', 'jurnal', nomor],
    queryFn: ({ signal }) => call(calls.journal, { params: { no_titipan: nomor }, signal }),
  })
  return (
    <SideDrawer title={`${t('Titipan')} ${nomor}`} onClose={onClose}>
      {bon.error !== null ? (
        <ErrorState onRetry={() => void bon.refetch()} />
      ) : bon.data === undefined ? (
        <SkeletonTable rows={6} columns={2} />
      ) : (
        <div className={classes.detail}>
          <Acts bon={bon.data} onPrinted={() => void bon.refetch()} />
          <Facts bon={bon.data} />
          <History bon={bon.data} />
          {journal.data !== undefined && <Journals lines={journal.data} />}
        </div>
      )}
    </SideDrawer>
  )
}

type Dialog = 'tambah' | 'kembali' | 'batal'

interface ActsProps {
  readonly bon: TitipanAnswer
  readonly onPrinted: () => void
}

function Acts({ bon, onPrinted }: ActsProps) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const isOpen = bon.status === 'TERBUKA' && today !== null
  return (
    <div className={classes.acts}>
      {isOpen && (
        <>
          <Act keys="Alt+T" label={t('Tambah uang')} main run={() => setDialog('tambah')} />
          <Act keys="Alt+K" label={t('Kembalikan')} run={() => setDialog('kembali')} />
        </>
      )}
      <PaperButton
        paper={slipOf(bon.no_titipan, bon.dicetak, t)}
        facts={`${bon.customer.nama} · ${rupiahText(bon.saldo)}`}
        keys="F9"
        onPrinted={onPrinted}
      />
      {lastOf(bon)?.tgl === today && (
        <Act keys="Alt+X" label={t('Batalkan')} danger run={() => setDialog('batal')} />
      )}
      {dialog === 'tambah' && <AddDialog bon={bon} onClose={close} />}
      {dialog === 'kembali' && <ReturnDialog bon={bon} onClose={close} />}
      {dialog === 'batal' && <CancelDialog bon={bon} onClose={close} />}
    </div>
  )
}

/** The last document that stands; what a sale used is undone with the sale. */
function lastOf({ riwayat }: TitipanAnswer): TitipanAnswer['riwayat'][number] | undefined {
  const undone = new Set(riwayat.flatMap(({ membatalkan }) => membatalkan ?? []))
  const last = riwayat.findLast(one => one.membatalkan === null && !undone.has(one.nomor))
  return last?.jenis === 'PENJUALAN' ? undefined : last
}

function CancelDialog({ bon, onClose }: { bon: TitipanAnswer; onClose: () => void }) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onClose })
  const nomor = bon.no_titipan
  const last = lastOf(bon)
  const apa = last === undefined ? '' : `${documentName(last.jenis, t)} ${last.nomor}`
  const title = t('Batalkan {apa}', { apa })
  const sums = rupiahText(Math.abs(last?.jumlah ?? 0))
  return (
    <UndoDialog
      busy={busy}
      onClose={onClose}
      hint={t('Uang kembali seperti sebelum dokumen ini.')}
      undo={{
        title,
        kategori: 'BATAL_TITIPAN',
        nomor,
        path: `titipan/${nomor}/batal`,
        lines: [{ label: bon.customer.nama, value: <b>{sums}</b> }],
        sums,
        more: { dokumen: last?.nomor },
        draft: `batal-titipan/${last?.nomor ?? nomor}`,
        send: async (body, draft) => {
          const input = { params: { no_titipan: nomor }, body: { ...body, dokumen: last?.nomor } }
          const done = await run({ route: calls.cancel, input, what: title, draft })
          if (done === null) return
          onClose()
          void notify.success(t('{apa} dibatalkan', { apa }))
        },
      }}
    />
  )
}

function Facts({ bon }: { bon: TitipanAnswer }) {
  const { t } = useTranslation()
  const { customer } = bon
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('Pelanggan')}</dt>
        <dd>{customer.nama}</dd>
        <dd className={classes.quiet}>{customer.telp}</dd>
        <dd className={classes.quiet}>{customer.alamat}</dd>
      </div>
      <div>
        <dt>{t('Saldo')}</dt>
        <dd>
          <Money value={bon.saldo} unit size="large" />
        </dd>
        <dd className={classes.quiet}>{t('masuk {jumlah}', { jumlah: rupiahText(bon.masuk) })}</dd>
      </div>
      <div>
        <dt>{t('Status')}</dt>
        <dd>
          <Tag tone={STATUS_TONES[bon.status]}>{statusNames(t)[bon.status]}</Tag>
        </dd>
        <dd className={classes.quiet}>{bon.keterangan}</dd>
      </div>
    </dl>
  )
}
