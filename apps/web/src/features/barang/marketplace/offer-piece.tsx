import type { offerBarang } from '@kencana/contract/areas/barang/marketplace'
import type { BodyInputOf } from '@kencana/contract/kit/route'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import classes from '../barang.module.css'
import { type BarangDetail, calls } from '../barang-calls.ts'
import { useMaster } from '../use-masters.ts'

interface OfferPieceProps {
  readonly piece: BarangDetail
  readonly onClose: () => void
  readonly onSaved: () => void
}

type Body = BodyInputOf<typeof offerBarang>

/** Chooses platform and carrier of a piece, and writes what buyers read of it. */
export function OfferPiece({ piece, onClose, onSaved }: OfferPieceProps) {
  const { t } = useTranslation()
  const versi = piece.tawaran?.versi ?? 0
  const kept = useKeptForm<Body>(`tawaran/${piece.kode_barcode}/${versi}`, formOf(piece))
  const { value: form, set: setForm, settle } = kept
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const params = { kode_barcode: piece.kode_barcode }
      const { message } = await call(calls.offer, { params, body: form })
      void notify.success(t(message))
      settle(form)
      onSaved()
    } catch (problem) {
      setErrors(problem instanceof ApiProblem ? problem.errors : {})
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  const giveUp = () => {
    kept.throwAway()
    onClose()
  }
  return (
    <StaticModal
      opened
      onClose={giveUp}
      title={`${t('Tawarkan')} ${piece.kode_barcode}`}
      size="lg"
      footer={<Footer busy={busy} onClose={giveUp} onSave={() => void save()} />}
    >
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <Fields form={form} errors={errors} onChange={more => setForm({ ...form, ...more })} />
    </StaticModal>
  )
}

const formOf = ({ tawaran, nama_barang }: BarangDetail): Body => ({
  kode_marketplace: tawaran?.kode_marketplace ?? '',
  kode_kurir: tawaran?.kode_kurir ?? '',
  deskripsi: tawaran?.deskripsi ?? nama_barang,
  versi: tawaran?.versi ?? 0,
})

interface FieldsProps {
  readonly form: Body
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (more: Partial<Body>) => void
}

function Fields({ form, errors, onChange }: FieldsProps) {
  const { t } = useTranslation()
  const platforms = useMaster('marketplace', row => row.status === 'AKTIF')
  const carriers = useMaster(
    'kurir',
    row => row.status === 'AKTIF' && row.jenis_kurir === 'EKSPEDISI',
  )
  const fault = (field: string) => {
    const text = errors[field]
    return text === undefined ? {} : { error: t(text) }
  }
  return (
    <div className={classes.fields}>
      <Picker
        label={t('Marketplace')}
        withAsterisk
        value={form.kode_marketplace || null}
        onChange={kode => onChange({ kode_marketplace: kode ?? '' })}
        options={platforms.options}
        {...fault('kode_marketplace')}
      />
      <Picker
        label={t('Kurir')}
        withAsterisk
        value={form.kode_kurir || null}
        onChange={kode => onChange({ kode_kurir: kode ?? '' })}
        options={carriers.options}
        {...fault('kode_kurir')}
      />
      <div className={classes.wide}>
        <TextField
          label={t('Deskripsi')}
          lines={5}
          withAsterisk
          description={t('{jumlah} huruf, sedikitnya 20', { jumlah: form.deskripsi.trim().length })}
          value={form.deskripsi}
          onChange={deskripsi => onChange({ deskripsi })}
          {...fault('deskripsi')}
        />
      </div>
    </div>
  )
}

function Footer(props: { busy: boolean; onClose: () => void; onSave: () => void }) {
  const { t } = useTranslation()
  useKeys({ F10: { run: props.onSave, label: t('Simpan') } })
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
