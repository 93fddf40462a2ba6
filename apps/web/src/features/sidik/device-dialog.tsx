import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../kit/acts/form.tsx'
import { StaticModal } from '../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { DialogKey } from '../../kit/keys/dialog-key.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import { ownAddress } from '../../lib/portal.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { calls } from './calls.ts'
import classes from './sidik.module.css'

/** Names a device, then shows the code it is paired with: once, for ten minutes. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [nama, setNama] = useState('')
  const [busy, setBusy] = useState(false)
  const [kode, setKode] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())
  const isReady = nama.trim() !== '' && !busy
  const make = async () => {
    setBusy(true)
    try {
      const body = { nama: nama.trim() }
      setKode((await call(calls.addDevice, { body, idempotencyKey: key.current })).kode ?? '–')
    } catch (problem) {
      key.current = crypto.randomUUID()
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <StaticModal
      opened
      onClose={onClose}
      size="md"
      title={t('Pasang alat sidik jari')}
      footer={
        kode === null ? (
          <>
            <Button variant="default" onClick={onClose}>
              {t('Batal')}
            </Button>
            <Button
              onClick={() => void make()}
              loading={busy}
              disabled={!isReady}
              rightSection={<Kbd keys="F10" onBrand={isReady} />}
            >
              {t('Buat kode')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('Selesai')}</Button>
        )
      }
    >
      {kode === null ? (
        <Form
          className={classes.form}
          onSubmit={() => {
            if (isReady) void make()
          }}
        >
          <DialogKey name="F10" label={t('Buat kode')} run={() => void make()} enabled={isReady} />
          <TextField
            label={t('Nama alat')}
            description={t('Di kasir mana pembacanya, misalnya Kasir 1.')}
            value={nama}
            onChange={setNama}
            maxLength={60}
            data-autofocus
          />
        </Form>
      ) : (
        <Code kode={kode} />
      )}
    </StaticModal>
  )
}

function Code({ kode }: { kode: string }) {
  const { t } = useTranslation()
  const command = `node agent.mjs pasang --server ${ownAddress()} --kode ${kode}`
  return (
    <div className={classes.form}>
      <p className={classes.code}>{kode}</p>
      <p className={classes.quiet}>
        {t('Berlaku sepuluh menit, sekali pakai. Di komputer kasir jalankan:')}
      </p>
      <p className={classes.command}>{command}</p>
    </div>
  )
}
