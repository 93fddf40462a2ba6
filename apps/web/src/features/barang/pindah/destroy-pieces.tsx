import type { destroyBarang } from '@kencana/contract/areas/barang/commands'
import type { destroyPembelian } from '@kencana/contract/areas/beli/pembelian'
import { formatFine, formatGram, formatRupiah } from '@kencana/domain/quantity'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthorizationDialog } from '../../../engines/approval/authorization-dialog.tsx'
import { useRefusedFirst } from '../../../engines/document-frame/undo/refused-first.tsx'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import type { RouteRef } from '../../../lib/api.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import classes from '../barang.module.css'
import { SlipButton } from '../cetak/slip-button.tsx'
import { ScanTable } from './scan-table.tsx'
import { NO_PIECES, sumsOf, useScanList } from './use-scan-list.ts'

interface DestroyScreenProps {
  readonly title: string
  readonly description: string
  /** Pieces for sale, or bought pieces that wait in BLN trays. */
  readonly status: 'ADA' | 'BLN'
  /** Name of the draft that keeps pieces and reason. */
  readonly draft: string
  readonly route: RouteRef<typeof destroyBarang> | RouteRef<typeof destroyPembelian>
}

/** Pieces of one kind become scrap; a supervisor approves exactly these. */
export function DestroyScreen(props: DestroyScreenProps) {
  const { t } = useTranslation()
  const { draft, status, route } = props
  const kept = useKeptForm(draft, NO_PIECES)
  const list = useScanList({ kept, status })
  const why = useKeptForm(`${draft}-alasan`, '')
  const { value: alasan, set: setAlasan } = why
  const [asking, setAsking] = useState(false)
  const [isTried, setTried] = useState(false)
  const [nomor, setNumber] = useState<string | null>(null)
  const body = { barang: list.pieces.map(piece => piece.kode_barcode), alasan: alasan.trim() }
  const ready = body.barang.length > 0 && body.alasan !== ''
  const title = t('Hancurkan {jumlah} barang', { jumlah: body.barang.length })
  const first = useRefusedFirst()
  const askFirst = async () => setAsking(await first.lacksApproval(route.path, body))
  const ask = () => {
    setTried(!ready)
    if (ready) first.once(askFirst)
    else if (body.barang.length === 0) {
      list.scanning.say({ tone: 'bad', text: t('Belum ada barang') })
    }
  }
  const done = (no_hancur: string) => {
    setNumber(no_hancur)
    list.clear()
    why.settle('')
  }
  const throwAway = () => {
    kept.throwAway()
    why.throwAway()
  }
  useKeys({ F10: { run: ask, label: t('Hancurkan') } })
  return (
    <>
      <PageHeader title={props.title} description={props.description}>
        <SlipButton nomor={nomor} />
      </PageHeader>
      <DraftNote note={kept.note ?? why.note} onThrowAway={throwAway} />
      <div className={classes.stack}>
        <div className={classes.bar}>
          <div className={classes.grow}>
            <Reason value={alasan} onChange={setAlasan} isTried={isTried} />
          </div>
          <Button
            color="red"
            onClick={ask}
            disabled={!ready}
            rightSection={<Kbd keys="F10" onBrand={ready} />}
          >
            {title}
          </Button>
        </div>
        {first.said}
        <ScanTable list={list} status={status} hint={t('Scan barang yang akan dihancurkan.')} />
      </div>
      {asking && (
        <Approval
          title={title}
          draft={kept.id}
          route={route}
          body={body}
          sums={sumsOf(list.pieces)}
          onDone={done}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface ReasonProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly isTried: boolean
}

function Reason({ value, onChange, isTried }: ReasonProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('Alasan')}
      required
      value={value}
      onChange={onChange}
      maxLength={200}
      error={isTried && value.trim() === '' ? t('Harus Diisi') : undefined}
    />
  )
}

interface ApprovalProps {
  readonly draft: string
  readonly title: string
  readonly route: DestroyScreenProps['route']
  readonly body: { readonly barang: string[]; readonly alasan: string }
  readonly sums: ReturnType<typeof sumsOf>
  readonly onDone: (no_hancur: string) => void
  readonly onClose: () => void
}

/** The supervisor sees pieces, grams and rupiah before the password; then the command goes out. */
function Approval({ title, draft, route, body, sums, onDone, onClose }: ApprovalProps) {
  const { t } = useTranslation()
  const berat = `${formatGram(sums.berat_mg)} g`
  const modal = sums.modal_rp === null ? null : `Rp ${formatRupiah(sums.modal_rp)}`
  const { run } = useCommand({ changes: ['barang'] })
  const destroy = async (otorisasi: string) => {
    onClose()
    const input = { body: { ...body, otorisasi } }
    const done = await run({ route, input, what: title, draft })
    if (done === null) return
    void notify.success(done.no_hancur)
    onDone(done.no_hancur)
  }
  return (
    <AuthorizationDialog
      kategori="HANCUR_BARANG"
      title={title}
      perintah={{ route: `${route.method} ${route.path}`, body }}
      lines={[
        { label: t('Barang'), value: body.barang.join(', ') },
        { label: t('Berat'), value: berat },
        { label: t('Emas murni'), value: `${formatFine(sums.murni_ug)} g` },
        ...(modal === null ? [] : [{ label: t('Modal'), value: modal }]),
        { label: t('Alasan'), value: body.alasan },
      ]}
      description={`${title}: ${[berat, modal].filter(Boolean).join(', ')}. ${body.alasan}`}
      alasan={body.alasan}
      onGranted={grant => void destroy(grant.otorisasi)}
      onClose={onClose}
    />
  )
}
