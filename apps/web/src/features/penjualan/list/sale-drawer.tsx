import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../kit/dialogs/layer.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call } from '../../../lib/api.ts'
import { printPdf } from '../../../lib/device/print-pdf.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { SendNota } from '../../layanan/index.ts'
import { AuthorizationDialog } from '../../otorisasi/index.ts'
import { CancellationSlip } from '../batal/cancellation-slip.tsx'
import { calls } from '../calls.ts'
import { JournalTable } from '../journal-table.tsx'
import classes from '../penjualan.module.css'
import { fetchNota } from '../print-nota.ts'
import { SaleDetail } from '../sale-detail.tsx'

interface SaleDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** One sale beside the list: detail, journal, and a copy of its nota. */
export function SaleDrawer({ nomor, onClose }: SaleDrawerProps) {
  const { t } = useTranslation()
  return (
    <SideDrawer title={`${t('Penjualan')} ${nomor}`} onClose={onClose}>
      <Sale nomor={nomor} />
    </SideDrawer>
  )
}

function Sale({ nomor }: { nomor: string }) {
  const { t } = useTranslation()
  const params = { no_faktur_jual: nomor }
  const sale = useQuery({
    queryKey: ['penjualan', nomor],
    queryFn: ({ signal }) => call(calls.show, { params, signal }),
  })
  const journal = useQuery({
    queryKey: ['penjualan', nomor, 'jurnal'],
    queryFn: ({ signal }) => call(calls.journal, { params, signal }),
  })
  if (sale.error !== null) return <ErrorState onRetry={() => void sale.refetch()} />
  if (sale.data === undefined) return <SkeletonTable rows={8} columns={2} />
  const { berat, total, barang, dicetak } = sale.data
  return (
    <div className={classes.detail}>
      <Reprint
        nomor={nomor}
        first={dicetak === 0}
        facts={t('{jumlah} barang · {berat} g · {total}', {
          jumlah: barang.length,
          berat: gramText(berat),
          total: rupiahText(total),
        })}
        onPrinted={() => void sale.refetch()}
      />
      <CancellationSlip sale={sale.data} />
      <SendNota nomor={nomor} />
      <SaleDetail sale={sale.data} />
      {journal.data !== undefined && <JournalTable lines={journal.data} />}
    </div>
  )
}

interface ReprintProps {
  readonly nomor: string
  /** Never printed yet: the original is free. */
  readonly first: boolean
  readonly facts: string
  readonly onPrinted: () => void
}

/** The original is free; every further print is a SALINAN that a supervisor allows. */
function Reprint({ nomor, first, facts, onPrinted }: ReprintProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const print = async (otorisasi?: string) => {
    setAsking(false)
    setBusy(true)
    try {
      await printPdf(await fetchNota(nomor, key.current, otorisasi))
      key.current = crypto.randomUUID()
      onPrinted()
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  const begin = () => (first ? void print() : setAsking(true))
  useKeys({ F9: { run: begin, label: t('Cetak') } })
  const title = t('Cetak ulang nota {nomor}', { nomor })
  return (
    <div>
      <Button variant="default" loading={busy} onClick={begin} rightSection={<Kbd keys="F9" />}>
        {first ? t('Cetak nota') : t('Cetak ulang (SALINAN)')}
      </Button>
      {asking && (
        <AuthorizationDialog
          kategori="CETAK_ULANG_NOTA"
          title={title}
          perintah={{ route: `POST penjualan/${nomor}/nota`, body: {} }}
          lines={[{ label: nomor, value: facts }]}
          description={`${title}: ${facts}`}
          no_faktur_group={nomor}
          onGranted={({ otorisasi }) => void print(otorisasi)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
