import type { KirimAnswer } from '@kencana/contract/areas/uang/kirim-uang'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DocumentDrawer, DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { JournalTable } from '../../engines/document-frame/journal-table.tsx'
import { PaperButton } from '../../engines/document-frame/paper/paper-button.tsx'
import { UndoLast } from '../../engines/document-frame/undo/undo-last.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { ageText, CHANGES, calls, STATUS_TONES, slipOf, statusNames } from './calls.ts'

interface KirimDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** Money between stores beside its list: how it stands, its journal here, its slip. */
export function KirimDrawer({ nomor, onClose }: KirimDrawerProps) {
  const { t } = useTranslation()
  const params = { no_reff: nomor }
  const sent = useQuery({
    queryKey: ['kirim-uang', 'satu', nomor],
    queryFn: ({ signal }) => call(calls.show, { params, signal }),
  })
  const journal = useQuery({
    queryKey: ['kirim-uang', 'jurnal', nomor],
    queryFn: ({ signal }) => call(calls.journal, { params, signal }),
  })
  return (
    <DocumentDrawer title={`${t('Kirim uang')} ${nomor}`} of={sent} onClose={onClose}>
      {shown => (
        <>
          {!shown.untuk_toko_ini && <Acts sent={shown} onClose={onClose} />}
          <KirimFacts sent={shown} />
          {journal.data !== undefined && journal.data.length > 0 && (
            <JournalTable lines={journal.data} />
          )}
        </>
      )}
    </DocumentDrawer>
  )
}

interface ActsProps {
  readonly sent: KirimAnswer
  readonly onClose: () => void
}

function Acts({ sent, onClose }: ActsProps) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [isUndoing, setUndoing] = useState(false)
  return (
    <DrawerActs>
      <PaperButton
        paper={slipOf(sent.no_reff, t)}
        facts={`${sent.tujuan} · ${rupiahText(sent.jumlah_rp)}`}
        keys="F9"
      />
      {sent.status === 'OPEN' && sent.tgl_system === today && (
        <Act keys="Alt+X" label={t('Batalkan')} danger run={() => setUndoing(true)} />
      )}
      {isUndoing && <CancelDialog sent={sent} onClose={() => setUndoing(false)} onLost={onClose} />}
    </DrawerActs>
  )
}

interface CancelDialogProps extends ActsProps {
  readonly onLost: () => void
}

function CancelDialog({ sent, onClose, onLost }: CancelDialogProps) {
  const { t } = useTranslation()
  const { no_reff: nomor, jenis, tujuan, jumlah_rp } = sent
  const sums = rupiahText(jumlah_rp)
  return (
    <UndoLast
      last={{ jenis, nomor }}
      route={calls.cancel}
      params={{ no_reff: nomor }}
      changes={CHANGES}
      onLost={onLost}
      onClose={onClose}
      hint={t('Uang kembali seperti sebelum dokumen ini.')}
      undo={{
        kategori: 'BATAL_UANG',
        nomor,
        lines: [{ label: tujuan, value: <b>{sums}</b> }],
        sums,
        draft: `batal-kirim-uang/${nomor}`,
      }}
    />
  )
}

/** What is known of money between stores. */
export function KirimFacts({ sent }: { readonly sent: KirimAnswer }) {
  const { t } = useTranslation()
  const { status, asal, asal_rekening } = sent
  return (
    <Facts
      facts={[
        {
          label: t('Jumlah'),
          value: <Money value={sent.jumlah_rp} unit size="large" />,
          more: [sent.keterangan],
        },
        {
          label: t('Dikirim'),
          value: `${sent.dari} → ${sent.tujuan}`,
          more: [cellText(sent.pada, 'datetime'), sent.input_by],
        },
        {
          label: t('Status'),
          value: <Tag tone={STATUS_TONES[status]}>{statusNames(t)[status]}</Tag>,
          more: [ageText(sent.umur_hari, t), sent.no_batal],
        },
        ...(asal === '' ? [] : [{ label: t('Asal'), value: `${asal} ${asal_rekening}` }]),
        ...(sent.no_terima === null
          ? []
          : [
              {
                label: t('Diterima'),
                value: sent.no_terima,
                more: [cellText(sent.diterima_pada, 'datetime'), sent.diterima_oleh],
              },
            ]),
      ]}
    />
  )
}
