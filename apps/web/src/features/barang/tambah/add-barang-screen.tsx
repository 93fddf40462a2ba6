import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call } from '../../../lib/api.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { useSession } from '../../../lib/session.ts'
import classes from '../barang.module.css'
import { calls, sendPicture } from '../barang-calls.ts'
import { ruleOfRow, useMaster } from '../use-masters.ts'
import { AddFields } from './add-fields.tsx'
import { type AddForm, bodyOf, EMPTY_FORM, nextForm, previewOf } from './add-form.ts'
import { AddPreview } from './add-preview.tsx'
import { AddedList, type AddedPiece } from './added-list.tsx'
import { type Asal, AsalFields, asalBody, EMPTY_ASAL } from './asal-fields.tsx'

const EMPTY: { readonly form: AddForm; readonly asal: Asal } = {
  form: EMPTY_FORM,
  asal: EMPTY_ASAL,
}

/** One piece after the other: after saving, the hand stays at the scale. */
export function Screen() {
  const { t } = useTranslation()
  const kept = useKeptForm('tambah-barang', EMPTY)
  const { form, asal } = kept.value
  const [image, setImage] = useState<File | null>(null)
  const weight = useRef<HTMLInputElement>(null)
  const saving = useSave({
    form,
    asal,
    image,
    draft: kept.id,
    onSaved: () => {
      kept.settle({ form: nextForm(form), asal })
      setImage(null)
      weight.current?.focus()
    },
  })
  const preview = usePreview(form)
  useKeys(onCounterKeys({ simpan: { run: () => void saving.save(), label: t('Simpan') } }))
  return (
    <>
      <PageHeader
        title={t('Tambah Data Barang')}
        description={t('Group, jenis dan baki tetap terisi untuk barang berikutnya.')}
      >
        <Button
          onClick={() => void saving.save()}
          loading={saving.busy}
          rightSection={<Kbd keys="F10" onBrand />}
        >
          {t('Simpan')}
        </Button>
      </PageHeader>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <Panel title={t('Barang')}>
            <AddFields
              form={form}
              errors={saving.errors}
              onChange={more => kept.set(now => ({ ...now, form: { ...now.form, ...more } }))}
              weightRef={weight}
              image={image}
              onImage={setImage}
            />
          </Panel>
          <Panel title={t('Asal Barang')}>
            <AsalFields
              asal={asal}
              onChange={next => kept.set(now => ({ ...now, asal: next }))}
              errors={saving.errors}
            />
          </Panel>
        </div>
        <div className={classes.stack}>
          <Panel title={t('Berat Nota dan Harga')}>
            <AddPreview preview={preview} mode={form.mode_harga} />
          </Panel>
          <Panel title={t('Baru Ditambah')}>
            <AddedList pieces={saving.added} />
          </Panel>
        </div>
      </div>
    </>
  )
}

interface SaveInput {
  readonly form: AddForm
  readonly asal: Asal
  readonly image: File | null
  readonly draft: string
  readonly onSaved: () => void
}

function useSave({ form, asal, image, draft, onSaved }: SaveInput) {
  const { t } = useTranslation()
  const { busy, run } = useCommand({ changes: ['barang'] })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [added, setAdded] = useState<readonly AddedPiece[]>([])
  const save = async () => {
    setErrors({})
    const body = { barang: [bodyOf(form)], ...asalBody(asal) }
    const answer = await run({
      route: calls.add,
      input: sure => ({ body: { ...body, ...sure } }),
      what: `${t('Tambah Data Barang')} ${form.nama_barang}`,
      draft,
      refused: problem => {
        setErrors(problem.errors)
        return false
      },
    })
    if (answer === null) return
    const kode = answer.barang[0] ?? ''
    setAdded([{ kode, nama: form.nama_barang, berat_mg: form.berat_mg ?? 0 }, ...added])
    if (image !== null)
      await keepPicture(kode, image, t('Gambar gagal disimpan, ubah di Data Barang'))
    notify.toast(`${t('Berhasil Menyimpan Data')} ${kode}`, 'success')
    onSaved()
  }
  return { save, busy, errors, added }
}

/** The piece is in; a picture that failed can be taken again in Data Barang. */
async function keepPicture(kode: string, image: File, failed: string): Promise<void> {
  try {
    await sendPicture(kode, image)
  } catch {
    notify.toast(failed, 'error')
  }
}

function usePreview(form: AddForm) {
  const session = useSession()
  const groups = useMaster('group')
  const purities = useMaster('kadar')
  const rules = useMaster('aturan')
  const board = useQuery({
    queryKey: ['harga-emas'],
    queryFn: ({ signal }) => call(calls.board, { signal }),
  })
  const group = groups.rows.find(row => row.kode_group === form.kode_group)
  const kode_kadar = String(group?.kode_kadar ?? '')
  const kadar = purities.rows.find(row => row.kode_kadar === kode_kadar)
  const rule = rules.rows.find(row => row.kode_aturan === group?.aturan_berat)
  if (group === undefined || kadar === undefined || rule === undefined) return undefined
  return previewOf(form, {
    aturan: ruleOfRow(rule),
    permil: Number(kadar.permil),
    kode_kadar,
    board: board.data ?? [],
    setting: session?.setting ?? {},
  })
}
