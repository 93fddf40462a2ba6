import type { postKurang } from '@kencana/contract/areas/uang/kurang-bayar'
import { catatKurang } from '@kencana/contract/entries/uang/catat-kurang'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { cashFault } from '../../engines/document-frame/money/payment-blocker.ts'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import type { EntryWith } from '../../engines/entry/use-entry.ts'
import { dayText } from '../../kit/text/day-text.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { problemText } from '../../lib/problem-text.ts'
import { useSession } from '../../lib/session.ts'
import { CHANGES, calls, slipOf } from './calls.ts'
import { lackIn, type Nota } from './short-lack.ts'

/** Writes down that cash of a nota was short; then the slip that its customer signs. */
export const ShortDialog = entryDialog<typeof postKurang>(
  catatKurang,
  { draft: 'kurang-bayar' },
  ({ entry, form, t, of, onClose }) => {
    const today = useSession()?.tgl_system ?? null
    const { no_faktur_jual, nama, jumlah, tgl_janji } = form
    const { nota, problem, look } = useNota(entry)
    const sums = rupiahText(jumlah)
    return (
      <EntryDialog
        {...of}
        isStatic
        title={t('Catat kurang bayar')}
        act={t('Catat')}
        first={nota === undefined ? { label: t('Catat'), run: look } : undefined}
        pairs={['jumlah', 'tgl_janji', 'nama', 'telp']}
        inputs={{
          no_faktur_jual: { look, below: nota !== undefined && <About nota={nota} /> },
          jumlah: { error: cashFault(jumlah, t) },
          tgl_janji: { days: today === null ? undefined : { min: today, today } },
        }}
        fills={({ no_faktur_jual: typed }) =>
          typed === undefined ? {} : { no_faktur_jual: typed.trim().toUpperCase() }
        }
        blocked={problem ?? lackIn(form, nota, t)}
        said={t('{total} menjadi piutang pelanggan.', { total: sums })}
        approving={{
          kategori: 'KURANG_BAYAR',
          nomor: no_faktur_jual,
          lines: [
            { label: nama, value: <b>{sums}</b> },
            { label: t('Nota'), value: no_faktur_jual },
            { label: t('Janji bayar'), value: dayText(tgl_janji ?? '') },
          ],
          sums,
          draft: 'kurang-bayar-alasan',
        }}
        changes={CHANGES}
        done={({ no_kurang_bayar: nomor, sisa }) => ({
          title: t('{nomor} dicatat', { nomor }),
          nomor,
          lines: [{ label: t('Kurang bayar'), value: sisa }],
          paper: slipOf(nomor, t),
        })}
        onLost={onClose}
      />
    )
  },
)

/** The nota that was typed last, looked up by Enter or when its field is left: whom it names. */
function useNota({ form, update }: Pick<EntryWith<typeof postKurang, unknown>, 'form' | 'update'>) {
  const [asked, setAsked] = useState(form.no_faktur_jual)
  const found = useQuery({
    queryKey: ['piutang-penjualan', 'nota', asked],
    queryFn: async ({ signal }) => {
      try {
        const nota = await call(calls.nota, { params: { no_faktur_jual: asked }, signal })
        const { nama_customer: nama, telp_customer: telp } = nota
        // What was typed while it was looked for stays.
        update('nama', (now: string) => now || (nama ?? ''))
        update('telp', (now: string) => now || (telp ?? ''))
        return { nota, problem: null }
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem
        return { nota: undefined, problem: await problemText(problem) }
      }
    },
    enabled: asked !== '',
    retry: false,
  })
  const isMeant = asked === form.no_faktur_jual && asked !== ''
  const said = isMeant ? found.data : undefined
  return {
    nota: said?.nota,
    problem: said?.problem ?? null,
    look: () => {
      setAsked(form.no_faktur_jual)
      if (said?.problem != null) void found.refetch()
    },
  }
}

function About({ nota }: { nota: Nota }) {
  const { t } = useTranslation()
  return (
    <Facts
      facts={[
        { label: t('Tanggal'), value: dayText(nota.tgl) },
        { label: t('Total'), value: rupiahText(nota.total) },
        { label: t('Dibayar tunai'), value: rupiahText(nota.tunai) },
      ]}
    />
  )
}
