import { nodeOf } from '@kencana/contract/menu/gates'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from './akses.module.css'

interface DiffDialogProps {
  readonly user_id: string
  readonly diberi: readonly string[]
  readonly dicabut: readonly string[]
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSave: () => Promise<void>
}

/** What is given and what is taken, before it is. */
export function DiffDialog({ user_id, diberi, dicabut, busy, onClose, onSave }: DiffDialogProps) {
  const { t } = useTranslation()
  return (
    <StaticModal
      opened
      onClose={onClose}
      size="md"
      title={t('Simpan hak {user}?', { user: user_id })}
      footer={<Footer {...{ busy, onClose, onSave }} />}
    >
      <Changes diberi={diberi} dicabut={dicabut} />
      <p className={classes.quiet}>
        {t('Berlaku sekarang juga, juga di layar yang sedang terbuka.')}
      </p>
    </StaticModal>
  )
}

/** Screens by name, given and taken. */
export function Changes({ diberi, dicabut }: Pick<DiffDialogProps, 'diberi' | 'dicabut'>) {
  const { t } = useTranslation()
  const list = (codes: readonly string[], title: string, sign: string, tone: string) =>
    codes.length > 0 && (
      <section className={classes.changes} data-tone={tone}>
        <h3>{title}</h3>
        <ul>
          {codes.map(kode => (
            <li key={kode}>
              <b aria-hidden="true">{sign}</b> {t(nodeOf(`/${kode}`).label)}
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <>
      {list(diberi, t('Diberi'), '+', 'ok')}
      {list(dicabut, t('Dicabut'), '−', 'bad')}
    </>
  )
}

function Footer({ busy, onClose, onSave }: Pick<DiffDialogProps, 'busy' | 'onClose' | 'onSave'>) {
  const { t } = useTranslation()
  const save = () => void onSave()
  useKeys({ F10: { run: save, label: t('Simpan'), enabled: !busy } })
  return (
    <>
      <Button variant="default" onClick={onClose} disabled={busy}>
        {t('Batal')}
      </Button>
      <Button
        onClick={save}
        loading={busy}
        data-autofocus
        rightSection={<Kbd keys="F10" onBrand />}
      >
        {t('Simpan')}
      </Button>
    </>
  )
}
