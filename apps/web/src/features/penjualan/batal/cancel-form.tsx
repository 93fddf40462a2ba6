import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import { refunds } from '@kencana/domain/cart'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTenderNames } from '../../../engines/document-frame/money/tender-names.ts'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { printPdf } from '../../../lib/device/print-pdf.ts'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { AuthorizationDialog } from '../../otorisasi/index.ts'
import { calls } from '../calls.ts'
import classes from '../penjualan.module.css'
import { CancellationSlip, fetchSlip } from './cancellation-slip.tsx'

interface CancelFormProps {
  readonly sale: PenjualanAnswer
  readonly today: string | null
  readonly onCancelled: () => void
}

/** The reason, then a supervisor's approval of this one cancellation. */
export function CancelForm({ sale, today, onCancelled }: CancelFormProps) {
  const { t } = useTranslation()
  const [missing, setMissing] = useState(false)
  const [asking, setAsking] = useState(false)
  const nomor = sale.no_faktur_jual
  const kept = useKeptForm(`batal-penjualan/${nomor}`, '')
  const alasan = kept.value
  const { busy, cancel } = useCancel(nomor, kept.id, onCancelled)
  const why =
    sale.status === 'BATAL'
      ? t('Faktur {nomor} sudah dibatalkan', { nomor })
      : sale.tgl_system !== today
        ? t('Penjualan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama', {
            tgl: sale.tgl_system,
          })
        : null
  const begin = (event?: FormEvent) => {
    event?.preventDefault()
    setMissing(alasan.trim() === '')
    if (alasan.trim() !== '' && why === null) setAsking(true)
  }
  useKeys(onCounterKeys({ simpan: { run: () => begin(), label: t('Batalkan penjualan') } }))
  if (why !== null) {
    return sale.batal === null ? (
      <p className={classes.cancelled} role="note">
        {why}
      </p>
    ) : (
      <CancellationSlip sale={sale} />
    )
  }
  return (
    <form className={classes.form} onSubmit={begin}>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <TextField
        label={t('Alasan pembatalan')}
        value={alasan}
        onChange={kept.set}
        maxLength={200}
        autoFocus
        error={missing ? t('Harus Diisi') : undefined}
      />
      <Refunds sale={sale} />
      <Button
        type="submit"
        color="red"
        variant="light"
        loading={busy}
        rightSection={<Kbd keys="F10" />}
      >
        {t('Batalkan {total}, {jumlah} barang kembali', {
          total: rupiahText(sale.total + sale.pph22),
          jumlah: sale.barang.length,
        })}
      </Button>
      {asking && (
        <Approval
          sale={sale}
          alasan={alasan.trim()}
          onGranted={otorisasi => {
            setAsking(false)
            void cancel(alasan.trim(), otorisasi)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  )
}

/** What the customer gets back, way by way, as it was paid. */
function Refunds({ sale }: { sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  const names = useTenderNames()
  const back = refunds(sale.pembayaran, sale.kembali)
  return (
    <dl className={classes.sums} aria-label={t('Uang yang dikembalikan')}>
      <div>
        <dt>
          <b>{t('Uang yang dikembalikan')}</b>
        </dt>
        <dd>
          <b>
            <Money value={sale.total + sale.pph22} unit />
          </b>
        </dd>
      </div>
      {back.map((tender, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal tenders are two rows
        <div key={index}>
          <dt>
            {[names[tender.cara], tender.kode_bank, tender.no_rekening].join(' ').trim()}
            {tender.kartu_akhir !== null && ` ··${tender.kartu_akhir}`}
          </dt>
          <dd>
            <Money value={tender.jumlah} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Sends the cancellation; the screen is free again when it is known what became of it. */
function useCancel(nomor: string, draft: string, onCancelled: () => void) {
  const { t } = useTranslation()
  const { busy, run } = useCommand({ changes: ['penjualan', 'ringkasan'] })
  const cancel = async (alasan: string, otorisasi: string) => {
    const done = await run({
      route: calls.cancel,
      input: { params: { no_faktur_jual: nomor }, body: { alasan, otorisasi } },
      what: `${t('Batal Penjualan')} ${nomor}`,
      draft,
    })
    if (done === null) return
    const read = notify.success(t('Penjualan {nomor} dibatalkan', { nomor }))
    void printSlip(nomor)
    await read
    onCancelled()
  }
  return { busy, cancel }
}

/** The sale is cancelled whatever becomes of its paper, which can be printed from the sale. */
async function printSlip(nomor: string): Promise<void> {
  try {
    await printPdf(await fetchSlip(nomor, crypto.randomUUID()))
  } catch (problem) {
    await showProblem(problem)
  }
}

interface ApprovalProps {
  readonly sale: PenjualanAnswer
  readonly alasan: string
  readonly onGranted: (otorisasi: string) => void
  readonly onClose: () => void
}

function Approval({ sale, alasan, onGranted, onClose }: ApprovalProps) {
  const { t } = useTranslation()
  const nomor = sale.no_faktur_jual
  const title = t('Batalkan penjualan {nomor}', { nomor })
  const sums = `${gramText(sale.berat)} g · ${rupiahText(sale.total + sale.pph22)}`
  return (
    <AuthorizationDialog
      kategori="BATAL_PENJUALAN"
      title={title}
      perintah={{ route: `POST penjualan/${nomor}/batal`, body: { alasan } }}
      lines={[
        ...sale.barang.map(line => ({
          label: `${line.nama_barang} · ${line.kode_barcode}`,
          value: `${gramText(line.berat)} g · ${rupiahText(line.harga_jual)}`,
        })),
        {
          label: t('Seluruh nota, {jumlah} barang', { jumlah: sale.barang.length }),
          value: <b>{sums}</b>,
        },
        { label: t('Alasan pembatalan'), value: alasan },
      ]}
      description={`${title}: ${sums}. ${alasan}`.slice(0, 500)}
      alasan={alasan}
      no_faktur_group={nomor}
      onGranted={grant => onGranted(grant.otorisasi)}
      onClose={onClose}
    />
  )
}
