import type { BookLine } from '@kencana/contract/areas/uang/buku'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../engines/document-frame/detail/loaded.tsx'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { SideDrawer } from '../../kit/dialogs/layer.tsx'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import { StatCard } from '../../kit/layout/stat-card.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { call } from '../../lib/api.ts'
import { firstDay, useSession } from '../../lib/session.ts'
import { calls } from './calls.ts'
import classes from './kas.module.css'

/** What the drawers of a day took in and gave out, document by document; the day may be any. */
export function DrawerBook({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const who = useSession()
  const today = who?.tgl_system ?? null
  const locked = firstDay(who)
  const [tgl, setTgl] = useState<string | null>(today)
  const sums = useQuery({
    queryKey: ['kas', 'buku', tgl],
    queryFn: ({ signal }) =>
      call(calls.buku, { ...(tgl === null ? {} : { query: { tgl } }), signal }),
  })
  return (
    <SideDrawer title={t('Buku laci')} onClose={onClose}>
      <DateInput
        label={t('Tanggal')}
        value={tgl}
        onChange={setTgl}
        {...(today === null ? {} : { today, max: today })}
        {...(locked === undefined ? {} : { min: locked })}
      />
      <Loaded of={sums} rows={3}>
        {({ laci }) => (
          <div className={classes.drawers}>
            {laci.map(one => (
              <StatCard
                key={one.laci}
                label={one.laci}
                value={one.akhir === null ? '–' : rupiahText(one.akhir)}
                note={t('Masuk {masuk}, keluar {keluar}', {
                  masuk: rupiahText(one.masuk),
                  keluar: rupiahText(one.keluar),
                })}
              />
            ))}
          </div>
        )}
      </Loaded>
      <Lines tgl={tgl} />
    </SideDrawer>
  )
}

function Lines({ tgl }: { readonly tgl: string | null }) {
  const { t } = useTranslation()
  const days = tgl === null ? {} : { tgl_from: tgl, tgl_to: tgl }
  const lines = useQuery({
    queryKey: ['kas', 'baris', tgl],
    queryFn: ({ signal }) => call(calls.cash, { query: { ...days, limit: 200 }, signal }),
  })
  return (
    <DataTable<BookLine>
      label={t('Buku laci')}
      columns={useColumns()}
      rows={lines.data?.data}
      rowKey={({ nomor, baris }) => `${nomor} ${baris}`}
      loading={lines.isFetching}
      {...(lines.error === null ? {} : { error: t('Terjadi Kesalahan Saat Request Data') })}
      onRetry={() => void lines.refetch()}
    />
  )
}

function useColumns(): readonly Column<BookLine>[] {
  const { t } = useTranslation()
  return [
    { key: 'tempat', label: t('Laci') },
    { key: 'jenis', label: t('Dokumen'), value: row => documentName(row.jenis, t) },
    { key: 'nomor', label: t('Nomor'), kind: 'nomor' },
    { key: 'masuk', label: t('Masuk'), kind: 'money' },
    { key: 'keluar', label: t('Keluar'), kind: 'money' },
    { key: 'user_id', label: t('Petugas') },
    { key: 'keterangan', label: t('Keterangan') },
  ]
}
