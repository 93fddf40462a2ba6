import type { Service } from '@kencana/contract/areas/pengaturan/layanan'
import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../kit/dialogs/notify.ts'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { PasswordInput } from '../../kit/mantine/password-input.ts'
import { fieldError } from '../../lib/problem/field-error.ts'
import classes from './layanan.module.css'
import type { ServiceState } from './use-service.ts'

interface ServicePanelProps {
  readonly service: Service
  readonly state: ServiceState
  /** A trial message can be sent to a number. */
  readonly withNumber?: boolean
}

/** Address and key of a service, and whether it answers. */
export function ServicePanel({ service, state, withNumber = false }: ServicePanelProps) {
  const { t } = useTranslation()
  const drop = async () => {
    if (await confirm({ text: t('Hapus kunci yang tersimpan?'), danger: true })) {
      await state.dropKey()
    }
  }
  return (
    <Panel
      title={
        <>
          {t('Sambungan')}{' '}
          <Tag tone={service.alamat === '' ? 'plain' : 'ok'}>{stateOf(t, service)}</Tag>
        </>
      }
    >
      <div className={classes.form}>
        <TextField
          label={t('Alamat server')}
          description={
            service.alamat_bawaan === ''
              ? t('Misalnya https://server.contoh.id. Kosong = tidak dipakai.')
              : t('Kosong = {alamat}, seperti diatur di server Kencana.', {
                  alamat: service.alamat_bawaan,
                })
          }
          value={state.alamat}
          onChange={state.setAlamat}
          maxLength={200}
          error={fieldError(t, state.errors.alamat)}
        />
        <PasswordInput
          label={t('Kunci')}
          description={
            service.ada_kunci
              ? t('Kunci sudah tersimpan dan tidak pernah ditampilkan. Isi untuk menggantinya.')
              : t('Disimpan tersandi dan tidak pernah ditampilkan lagi.')
          }
          value={state.kunci}
          onChange={event => state.setKunci(event.currentTarget.value)}
          maxLength={300}
          autoComplete="new-password"
        />
        {service.ada_kunci && (
          <Button variant="subtle" onClick={() => void drop()} disabled={state.busy !== null}>
            {t('Hapus kunci')}
          </Button>
        )}
        <Trial
          state={state}
          withNumber={withNumber}
          canTry={(service.alamat || service.alamat_bawaan) !== ''}
        />
      </div>
    </Panel>
  )
}

function stateOf(t: TFunction, { alamat, alamat_bawaan }: Service): string {
  if (alamat !== '') return t('Alamat tersimpan')
  return alamat_bawaan === '' ? t('Belum diisi') : t('Alamat dari server Kencana')
}

interface TrialProps {
  readonly state: ServiceState
  readonly withNumber: boolean
  readonly canTry: boolean
}

/** Asks the kept address, not the typed one: what is tried is what will be used. */
function Trial({ state, withNumber, canTry }: TrialProps) {
  const { t } = useTranslation()
  const [nomor, setNomor] = useState('')
  const { tried } = state
  return (
    <div className={classes.trial}>
      {withNumber && (
        <TextField
          label={t('Nomor percobaan')}
          description={t('Kosong = hanya menanyakan status server.')}
          value={nomor}
          onChange={setNomor}
          inputMode="tel"
          maxLength={30}
        />
      )}
      <Button
        variant="default"
        loading={state.busy === 'test'}
        disabled={!canTry || state.isDirty || state.busy !== null}
        onClick={() => void state.test(nomor)}
      >
        {t('Uji sambungan')}
      </Button>
      {state.isDirty && <small>{t('Simpan dahulu, lalu uji.')}</small>}
      <p role="status" aria-live="polite">
        {tried !== null && (
          <>
            <Tag tone={tried.berhasil ? 'ok' : 'bad'}>
              {tried.berhasil ? t('Berhasil') : t('Gagal')}
            </Tag>{' '}
            {t(tried.keterangan)} · {tried.ms} ms
          </>
        )}
      </p>
    </div>
  )
}
