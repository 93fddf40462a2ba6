import { KEEPERS } from '@kencana/contract/areas/sidik/fingers'
import type { Device, Enrolment } from '@kencana/contract/areas/sidik/sidik'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm, notify } from '../../kit/dialogs/notify.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag, type Tone } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { call } from '../../lib/api.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { moduleOn, useSession } from '../../lib/session.ts'
import { calls } from './calls.ts'
import { DeviceDialog } from './device-dialog.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import classes from './sidik.module.css'

const LOOK_MS = 15_000

/** Devices of the store and fingers they know, where the store approves by fingerprint. */
export function FingerprintPanels() {
  const session = useSession()
  if (session === null || !KEEPERS.includes(session.level)) return null
  if (!moduleOn('FINGERPRINT_MODULE')) return null
  return <Panels kode_toko={session.kode_toko} />
}

function Panels({ kode_toko }: { kode_toko: string }) {
  const { t } = useTranslation()
  const { devices, fingers, refresh, revoke, forget } = useFingerprints(kode_toko)
  const [open, setOpen] = useState<'device' | 'finger' | null>(null)
  const paired = (devices.data ?? []).filter(one => one.status === 'TERPASANG')
  const close = () => {
    setOpen(null)
    void refresh()
  }
  return (
    <div className={classes.panels}>
      <Panel
        flush
        title={t('Alat Sidik Jari')}
        acts={
          <Button variant="default" onClick={() => setOpen('device')}>
            {t('Pasang alat')}
          </Button>
        }
      >
        <DataTable
          label={t('Alat Sidik Jari')}
          columns={deviceColumns(t, revoke)}
          rows={devices.data}
          rowKey={row => row.id}
          search={false}
          csv={false}
          rowTone={row => (row.status === 'DICABUT' ? 'mute' : undefined)}
          {...(devices.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
          onRetry={() => void devices.refetch()}
          emptyHint={t('Pasang program alat di komputer kasir yang punya pembaca sidik jari.')}
        />
      </Panel>
      <Panel
        flush
        title={t('Sidik Jari Terdaftar')}
        acts={
          <Button
            variant="default"
            disabled={paired.length === 0}
            onClick={() => setOpen('finger')}
          >
            {t('Daftarkan jari')}
          </Button>
        }
      >
        <DataTable
          label={t('Sidik Jari Terdaftar')}
          columns={fingerColumns(t, forget)}
          rows={fingers.data}
          rowKey={row => row.fp}
          search={false}
          csv={false}
          {...(fingers.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
          onRetry={() => void fingers.refetch()}
          emptyHint={t('Pola jari hanya disimpan di alatnya, tidak di server.')}
        />
      </Panel>
      {open === 'device' && <DeviceDialog onClose={close} />}
      {open === 'finger' && <EnrolDialog devices={paired} onClose={close} />}
    </div>
  )
}

function useFingerprints(kode_toko: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const devices = useQuery({
    queryKey: ['sidik', 'alat', kode_toko],
    queryFn: ({ signal }) => call(calls.devices, { signal }),
    refetchInterval: LOOK_MS,
  })
  const fingers = useQuery({
    queryKey: ['sidik', 'jari', kode_toko],
    queryFn: ({ signal }) => call(calls.fingers, { signal }),
  })
  const refresh = () => queries.invalidateQueries({ queryKey: ['sidik'] })
  const doing = async (text: string, work: () => Promise<{ message: string }>) => {
    if (!(await confirm({ text, danger: true }))) return
    try {
      const { message } = await work()
      await refresh()
      notify.toast(t(message), 'success')
    } catch (problem) {
      await showProblem(problem)
    }
  }
  const revoke = ({ id, nama }: Device) =>
    doing(t('Cabut {nama}? Sidik jari yang dikenalnya ikut dihapus.', { nama }), () =>
      call(calls.revoke, { params: { id } }),
    )
  const forget = ({ fp, user_id, jari }: Enrolment) =>
    doing(t('Hapus {jari} milik {user}?', { jari: t(jari), user: user_id }), () =>
      call(calls.forget, { params: { id: fp } }),
    )
  return { devices, fingers, refresh, revoke, forget }
}

const TONES: Readonly<Record<Device['status'], Tone>> = {
  TERPASANG: 'ok',
  MENUNGGU: 'gold',
  DICABUT: 'plain',
}

function deviceColumns(t: TFunction, revoke: (row: Device) => unknown): readonly Column<Device>[] {
  const words: Readonly<Record<Device['status'], string>> = {
    TERPASANG: t('Terpasang'),
    MENUNGGU: t('Menunggu dipasang'),
    DICABUT: t('Sudah dicabut'),
  }
  return [
    { key: 'nama', label: t('Nama'), sortable: false },
    {
      key: 'status',
      label: t('Keadaan'),
      sortable: false,
      cell: row => <Tag tone={TONES[row.status]}>{words[row.status]}</Tag>,
    },
    { key: 'terlihat_pada', label: t('Terakhir terlihat'), kind: 'datetime', sortable: false },
    { key: 'dibuat_oleh', label: t('Dipasang oleh'), sortable: false },
    {
      key: 'id',
      label: '',
      sortable: false,
      cell: row =>
        row.status === 'DICABUT' ? null : (
          <Button variant="subtle" size="compact-sm" onClick={() => void revoke(row)}>
            {t('Cabut')}
          </Button>
        ),
    },
  ]
}

function fingerColumns(
  t: TFunction,
  forget: (row: Enrolment) => unknown,
): readonly Column<Enrolment>[] {
  return [
    {
      key: 'user_id',
      label: t('User'),
      sortable: false,
      cell: row => (
        <span>
          <b>{row.user_id}</b> {row.nama}
        </span>
      ),
    },
    { key: 'jari', label: t('Jari'), sortable: false, cell: row => t(row.jari) },
    { key: 'alat', label: t('Alat'), sortable: false },
    { key: 'pada', label: t('Didaftarkan'), kind: 'datetime', sortable: false },
    { key: 'oleh', label: t('Oleh'), sortable: false },
    {
      key: 'fp',
      label: '',
      sortable: false,
      cell: row => (
        <Button variant="subtle" size="compact-sm" onClick={() => void forget(row)}>
          {t('Hapus')}
        </Button>
      ),
    },
  ]
}
