import type { ApprovedThings } from '@kencana/contract/names/approved'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { formatRupiah } from '@kencana/domain/quantity'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { approvedLines } from '../../../engines/approval/approved-lines.ts'
import { AuthorizationDialog } from '../../../engines/approval/authorization-dialog.tsx'
import { Form } from '../../../kit/acts/form.tsx'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { DialogKey } from '../../../kit/keys/dialog-key.tsx'
import { dayText } from '../../../kit/text/day-text.ts'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { totalOf } from '../count.ts'
import classes from '../tutup-toko.module.css'
import type { Closing, ClosingPhase } from '../use-closing.ts'

interface ClosingLacksProps {
  readonly phase: ClosingPhase
  readonly onSend: (command: Closing) => void
  readonly onClose: () => void
}

/** Asks for what the server found missing, until the same closing can go out with it. */
export function ClosingLacks({ phase, onSend, onClose }: ClosingLacksProps) {
  const { t } = useTranslation()
  const { day, body } = phase.command
  if (phase.at === 'cause') {
    return (
      <CauseDialog
        draft="sebab-selisih"
        title={t('Selisih kas di laci {laci}', { laci: phase.laci })}
        words={t(
          'Hitungan berbeda dari buku melebihi toleransi toko. Hitung lagi, atau tulis sebabnya; pemilik diberitahu dan hitungan ini tercatat.',
        )}
        again={t('Hitung lagi')}
        act={t('Minta otorisasi')}
        onClose={onClose}
        onCause={alasan_selisih => onSend({ day, body: { ...body, alasan_selisih } })}
      />
    )
  }
  if (phase.at === 'slips') {
    return (
      <CauseDialog
        draft="sebab-slip"
        title={
          phase.isMissing
            ? t('Slip {mesin} belum diketik', { mesin: phase.mesin })
            : t('Selisih slip {mesin}', { mesin: phase.mesin })
        }
        words={
          phase.isMissing
            ? t(
                'Toko ini meminta slip tiap mesin. Ketik totalnya, atau tulis sebabnya; pemilik diberitahu.',
              )
            : t(
                'Slip berbeda dari dokumen hari ini. Baca lagi slipnya, atau tulis sebabnya; pemilik diberitahu dan slip ini tercatat. Tidak ada yang dibukukan.',
              )
        }
        again={t('Periksa slip')}
        act={t('Lanjutkan')}
        onClose={onClose}
        onCause={alasan_mesin => onSend({ day, body: { ...body, alasan_mesin } })}
      />
    )
  }
  return (
    <Approvals
      command={phase.command}
      needed={phase.needed}
      things={phase.things}
      onGranted={otorisasi => onSend({ day, body: { ...body, otorisasi } })}
      onClose={onClose}
    />
  )
}

interface CauseDialogProps {
  readonly draft: string
  readonly title: string
  readonly words: string
  /** What leads back to the figures, and what goes on. */
  readonly again: string
  readonly act: string
  readonly onCause: (alasan: string) => void
  readonly onClose: () => void
}

/** A drawer or a slip is off: count again, or say why. Never how much. */
function CauseDialog(props: CauseDialogProps) {
  const { draft, title, words, again, act, onCause, onClose } = props
  const { t } = useTranslation()
  const kept = useKeptForm(draft, '')
  const { value: alasan } = kept
  const [tried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    if (alasan.trim() !== '') onCause(alasan.trim())
  }
  return (
    <StaticModal
      opened
      size="md"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {again}
          </Button>
          <Button onClick={() => send()} rightSection={<Kbd keys="F10" onBrand />}>
            {act}
          </Button>
        </>
      }
    >
      <DialogKey name="F10" label={act} run={() => send()} />
      <Form onSubmit={send} className={classes.reopen}>
        <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
        <p>{words}</p>
        <TextField
          label={t('Sebab selisih')}
          value={alasan}
          onChange={kept.set}
          maxLength={300}
          required
          data-autofocus
          error={tried && alasan.trim() === '' ? t('Harus Diisi') : undefined}
        />
      </Form>
    </StaticModal>
  )
}

interface ApprovalsProps {
  readonly command: Closing
  readonly needed: readonly KategoriOtorisasi[]
  readonly things: ApprovedThings
  readonly onGranted: (otorisasi: string[]) => void
  readonly onClose: () => void
}

/** One approval after the other, each for the very same closing. */
function Approvals({ command, needed, things, onGranted, onClose }: ApprovalsProps) {
  const { t } = useTranslation()
  const [grants, setGrants] = useState<readonly string[]>([])
  const kategori = needed[grants.length] ?? 'SELISIH_KAS'
  const { day, body } = command
  const { otorisasi: _, ...asked } = body
  const approved = approvedLines(things[kategori], t)
  const off = asked.hitungan.filter(({ laci }) => !approved.some(({ label }) => label === laci))
  const title =
    kategori === 'TUTUP_LEBIH_AWAL'
      ? t('Tutup hari yang belum tiba')
      : t('Tutup dengan selisih kas')
  const alasan = asked.alasan_selisih ?? ''
  const lines = [
    { label: t('Hari'), value: `${dayText(asked.tgl_system)} → ${dayText(day.tgl_berikut)}` },
    ...approved,
    ...off.map(({ laci, pecahan }) => ({
      label: `${t('Laci')} ${laci}`,
      value: `Rp ${formatRupiah(totalOf(pecahan))}`,
    })),
    ...(alasan === '' ? [] : [{ label: t('Sebab selisih'), value: alasan }]),
    ...(asked.alasan_mesin === undefined
      ? []
      : [{ label: t('Sebab selisih slip'), value: asked.alasan_mesin }]),
  ]
  return (
    <AuthorizationDialog
      key={kategori}
      kategori={kategori}
      title={title}
      perintah={{ route: 'POST tutup-toko', body: asked }}
      lines={lines}
      description={`${title}: ${lines.map(line => `${line.label} ${line.value}`).join(', ')}`}
      {...(alasan === '' ? {} : { alasan })}
      onGranted={({ otorisasi }) => {
        const all = [...grants, otorisasi]
        if (all.length < needed.length) setGrants(all)
        else onGranted(all)
      }}
      onClose={onClose}
    />
  )
}
