import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { JournalTable } from '../../engines/document-frame/journal-table.tsx'
import { UndoLast } from '../../engines/document-frame/undo/undo-last.tsx'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import { ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { call } from '../../lib/api.ts'
import { CHANGES, calls, type Jenis, type Loaded } from './calls.ts'
import { LabelButtons } from './label-buttons.tsx'
import classes from './saldo-awal.module.css'
import { SumFacts } from './sum-facts.tsx'
import { countText } from './words.ts'

interface LoadedPanelProps {
  readonly jenis: Jenis
  readonly loaded: Loaded
  readonly mayUndo: boolean
}

/** What was loaded, by whom, and its journal, labels and way back. */
export function LoadedPanel({ jenis, loaded, mayUndo }: LoadedPanelProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'journal' | 'undo' | null>(null)
  const { no_saldo_awal: nomor, pada, user_id } = loaded
  const close = () => setOpen(null)
  return (
    <>
      <Facts
        facts={[
          {
            label: t('Nomor'),
            value: <b>{nomor}</b>,
            more: [`${cellText(pada, 'datetime')} · ${user_id}`],
          },
        ]}
      />
      <SumFacts jenis={jenis} sums={loaded} />
      <div className={classes.acts}>
        <Button variant="default" onClick={() => setOpen('journal')}>
          {t('Lihat jurnal')}
        </Button>
        {(jenis === 'BARANG' || jenis === 'BLN') && (
          <LabelButtons nomor={nomor} jumlah={loaded.jumlah} />
        )}
        {mayUndo && (
          <Button variant="light" color="red" onClick={() => setOpen('undo')}>
            {t('Batalkan')}
          </Button>
        )}
      </div>
      {open === 'journal' && <JournalDialog nomor={nomor} onClose={close} />}
      {open === 'undo' && <UndoLoad jenis={jenis} loaded={loaded} onClose={close} />}
    </>
  )
}

function JournalDialog({ nomor, onClose }: { nomor: string; onClose: () => void }) {
  const { t } = useTranslation()
  const journal = useQuery({
    queryKey: ['saldo-awal', nomor, 'jurnal'],
    queryFn: ({ signal }) => call(calls.journal, { params: { no_saldo_awal: nomor }, signal }),
  })
  return (
    <LightModal title={`${t('Jurnal')} ${nomor}`} size="lg" onClose={onClose}>
      {journal.isError && <ErrorState onRetry={() => void journal.refetch()} />}
      {journal.isPending && <SkeletonTable rows={4} columns={4} />}
      {journal.data !== undefined && <JournalTable lines={journal.data} />}
    </LightModal>
  )
}

interface UndoLoadProps {
  readonly jenis: Jenis
  readonly loaded: Loaded
  readonly onClose: () => void
}

function UndoLoad({ jenis, loaded, onClose }: UndoLoadProps) {
  const { t } = useTranslation()
  const { no_saldo_awal: nomor } = loaded
  const sums = `${countText(jenis, loaded.jumlah, t)}, ${rupiahText(loaded.rupiah)}`
  return (
    <UndoLast
      last={{ jenis: 'SALDO_AWAL', nomor }}
      route={calls.cancel}
      params={{ no_saldo_awal: nomor }}
      changes={CHANGES}
      isKnown
      onClose={onClose}
      hint={t('Semua isi berkas ini hilang lagi dari toko, lalu berkas yang benar dapat dimuat.')}
      undo={{
        kategori: 'BATAL_SALDO_AWAL',
        nomor,
        lines: [{ label: t('Saldo awal'), value: <b>{sums}</b> }],
        sums,
        draft: `batal-saldo-awal/${nomor}`,
      }}
    />
  )
}
