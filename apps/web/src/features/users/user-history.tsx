import type { UserChange } from '@kencana/contract/areas/users'
import { nodeOf } from '@kencana/contract/menu/gates'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import { type HistoryEntry, type HistoryFact, HistoryList } from '../../kit/layout/history-list.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import type { Tone } from '../../kit/layout/tag.tsx'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** Who changed a user when: before and after, newest first. */
export function UserHistory({ user_id, onClose }: { user_id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const history = useQuery({
    queryKey: ['users', 'riwayat', user_id],
    queryFn: ({ signal }) => call(calls.history, { params: { user_id }, signal }),
  })
  return (
    <LightModal onClose={onClose} title={`${t('Riwayat')} ${user_id}`} size="lg">
      {history.isError && <ErrorState onRetry={() => void history.refetch()} />}
      {history.isPending && <SkeletonTable rows={4} columns={3} />}
      {history.data?.length === 0 && (
        <EmptyState hint={t('User ini ada sejak awal dan belum pernah diubah.')} />
      )}
      <HistoryList entries={(history.data ?? []).map(change => entryOf(change, t))} />
    </LightModal>
  )
}

function entryOf(change: UserChange, t: TFunction): HistoryEntry {
  const { id, aksi, oleh, pada } = change
  const [act, tone] = actOf(aksi, t)
  return { id, act, tone, who: oleh, at: pada, facts: factsOf(change, t) }
}

function actOf(aksi: UserChange['aksi'], t: TFunction): readonly [string, Tone] {
  const acts: Record<UserChange['aksi'], readonly [string, Tone]> = {
    TAMBAH: [t('Ditambah'), 'ok'],
    UBAH: [t('Diubah'), 'gold'],
    AKSES: [t('Hak diubah'), 'gold'],
    RESET_SANDI: [t('Password direset'), 'gold'],
    AKHIRI_SESI: [t('Sesi diakhiri'), 'plain'],
    NONAKTIF: [t('Dinonaktifkan'), 'bad'],
    AKTIFKAN: [t('Diaktifkan'), 'brand'],
    LAYAR_BARU: [t('Layar baru diberikan'), 'brand'],
  }
  return acts[aksi]
}

function factsOf({ sebelum, sesudah }: UserChange, t: TFunction): HistoryFact[] {
  const labels: Readonly<Record<string, string>> = {
    nama: t('Nama'),
    level: t('Level'),
    kode_toko: t('Toko'),
    no_whatsapp: t('No WhatsApp'),
  }
  const said = (value: unknown) =>
    value === null || value === undefined || value === '' ? '–' : String(value)
  const changed = Object.entries(labels).flatMap(([key, label]) =>
    sesudah !== null && key in sesudah
      ? [{ label, after: said(sesudah[key]), ...(sebelum && { before: said(sebelum[key]) }) }]
      : [],
  )
  const screens = (codes: unknown) =>
    Array.isArray(codes) ? codes.map(kode => t(nodeOf(`/${String(kode)}`).label || kode)) : []
  const given = screens(sesudah?.diberi)
  const taken = screens(sebelum?.dicabut)
  return [
    ...changed,
    ...(given.length > 0 ? [{ label: t('Diberi'), after: given.join(', ') }] : []),
    ...(taken.length > 0 ? [{ label: t('Dicabut'), after: taken.join(', ') }] : []),
  ]
}
