import type { PeriodeAnswer } from '@kencana/contract/areas/akuntansi/periode'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DocumentDrawer, DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { useSession } from '../../lib/session.ts'
import { BalanceTable } from './balance-table.tsx'
import { CHANGES, calls } from './calls.ts'
import { monthText } from './month-text.ts'

interface MonthDrawerProps {
  readonly no_tutup: string
  readonly onClose: () => void
}

/** One closing with the balance it keeps; the owner opens it again. */
export function MonthDrawer({ no_tutup, onClose }: MonthDrawerProps) {
  const { t } = useTranslation()
  const month = useQuery({
    queryKey: ['periode', 'satu', no_tutup],
    queryFn: ({ signal }) => call(calls.show, { params: { no_tutup }, signal }),
  })
  return (
    <DocumentDrawer title={`${t('Tutup Periode')} ${no_tutup}`} of={month} onClose={onClose}>
      {shown => (
        <>
          <Reopen month={shown} onClose={onClose} />
          <About month={shown} />
          <BalanceTable rows={shown.saldo} />
        </>
      )}
    </DocumentDrawer>
  )
}

function About({ month }: { readonly month: PeriodeAnswer }) {
  const { t } = useTranslation()
  const { bulan, user_id, pada, hash, dibuka_oleh, dibuka_pada, alasan } = month
  return (
    <Facts
      facts={[
        { label: t('Bulan'), value: monthText(bulan, t) },
        { label: t('Ditutup oleh'), value: user_id, more: [cellText(pada, 'datetime')] },
        {
          label: t('Sidik'),
          value: hash.slice(0, 12),
          more: hash.slice(12).match(/.{1,18}/g) ?? [],
        },
        ...(dibuka_oleh === null
          ? []
          : [
              {
                label: t('Dibuka oleh'),
                value: dibuka_oleh,
                more: [cellText(dibuka_pada, 'datetime'), alasan],
              },
            ]),
      ]}
    />
  )
}

function Reopen({ month, onClose }: { month: PeriodeAnswer; onClose: () => void }) {
  const { t } = useTranslation()
  const isOwner = useSession()?.level === 'OWN'
  const [isAsking, setAsking] = useState(false)
  if (!isOwner || month.status !== 'TUTUP') return null
  return (
    <DrawerActs>
      <Act keys="Alt+X" label={t('Buka bulan lagi')} danger run={() => setAsking(true)} />
      {isAsking && <ReopenDialog month={month} onClose={() => setAsking(false)} onDone={onClose} />}
    </DrawerActs>
  )
}

interface ReopenDialogProps {
  readonly month: PeriodeAnswer
  readonly onClose: () => void
  readonly onDone: () => void
}

function ReopenDialog({ month, onClose, onDone }: ReopenDialogProps) {
  const { t } = useTranslation()
  const { no_tutup, bulan } = month
  const kept = useKeptForm(`buka-periode/${no_tutup}`, '')
  const [missing, setMissing] = useState(false)
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onDone })
  const alasan = kept.value.trim()
  const title = t('Buka {bulan} lagi', { bulan: monthText(bulan, t) })
  const save = async () => {
    setMissing(alasan === '')
    if (alasan === '') return
    const input = { params: { no_tutup }, body: { alasan } }
    if ((await run({ route: calls.reopen, input, what: title, draft: kept.id })) === null) return
    onDone()
    void notify.success(t('{bulan} dibuka lagi', { bulan: monthText(bulan, t) }))
  }
  return (
    <CommandDialog
      title={title}
      size="sm"
      kept={kept}
      act={{ label: t('Buka bulan lagi'), run: () => void save(), busy }}
      byEnter
      onClose={onClose}
    >
      <p>
        {t(
          'Koreksi: jurnal umum dapat bertanggal buku di bulan ini lagi. Neraca yang disimpan tinggal.',
        )}
      </p>
      <TextField
        label={t('Alasan')}
        value={kept.value}
        onChange={kept.set}
        maxLength={200}
        error={missing && alasan === '' ? t('Harus Diisi') : undefined}
        data-autofocus
        required
      />
    </CommandDialog>
  )
}
