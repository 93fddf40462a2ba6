import { zodResolver } from '@hookform/resolvers/zod'
import type { Field } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { createSchema } from '@kencana/contract/kit/masters/schema'
import { Button } from '@mantine/core'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../kit/acts/form.tsx'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { dropDraft, useDraft, useDraftId } from '../../../lib/device/draft.ts'
import { typedOver } from '../../../lib/device/typed-over.ts'
import { fieldError } from '../../../lib/problem/field-error.ts'
import type { Row } from '../master-calls.ts'
import classes from '../master-screen.module.css'
import { MasterField } from './master-field.tsx'
import { type Saved, useSaveRow } from './use-save-row.ts'

interface MasterFormProps {
  readonly master: MasterDefinition
  /** The row to edit; `null` makes a new one. */
  readonly row: Row | null
  readonly onSaved: (saved: Saved) => void
  readonly onClose: () => void
}

type Values = Record<string, unknown>

/** The static form of a master; key and fixed fields are read only once the record exists. */
export function MasterForm({ master, row, onSaved, onClose }: MasterFormProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  // One schema for both: an edit sends its unchanged key along to be judged, not to be written.
  const resolver = useMemo(() => zodResolver(createSchema(master)), [master])
  const form = useForm<Values>({ defaultValues: valuesOf(master, row), resolver })
  const kept = useMasterDraft(master, row, form)
  const save = useSaveRow({
    master,
    row,
    form,
    onSaved: saved => {
      kept.drop()
      onSaved(saved)
    },
  })
  const giveUp = () => {
    kept.drop()
    onClose()
  }
  useFaultFocus(element, form.formState.submitCount)
  const apa = t(master.title)
  return (
    <StaticModal
      opened
      onClose={giveUp}
      title={row === null ? t('Tambah {apa}', { apa }) : t('Ubah {apa}', { apa })}
      footer={
        <Footer
          busy={form.formState.isSubmitting}
          onClose={giveUp}
          onSave={() => element.current?.requestSubmit()}
        />
      }
    >
      <DraftNote note={kept.note} onThrowAway={kept.drop} />
      <Form ref={element} className={classes.fields} onSubmit={form.handleSubmit(save)}>
        {Object.entries(master.fields).map(([name, field], index) => (
          <FormField
            key={name}
            name={name}
            field={field}
            form={form}
            locked={row !== null && (name === master.key || field.fixed === true)}
            first={index === (row === null ? 0 : 1)}
          />
        ))}
      </Form>
    </StaticModal>
  )
}

/** What is typed outlives the page; a record changed meanwhile is begun from what it is now. */
function useMasterDraft(master: MasterDefinition, row: Row | null, form: UseFormReturn<Values>) {
  const of = row === null ? 'baru' : `${String(row[master.key])}/${String(row.versi)}`
  const id = useDraftId(`master/${master.name}/${of}`)
  const values = form.watch()
  // `dirtyFields` are asked for by the saving, and kept only for who reads them while it draws
  const { isDirty, defaultValues, dirtyFields: _ } = form.formState
  const draft = isDirty ? values : null
  const { note } = useDraft<Values>(
    { id, draft },
    kept => {
      const start = defaultValues as Values
      form.reset(typedOver(kept, form.getValues(), start), { keepDefaultValues: true })
    },
    () => form.reset(),
  )
  return { note, drop: () => void dropDraft(id) }
}

/** After each refused save the cursor stands in the first field that is wrong, of any kind. */
function useFaultFocus(form: RefObject<HTMLFormElement | null>, saves: number): void {
  useEffect(() => {
    if (saves > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, saves])
}

interface FormFieldProps {
  readonly name: string
  readonly field: Field
  readonly form: UseFormReturn<Values>
  readonly locked: boolean
  readonly first: boolean
}

function FormField({ name, field, form, locked, first }: FormFieldProps) {
  const { t } = useTranslation()
  const wide = field.kind === 'text' && (field.lines ?? 1) > 1
  return (
    <div className={wide ? classes.wide : undefined}>
      <Controller
        name={name}
        control={form.control}
        render={({ field: input, fieldState }) => (
          <MasterField
            name={name}
            field={field}
            value={input.value}
            onChange={(value, chosen) => {
              input.onChange(value)
              fill(form, field, chosen)
            }}
            onBlur={input.onBlur}
            error={fieldError(t, fieldState.error?.message)}
            locked={locked}
            first={first}
          />
        )}
      />
    </div>
  )
}

/** A chosen record brings its own facts along (a bank its name). */
function fill(form: UseFormReturn<Values>, field: Field, chosen: Row | null | undefined): void {
  if (field.kind !== 'ref' || field.fills === undefined || !chosen) return
  for (const [own, theirs] of Object.entries(field.fills)) {
    form.setValue(own, chosen[theirs], { shouldValidate: form.formState.isSubmitted })
  }
}

function Footer(props: { busy: boolean; onClose: () => void; onSave: () => void }) {
  const { t } = useTranslation()
  useKeys({ F10: { run: props.onSave, label: t('Simpan'), enabled: !props.busy } })
  return (
    <>
      <Button variant="default" onClick={props.onClose} disabled={props.busy}>
        {t('Batal')}
      </Button>
      <Button onClick={props.onSave} loading={props.busy} rightSection={<Kbd keys="F10" onBrand />}>
        {t('Simpan')}
      </Button>
    </>
  )
}

function valuesOf(master: MasterDefinition, row: Row | null): Values {
  const entries = Object.entries(master.fields)
  return Object.fromEntries(
    entries.map(([name, field]) => [name, row === null ? emptyOf(field) : row[name]]),
  )
}

/** Integers fall back to 0 where 0 is allowed (doc1 §5); the first choice stands chosen. */
function emptyOf(field: Field): unknown {
  if (field.kind === 'flag') return false
  if (field.required === false) return null
  if (field.kind === 'choice') return Object.keys(field.options)[0] ?? ''
  if ('min' in field) return field.kind === 'money' || field.min === 0 ? 0 : null
  return ''
}
