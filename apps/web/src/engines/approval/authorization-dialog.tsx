import { type KategoriOtorisasi, OF_TWO, OWNER_APPROVES } from '@kencana/contract/permissions'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../kit/acts/form.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PasswordInput } from '../../kit/mantine/password-input.ts'
import { Switch } from '../../kit/mantine/switch.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import { moduleOn, useSession } from '../../lib/session.ts'
import classes from './approval.module.css'
import { calls } from './calls.ts'
import { FingerState } from './finger-state.tsx'
import { useFinger } from './use-finger.ts'
import { usePassword } from './use-password.ts'

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
  /** Why, where the screen has asked already; else the dialog asks. */
  readonly alasan?: string
  /** The store whose people are asked, where it is not the one worked for: by password alone. */
  readonly at?: { readonly portal: string }
  /** The document the command is about, where it stands already. */
  readonly no_faktur_group?: string
  readonly onGranted: (grant: GrantedBy) => void
  readonly onClose: () => void
}

/**
 * Asks a supervisor for approval, by password or, where the store has it, by finger. Shows what
 * will be done first; the grant holds for this command only and for three minutes
 * (03-decisions §7).
 */
export function AuthorizationDialog(props: AuthorizationDialogProps) {
  const { t } = useTranslation()
  const { approver, nobody, setApprover, options } = useApprovers(props.kategori, props.at)
  const [keterangan, setKeterangan] = useState('')
  const [byFinger, setByFinger] = useState(false)
  const reason = useReason(props.alasan)
  const { kategori, perintah, description, no_faktur_group = '', at } = props
  const onGranted = (otorisasi: string) => {
    notify.toast(t('Otorisasi berhasil'), 'success')
    props.onGranted({ otorisasi, penyetuju: approver })
  }
  const words = { description, no_faktur_group, alasan: reason.alasan }
  const asked = { approver, nobody, kategori, perintah, words, keterangan, onGranted, at }
  const manual = usePassword(asked)
  const finger = useFinger({ ...asked, enabled: byFinger, onManual: () => setByFinger(false) })
  const act: Act = byFinger
    ? { label: t('Scan lagi'), run: () => void finger.begin(), busy: finger.state !== 'failed' }
    : { label: t('Setujui'), run: manual.approve, busy: manual.busy }
  const password = useRef<HTMLInputElement>(null)
  const run = () => {
    if (!reason.isGiven()) return
    if (!byFinger && manual.password === '') password.current?.focus()
    else act.run()
  }
  return (
    <LightModal
      onClose={props.onClose}
      title={t('Otorisasi Supervisor')}
      size="md"
      footer={<Footer key={String(byFinger)} act={{ ...act, run }} onClose={props.onClose} />}
    >
      <Form
        className={classes.form}
        onSubmit={() => {
          if (!act.busy) run()
        }}
      >
        <Command title={props.title} lines={props.lines} />
        <SelectField
          label={t('Penyetuju')}
          value={approver}
          error={manual.lack ?? undefined}
          onChange={setApprover}
          options={options}
        />
        {at === undefined && moduleOn('FINGERPRINT_MODULE') && (
          <Way byFinger={byFinger} onChange={to => reason.isGiven() && setByFinger(to)} />
        )}
        {reason.field}
        {byFinger ? (
          <FingerState state={finger.state} user_id={approver} />
        ) : (
          <Password
            value={manual.password}
            onChange={manual.setPassword}
            input={password}
            isFirst={reason.field === null}
          />
        )}
        <TextField
          label={t('Keterangan')}
          value={keterangan}
          onChange={setKeterangan}
          maxLength={500}
        />
      </Form>
    </LightModal>
  )
}

/** Password first; the other way at a key. */
function Way({ byFinger, onChange }: { byFinger: boolean; onChange: (to: boolean) => void }) {
  const { t } = useTranslation()
  useKeys({ F9: { run: () => onChange(!byFinger), label: t('Sidik Jari') } })
  return (
    <div className={classes.way}>
      <Switch
        label={t('Sidik Jari')}
        checked={byFinger}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <Kbd keys="F9" />
    </div>
  )
}

interface PasswordProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly input: RefObject<HTMLInputElement | null>
  readonly isFirst: boolean
}

function Password({ value, onChange, input, isFirst }: PasswordProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst, input])
  return (
    <PasswordInput
      ref={input}
      label={t('Password penyetuju')}
      value={value}
      data-autofocus={isFirst || undefined}
      required
      // Not the password of whoever is logged in: nothing is filled in, nothing offered to keep.
      autoComplete="one-time-code"
      onChange={event => onChange(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': t('Tampilkan password') }}
    />
  )
}

/** Why it is asked for: from the screen, or the first field of the dialog, which must be filled. */
function useReason(known: string | undefined) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const alasan = (known ?? typed).trim()
  const field =
    known === undefined ? (
      <TextField
        label={t('Alasan')}
        value={typed}
        onChange={setTyped}
        maxLength={300}
        required
        inputRef={input}
        error={isMissing && alasan === '' ? t('Harus Diisi') : undefined}
      />
    ) : null
  const isAsked = known === undefined
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])
  const isGiven = () => {
    setMissing(true)
    if (alasan === '') input.current?.focus()
    return alasan !== ''
  }
  return { alasan, field, isGiven }
}

/** What will be done, before anybody agrees. */
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

interface Act {
  readonly label: string
  readonly run: () => void
  readonly busy: boolean
}

function Footer({ act, onClose }: { act: Act; onClose: () => void }) {
  const { t } = useTranslation()
  useKeys({ F10: { run: act.run, label: act.label, enabled: !act.busy } })
  return (
    <>
      <Button variant="default" onClick={onClose}>
        {t('Batal')}
      </Button>
      <Button onClick={act.run} loading={act.busy} rightSection={<Kbd keys="F10" onBrand />}>
        {act.label}
      </Button>
    </>
  )
}

/** Who may approve here, with oneself first where one may. */
function useApprovers(kategori: KategoriOtorisasi, at: AuthorizationDialogProps['at']) {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const [chosen, setApprover] = useState<string | null>(null)
  const approvers = useQuery({
    queryKey: ['penyetuju', at],
    queryFn: ({ signal }) => call(calls.approvers, { signal, ...at }),
  })
  const refused = t('Hanya SPV atau OWN toko ini yang dapat menyetujui')
  const failed = t('Terjadi Kesalahan Saat Request Data')
  const list = (approvers.data ?? []).filter(
    one =>
      (one.level === 'OWN' || !OWNER_APPROVES.includes(kategori)) &&
      (one.user_id !== own || !OF_TWO.includes(kategori)),
  )
  const first = list.find(one => one.user_id === own) ?? list.find(one => one.level === 'SPV')
  return {
    approver: chosen ?? (first ?? list[0])?.user_id ?? '',
    nobody: approvers.isPending ? null : approvers.isError ? failed : refused,
    setApprover,
    options: list.map(({ user_id, nama, level }) => ({
      value: user_id,
      label: `${user_id} · ${nama} (${level})`,
    })),
  }
}
