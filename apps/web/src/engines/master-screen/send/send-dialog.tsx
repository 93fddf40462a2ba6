import type { tokoList } from '@kencana/contract/areas/toko'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { SkeletonTable } from '../../../kit/layout/states.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call, routeRef } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { everyRow, nameOfRow } from '../master-calls.ts'
import classes from '../master-screen.module.css'
import { Choose } from './choose.tsx'
import { SentStores, StorePlans } from './store-plans.tsx'
import { takersOf, useSend } from './use-send.ts'

interface SendDialogProps {
  readonly master: MasterDefinition
  readonly onClose: () => void
}

/** Rows of this store to others, in three steps: choose, see what would change where, send. */
export function SendDialog({ master, onClose }: SendDialogProps) {
  const { t } = useTranslation()
  const send = useSend(master)
  const choice = useChoice(master)
  const { shown, sent, busy } = send
  const step = sent !== null ? 'sent' : shown !== null ? 'plan' : 'choose'
  const takers = shown === null ? [] : takersOf(shown.plan)
  const look = () => void send.preview(choice.asked)
  const acts = {
    choose: { label: t('Lihat perubahan'), run: look, enabled: choice.isReady },
    plan: {
      label: t('Kirim ke {jumlah} toko', { jumlah: takers.length }),
      run: () => void send.send(),
      enabled: takers.length > 0,
    },
    sent: { label: t('Selesai'), run: onClose, enabled: true },
  } as const
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={`${t('Kirim ke Toko')}: ${t(master.title)}`}
      footer={
        <Footer
          key={step}
          {...acts[step]}
          busy={busy}
          {...(step === 'plan' ? { onBack: send.back } : {})}
          {...(step === 'sent' ? {} : { onClose })}
        />
      }
    >
      {step === 'choose' && <ChooseStep choice={choice} />}
      {step === 'plan' && shown !== null && <StorePlans master={master} plan={shown.plan} />}
      {step === 'sent' && sent !== null && <SentStores sent={sent} />}
    </StaticModal>
  )
}

/** What every store of the chain is called, whatever modules it has. */
const listStores = routeRef<typeof tokoList>('GET', 'tokos')

/** Rows of this store and the stores they go to; all of both to begin with. */
function useChoice(master: MasterDefinition) {
  const here = useSession()?.kode_toko ?? ''
  const rows = useQuery({
    queryKey: ['master', master.name, 'kirim'],
    queryFn: () => everyRow(master, {}),
  })
  const stores = useQuery({
    queryKey: ['tokos'],
    queryFn: ({ signal }) => call(listStores, { signal }),
  })
  const rowChoices = (rows.data ?? []).map(row => ({
    value: String(row[master.key]),
    label: nameOfRow(master, row),
  }))
  const storeChoices = (stores.data ?? [])
    .map(row => ({ value: String(row.kode_toko), label: String(row.nama_toko) }))
    .filter(({ value }) => value !== here)
  const [someRows, setRows] = useState<ReadonlySet<string> | null>(null)
  const [someStores, setStores] = useState<ReadonlySet<string> | null>(null)
  const chosenRows = someRows ?? new Set(rowChoices.map(one => one.value))
  const chosenStores = someStores ?? new Set(storeChoices.map(one => one.value))
  const isAll = chosenRows.size === rowChoices.length
  return {
    here,
    isLoading: rows.isPending || stores.isPending,
    rowChoices,
    storeChoices,
    chosenRows,
    chosenStores,
    setRows,
    setStores,
    isReady: chosenRows.size > 0 && chosenStores.size > 0,
    asked: { kode: isAll ? undefined : [...chosenRows], toko: [...chosenStores] },
  }
}

function ChooseStep({ choice }: { choice: ReturnType<typeof useChoice> }) {
  const { t } = useTranslation()
  if (choice.isLoading) return <SkeletonTable rows={5} columns={2} />
  return (
    <div className={classes.stack}>
      <p className={classes.hint}>
        {t(
          'Data toko {toko} disalin ke toko yang dipilih. Sebelum dikirim terlihat apa yang berubah di setiap toko.',
          {
            toko: choice.here,
          },
        )}
      </p>
      <div className={classes.twoLists}>
        <Choose
          legend={t('Data yang dikirim')}
          options={choice.rowChoices}
          chosen={choice.chosenRows}
          onChange={choice.setRows}
        />
        <Choose
          legend={t('Toko')}
          options={choice.storeChoices}
          chosen={choice.chosenStores}
          onChange={choice.setStores}
        />
      </div>
    </div>
  )
}

interface FooterProps {
  readonly label: string
  readonly run: () => void
  readonly enabled: boolean
  readonly busy: boolean
  readonly onBack?: () => void
  readonly onClose?: () => void
}

function Footer({ label, run, enabled, busy, onBack, onClose }: FooterProps) {
  const { t } = useTranslation()
  useKeys({ F10: { run, label, enabled: enabled && !busy } })
  return (
    <>
      {onClose !== undefined && (
        <Button variant="default" onClick={onClose} disabled={busy}>
          {t('Batal')}
        </Button>
      )}
      {onBack !== undefined && (
        <Button variant="default" onClick={onBack} disabled={busy}>
          {t('Kembali')}
        </Button>
      )}
      <Button
        onClick={run}
        disabled={!enabled}
        loading={busy}
        rightSection={<Kbd keys="F10" onBrand />}
      >
        {label}
      </Button>
    </>
  )
}
