import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import type { approverList, authorize } from '@kencana/contract/session'
import { Button, PasswordInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { StaticModal } from '../../kit/dialogs/static-modal.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call, routeRef } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-text.ts'
import { useSession } from '../../lib/session.ts'
import classes from './otorisasi.module.css'

const calls = {
  approvers: routeRef<typeof approverList>('GET', 'authorization/penyetuju'),
  authorize: routeRef<typeof authorize>('POST', 'authorization'),
}

/** A one-use grant and who gave it. */
export interface GrantedBy {
  readonly otorisasi: string
  readonly penyetuju: string
}

interface AuthorizationDialogProps {
  readonly kategori: KategoriOtorisasi
  /** What the supervisor is asked for, translated: 'Hancurkan 3 barang'. */
  readonly title: string
  /** The command as it will be sent: `POST harga-emas` and its body, without `otorisasi`. */
  readonly perintah: { readonly route: string; readonly body: unknown }
  /** Exactly what will be done, in rupiah and grams: translated label and shown value. */
  readonly lines: readonly { readonly label: string; readonly value: ReactNode }[]
  /** The same in one sentence, kept with the grant. */
  readonly description: string
  readonly onGranted: (grant: GrantedBy) => void
  readonly onClose: () => void
}

/**
 * Asks a supervisor for approval by password. Shows what will be done before the password is
 * typed; the grant holds for this command only and for three minutes (03-decisions §7).
 */
export function AuthorizationDialog(props: AuthorizationDialogProps) {
  const { t } = useTranslation()
  const { approver, setApprover, options } = useApprovers()
  const [password, setPassword] = useState('')
  const [keterangan, setKeterangan] = useState('')
  const [busy, setBusy] = useState(false)

  const approve = async (event?: FormEvent) => {
    event?.preventDefault()
    if (busy || approver === '' || password === '') return
    setBusy(true)
    try {
      const { kategori, perintah, description } = props
      const grant = await call(calls.authorize, {
        body: { user_id: approver, password, kategori, description, keterangan, perintah },
      })
      props.onGranted({ otorisasi: grant.otorisasi, penyetuju: approver })
    } catch (problem) {
      setPassword('')
      await notify.error(`${t('Otorisasi Gagal..')}\n${await problemText(problem)}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <StaticModal
      opened
      onClose={props.onClose}
      title={t('Otorisasi Supervisor')}
      size="md"
      footer={<Footer busy={busy} onClose={props.onClose} onApprove={() => void approve()} />}
    >
      <form className={classes.form} onSubmit={event => void approve(event)}>
        <Command title={props.title} lines={props.lines} />
        <SelectField
          label={t('Penyetuju')}
          value={approver}
          onChange={setApprover}
          options={options}
        />
        <PasswordInput
          label={t('Password penyetuju')}
          value={password}
          data-autofocus
          required
          autoComplete="off"
          onChange={event => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('Tampilkan password') }}
        />
        <TextField
          label={t('Keterangan')}
          value={keterangan}
          onChange={setKeterangan}
          maxLength={500}
        />
        <button type="submit" hidden />
      </form>
    </StaticModal>
  )
}

/** What will be done, before the password is typed. */
function Command({ title, lines }: Pick<AuthorizationDialogProps, 'title' | 'lines'>) {
  return (
    <section className={classes.command} aria-label={title}>
      <b>{title}</b>
      <dl>
        {lines.map(line => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Footer(props: { busy: boolean; onClose: () => void; onApprove: () => void }) {
  const { t } = useTranslation()
  useKeys({ F10: { run: props.onApprove, label: t('Setujui') } })
  return (
    <>
      <Button variant="default" onClick={props.onClose} disabled={props.busy}>
        {t('Batal')}
      </Button>
      <Button
        onClick={props.onApprove}
        loading={props.busy}
        rightSection={<Kbd keys="F10" onBrand />}
      >
        {t('Setujui')}
      </Button>
    </>
  )
}

/** Who may approve here, with oneself first where one may. */
function useApprovers() {
  const own = useSession()?.user_id
  const [chosen, setApprover] = useState<string | null>(null)
  const approvers = useQuery({
    queryKey: ['penyetuju'],
    queryFn: ({ signal }) => call(calls.approvers, { signal }),
  })
  const list = approvers.data ?? []
  const first = list.find(one => one.user_id === own) ?? list.find(one => one.level === 'SPV')
  return {
    approver: chosen ?? (first ?? list[0])?.user_id ?? '',
    setApprover,
    options: list.map(({ user_id, nama, level }) => ({
      value: user_id,
      label: `${user_id} · ${nama} (${level})`,
    })),
  }
}
