import type { KeptNews } from '@kencana/contract/areas/berita'
import { LEVELS } from '@kencana/contract/permissions'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../kit/acts/form.tsx'
import { StaticModal } from '../../kit/dialogs/static-modal.tsx'
import { DateRangeInput } from '../../kit/inputs/date-range-input.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { Chosen, PeopleChoice } from './audience-fields.tsx'
import classes from './berita.module.css'
import { priorityOf } from './priority.ts'
import { ReadersDialog } from './readers-dialog.tsx'
import { useChoices } from './use-choices.ts'
import { type Draft, useNews } from './use-news.ts'

interface NewsFormProps {
  /** The announcement to change; `null` makes a new one. */
  readonly news: KeptNews | null
  readonly onClose: () => void
  readonly onDone: () => void
}

/** An announcement: what it says, for how long, to whom. */
export function NewsForm({ news, onClose, onDone }: NewsFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [readers, setReaders] = useState(false)
  const { draft, set, errors, busy, save, turn, ...kept } = useNews(news, onDone)
  const giveUp = () => {
    kept.throwAway()
    onClose()
  }
  const words = (name: 'judul' | 'isi') => ({
    name,
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
  })
  const isNew = news === null
  return (
    <StaticModal
      opened
      onClose={giveUp}
      size="lg"
      title={isNew ? t('Tambah Berita') : t('Ubah Berita')}
      footer={<Footer busy={busy} onClose={giveUp} onSave={() => form.current?.requestSubmit()} />}
    >
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <Form
        ref={form}
        className={classes.fields}
        onSubmit={() => {
          if (!busy) void save()
        }}
      >
        <TextField {...words('judul')} label={t('Judul')} maxLength={120} data-autofocus />
        <TextField {...words('isi')} label={t('Isi')} lines={5} maxLength={4000} />
        <div className={classes.line}>
          <SelectField
            label={t('Prioritas')}
            value={draft.prioritas}
            onChange={value => set({ prioritas: value as Draft['prioritas'] })}
            options={(['BIASA', 'PENTING', 'MENDESAK'] as const).map(value => ({
              value,
              label: priorityOf(value, t)[0],
            }))}
          />
          <DateRangeInput
            value={{ dari: draft.dari, sampai: draft.sampai }}
            onChange={({ dari, sampai }) => set({ dari, sampai })}
            errors={errors}
            presets={false}
          />
        </div>
        <Audience draft={draft} set={set} />
      </Form>
      {news !== null && (
        <div className={classes.acts}>
          <Button variant="default" onClick={() => setReaders(true)}>
            {t('Siapa sudah membaca')} {news.pembaca}/{news.penerima}
          </Button>
          <Button variant="default" onClick={() => void turn()}>
            {news.ditarik ? t('Tampilkan lagi') : t('Tarik berita')}
          </Button>
        </div>
      )}
      {readers && news !== null && <ReadersDialog news={news} onClose={() => setReaders(false)} />}
    </StaticModal>
  )
}

function Audience({ draft, set }: { draft: Draft; set: (part: Partial<Draft>) => void }) {
  const { t } = useTranslation()
  const { stores, people } = useChoices()
  return (
    <fieldset className={classes.audience}>
      <legend>{t('Untuk siapa')}</legend>
      {stores.length > 0 && (
        <Chosen
          label={t('Toko')}
          none={t('Semua toko')}
          choices={stores}
          value={draft.untuk_toko}
          onChange={untuk_toko => set({ untuk_toko })}
        />
      )}
      <Chosen
        label={t('Level')}
        none={t('Semua level')}
        choices={LEVELS.map(level => ({ value: level, label: level }))}
        value={draft.untuk_level}
        onChange={untuk_level => set({ untuk_level: untuk_level as Draft['untuk_level'] })}
      />
      <PeopleChoice
        choices={people}
        value={draft.untuk_user}
        onChange={untuk_user => set({ untuk_user })}
      />
    </fieldset>
  )
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
