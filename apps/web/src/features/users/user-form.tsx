import { levelsBelow, seesAllStores } from '@kencana/contract/access'
import type { UserRow } from '@kencana/contract/areas/users'
import { LEVELS, type Level } from '@kencana/contract/permissions'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../kit/acts/form.tsx'
import { StaticModal } from '../../kit/dialogs/static-modal.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { ownSession } from '../../lib/session.ts'
import type { Shown } from './one-time-password.tsx'
import { type FieldName, useSaveUser } from './use-save-user.ts'
import { useStores } from './use-stores.ts'
import { UserActs } from './user-acts.tsx'
import classes from './users.module.css'

interface UserFormProps {
  /** The user to look at; `null` makes a new one. */
  readonly row: UserRow | null
  readonly onClose: () => void
  /** Something was done; with a one-time password to show. */
  readonly onDone: (password?: Shown) => void
}

/** A user: facts, password, sessions, state, history, as far as one may. */
export function UserForm({ row, onClose, onDone }: UserFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const own = ownSession()
  const isSelf = row?.user_id === own?.user_id
  const mayEdit = row === null || isSelf || row.boleh !== 'LIHAT'
  const mayMove = row === null || (row.boleh === 'ATUR' && !isSelf)
  const { values, set, errors, busy, save, ...kept } = useSaveUser(row, onDone)
  const giveUp = () => {
    kept.throwAway()
    onClose()
  }
  const field = (name: FieldName) => ({
    name,
    value: values[name],
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
    onChange: (value: string) => set({ [name]: value }),
  })
  return (
    <StaticModal
      opened
      onClose={giveUp}
      size="lg"
      title={row === null ? t('Tambah User') : `${t('User')} ${row.user_id}`}
      footer={
        <Footer
          busy={busy}
          {...(mayEdit ? { onSave: () => form.current?.requestSubmit() } : {})}
          onClose={giveUp}
        />
      }
    >
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <Form
        ref={form}
        className={classes.fields}
        onSubmit={() => {
          if (!busy && mayEdit) void save()
        }}
      >
        <Fields {...{ row, field, mayEdit, mayMove }} />
      </Form>
      {row !== null && values.level !== row.level && (
        <p className={classes.note}>
          {t('Level baru membawa hak akses bawaan level itu, hak lama tidak ikut.')}
        </p>
      )}
      {row !== null && <UserActs row={row} onDone={onDone} />}
    </StaticModal>
  )
}

interface FieldsProps {
  readonly row: UserRow | null
  readonly field: (name: FieldName) => {
    readonly name: string
    readonly value: string
    readonly error?: string
    readonly onChange: (value: string) => void
  }
  readonly mayEdit: boolean
  readonly mayMove: boolean
}

function Fields({ row, field, mayEdit, mayMove }: FieldsProps) {
  const { t } = useTranslation()
  const own = ownSession()
  const stores = useStores(mayMove && own !== null && seesAllStores(own))
  return (
    <>
      <TextField
        {...field('user_id')}
        label={t('User ID')}
        upper
        maxLength={40}
        readOnly={row !== null}
        {...(row === null ? { 'data-autofocus': true } : {})}
      />
      <TextField
        {...field('nama')}
        label={t('Nama')}
        maxLength={80}
        readOnly={!mayEdit}
        {...(row === null ? {} : { 'data-autofocus': true })}
      />
      <SelectField
        {...field('level')}
        label={t('Level')}
        disabled={!mayMove}
        options={levelChoices(own?.level, row?.level)}
      />
      {stores.length > 0 ? (
        <SelectField {...field('kode_toko')} label={t('Toko')} options={stores} />
      ) : (
        <TextField {...field('kode_toko')} label={t('Toko')} readOnly />
      )}
      <TextField
        {...field('no_whatsapp')}
        label={t('No WhatsApp')}
        inputMode="tel"
        maxLength={30}
        placeholder="0812…"
        readOnly={!mayEdit}
      />
    </>
  )
}

function levelChoices(own: Level | undefined, present: Level | undefined) {
  const below = own === undefined ? [] : levelsBelow(own)
  return LEVELS.filter(level => below.includes(level) || level === present).map(level => ({
    value: level,
    label: level,
  }))
}

function Footer(props: { busy: boolean; onClose: () => void; onSave?: () => void }) {
  const { t } = useTranslation()
  const { busy, onClose, onSave } = props
  const isOn = onSave !== undefined && !busy
  useKeys({ F10: { run: () => onSave?.(), label: t('Simpan'), enabled: isOn } })
  return (
    <>
      <Button variant="default" onClick={onClose} disabled={busy}>
        {t('Tutup')}
      </Button>
      {onSave && (
        <Button onClick={onSave} loading={busy} rightSection={<Kbd keys="F10" onBrand />}>
          {t('Simpan')}
        </Button>
      )}
    </>
  )
}
