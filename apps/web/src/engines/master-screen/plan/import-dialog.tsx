import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { MasterPlan } from '@kencana/contract/kit/masters/plan'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { FileChoice } from '../../../kit/inputs/file-choice.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { SkeletonTable } from '../../../kit/layout/states.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from '../master-screen.module.css'
import { PlanRows, PlanTags } from './plan-view.tsx'
import { useImport } from './use-import.ts'

interface ImportDialogProps {
  readonly master: MasterDefinition
  readonly onExport: () => void
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A file in two steps: what it would do, then the same for good. */
export function ImportDialog({ master, onExport, onDone, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const { seen, busy, preview, commit } = useImport(master)
  const { BARU = 0, BERUBAH = 0, AKTIF = 0, DITOLAK = 0 } = seen?.plan.jumlah ?? {}
  const changes = BARU + BERUBAH + AKTIF
  const maySave = seen !== null && DITOLAK === 0 && changes > 0
  const save = async () => {
    const done = await commit()
    if (done === undefined) return
    onDone()
    void notify.success(t(done.message))
  }
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={`${t('Impor')} ${t(master.title)}`}
      footer={
        <Footer busy={busy} maySave={maySave} changes={changes} onSave={save} onClose={onClose} />
      }
    >
      <div className={classes.stack}>
        <p className={classes.hint}>
          {t(
            'Excel (.xlsx) atau CSV, paling banyak 5.000 baris. Kode yang belum ada ditambah, yang sudah ada diubah; semua tersimpan atau tidak sama sekali.',
          )}
        </p>
        <div className={classes.row}>
          <FileChoice kind="sheet" label={t('Pilih berkas')} onFile={file => void preview(file)}>
            {choose => (
              <Button
                data-autofocus
                variant={seen === null ? 'filled' : 'default'}
                loading={busy && seen === null}
                onClick={choose}
              >
                {seen === null ? t('Pilih berkas') : t('Pilih berkas lain')}
              </Button>
            )}
          </FileChoice>
          <Button variant="default" leftSection={<Icon name="unduh" />} onClick={onExport}>
            {t('Unduh berkas untuk diisi')}
          </Button>
        </div>
        {busy && seen === null && <SkeletonTable rows={4} columns={3} />}
        {seen !== null && <Chosen master={master} name={seen.file.name} plan={seen.plan} />}
      </div>
    </StaticModal>
  )
}

interface ChosenProps {
  readonly master: MasterDefinition
  readonly name: string
  readonly plan: MasterPlan
}

/** The file and what it would do. */
function Chosen({ master, name, plan }: ChosenProps) {
  const { t } = useTranslation()
  const { BARU, BERUBAH, AKTIF, DITOLAK } = plan.jumlah
  const isWrong = DITOLAK > 0
  return (
    <>
      <p className={classes.fileName}>{name}</p>
      <PlanTags jumlah={plan.jumlah} />
      {isWrong && (
        <p className={classes.bad} role="alert">
          {t('Perbaiki baris yang salah di berkas, lalu pilih lagi. Belum ada yang disimpan.')}
        </p>
      )}
      {!isWrong && BARU + BERUBAH + AKTIF === 0 && (
        <p className={classes.hint}>{t('Semua baris sudah sama, tidak ada yang disimpan.')}</p>
      )}
      <PlanRows master={master} plan={plan} />
    </>
  )
}

interface FooterProps {
  readonly busy: boolean
  readonly maySave: boolean
  readonly changes: number
  readonly onSave: () => Promise<void>
  readonly onClose: () => void
}

function Footer({ busy, maySave, changes, onSave, onClose }: FooterProps) {
  const { t } = useTranslation()
  const run = () => void onSave()
  useKeys({ F10: { run, label: t('Simpan'), enabled: maySave && !busy } })
  return (
    <>
      <Button variant="default" onClick={onClose} disabled={busy}>
        {t('Batal')}
      </Button>
      <Button
        onClick={run}
        disabled={!maySave}
        loading={busy && maySave}
        rightSection={<Kbd keys="F10" onBrand={maySave} />}
      >
        {changes > 0 ? t('Simpan {jumlah} baris', { jumlah: changes }) : t('Simpan')}
      </Button>
    </>
  )
}
