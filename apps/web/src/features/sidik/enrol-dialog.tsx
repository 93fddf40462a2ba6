import { levelsBelow } from '@kencana/contract/access'
import { FINGERS } from '@kencana/contract/areas/sidik/fingers'
import type { Device } from '@kencana/contract/areas/sidik/sidik'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FingerState } from '../../engines/approval/finger-state.tsx'
import { useScan } from '../../engines/approval/use-scan.ts'
import { Form } from '../../kit/acts/form.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { StaticModal } from '../../kit/dialogs/static-modal.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { DialogKey } from '../../kit/keys/dialog-key.tsx'
import { PasswordInput } from '../../kit/mantine/password-input.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { useSession } from '../../lib/session.ts'
import { calls } from './calls.ts'
import classes from './sidik.module.css'

interface EnrolDialogProps {
  readonly devices: readonly Device[]
  readonly onClose: () => void
}

/** Teaches one device one finger, by the own password. */
export function EnrolDialog({ devices, onClose }: EnrolDialogProps) {
  const { t } = useTranslation()
  const form = useEnrolment(devices, onClose)
  const { fields, fill, people, state, begin, isReady } = form
  const isOpen = state === 'idle' || state === 'failed'
  const start = () => void begin()
  return (
    <StaticModal
      opened
      onClose={onClose}
      size="md"
      title={t('Daftarkan sidik jari')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Batal')}
          </Button>
          <Button
            onClick={start}
            loading={!isOpen}
            disabled={!isReady}
            rightSection={<Kbd keys="F10" onBrand={isReady} />}
          >
            {state === 'failed' ? t('Scan lagi') : t('Mulai')}
          </Button>
        </>
      }
    >
      <DialogKey name="F10" label={t('Mulai')} run={start} enabled={isReady && isOpen} />
      <Form
        className={classes.form}
        onSubmit={() => {
          if (isReady && isOpen) start()
        }}
      >
        <SelectField
          label={t('Penyetuju')}
          value={fields.user_id}
          onChange={user_id => fill({ user_id })}
          options={people}
        />
        <SelectField
          label={t('Jari')}
          value={fields.jari}
          onChange={jari => fill({ jari: FINGERS.find(one => one === jari) ?? FINGERS[1] })}
          options={FINGERS.map(value => ({ value, label: t(value) }))}
        />
        <SelectField
          label={t('Alat')}
          value={fields.alat}
          onChange={alat => fill({ alat })}
          options={devices.map(({ id, nama }) => ({ value: id, label: nama }))}
        />
        <PasswordInput
          label={t('Password Anda sendiri')}
          value={fields.password}
          data-autofocus
          required
          autoComplete="one-time-code"
          onChange={event => fill({ password: event.currentTarget.value })}
          visibilityToggleButtonProps={{ 'aria-label': t('Tampilkan password') }}
        />
        {state !== 'idle' && <FingerState state={state} user_id={fields.user_id} />}
      </Form>
    </StaticModal>
  )
}

interface Fields {
  readonly user_id: string
  readonly jari: (typeof FINGERS)[number]
  readonly alat: string
  readonly password: string
}

function useEnrolment(devices: readonly Device[], onClose: () => void) {
  const { t } = useTranslation()
  const people = usePeople()
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const fields: Fields = {
    user_id: people[0]?.value ?? '',
    jari: 'Telunjuk kanan',
    alat: devices[0]?.id ?? '',
    password: '',
    ...typed,
  }
  const { state, begin } = useScan({
    user_id: fields.user_id,
    ask: async () => {
      try {
        await call(calls.enrol, { body: fields })
        return true
      } catch (problem) {
        setTyped(now => ({ ...now, password: '' }))
        await showProblem(problem)
        return false
      }
    },
    onScanned: async () => {
      onClose()
      void notify.success(t('Sidik jari {user} terdaftar', { user: fields.user_id }))
      return true
    },
  })
  const fill = (more: Partial<Fields>) => setTyped(now => ({ ...now, ...more }))
  const isReady = fields.user_id !== '' && fields.password !== ''
  return { fields, fill, people, state, begin, isReady }
}

/**
 * Who may approve here, as far as one may enter a finger for them: oneself first, and oneself
 * alone until the others are known, so that a key pressed at once is not lost.
 */
function usePeople() {
  const own = useSession()
  const approvers = useQuery({
    queryKey: ['penyetuju'],
    queryFn: ({ signal }) => call(calls.approvers, { signal }),
  })
  if (own === null) return []
  const mine = (approvers.data ?? [own]).filter(
    one => one.user_id === own.user_id || levelsBelow(own.level).includes(one.level),
  )
  return mine
    .toSorted((a, b) => Number(b.user_id === own.user_id) - Number(a.user_id === own.user_id))
    .map(({ user_id, nama, level }) => ({
      value: user_id,
      label: `${user_id} · ${nama} (${level})`,
    }))
}
