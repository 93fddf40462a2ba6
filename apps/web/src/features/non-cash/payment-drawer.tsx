import type { NonCashRow } from '@kencana/contract/areas/uang/non-cash'
import { DOCUMENTS } from '@kencana/contract/names/documents'
import { NON_CASH } from '@kencana/contract/names/non-cash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { placeOf } from '../../engines/document-frame/place-of.ts'
import { UndoDialog } from '../../engines/document-frame/undo/undo-dialog.tsx'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { useAddress } from '../../engines/report-screen/use-address.ts'
import { SideDrawer } from '../../kit/dialogs/layer.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { Tag } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { dayText } from '../../kit/text/day-text.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { Unbroken } from '../../kit/text/unbroken.tsx'
import { addressOf } from '../../lib/address/address.ts'
import { useSession } from '../../lib/session.ts'
import { CHANGES, calls } from './calls.ts'
import { slipOf } from './columns.tsx'
import { FoundForm } from './found-form.tsx'
import classes from './non-cash.module.css'
import type { Statement } from './use-tick.ts'
import { STATUS_TONES } from './words.ts'

interface PaymentDrawerProps {
  readonly row: NonCashRow
  /** What was typed below the list already. */
  readonly said: Statement
  readonly onClose: () => void
  /** It was ticked, or waits again. */
  readonly onDone: () => void
}

/** One payment: its document, and what slip or statement say of it or are to say. */
export function PaymentDrawer({ row, said, onClose, onDone }: PaymentDrawerProps) {
  const { t } = useTranslation()
  const { go } = useAddress()
  const own = useSession()?.user_id
  const [isUndoing, setUndoing] = useState(false)
  const place = placeOf(row)
  return (
    <SideDrawer title={`${t('Pembayaran')} ${row.nomor}`} onClose={onClose}>
      <div className={classes.detail}>
        <div className={classes.acts}>
          {place !== undefined && (
            <Act
              keys="Alt+O"
              label={t('Buka dokumen')}
              run={() => go(addressOf(place.path, place.search))}
            />
          )}
          {row.dicocokkan_pada !== null && row.no_cair === null && (
            <Act
              keys="Alt+X"
              label={t('Batalkan pencocokan')}
              danger
              run={() => setUndoing(true)}
            />
          )}
        </div>
        {row.status === 'BATAL_COCOK' && (
          <p className={classes.told} role="note">
            {t(
              'Uangnya sudah masuk menurut mutasi, dokumennya batal dengan {nomor}: kembalikan kepada pelanggan.',
              { nomor: row.dibatalkan },
            )}
          </p>
        )}
        <Facts row={row} />
        {row.status === 'BELUM' && row.user_id === own && (
          <p className={classes.told} role="note">
            {t('Anda terima sendiri, dicocokkan orang lain')}
          </p>
        )}
        {row.status === 'BELUM' && row.user_id !== own && (
          <FoundForm row={row} said={said} onDone={onDone} />
        )}
      </div>
      {isUndoing && <UntickDialog row={row} onClose={() => setUndoing(false)} onDone={onDone} />}
    </SideDrawer>
  )
}

function Facts({ row }: { row: NonCashRow }) {
  const { t } = useTranslation()
  const tenders = useTenderNames()
  const jenis = (DOCUMENTS as Readonly<Record<string, string>>)[row.jenis] ?? row.jenis
  const facts = [
    [t('Jumlah'), <Money key="rp" value={row.jumlah} unit size="large" />],
    [t('Cara bayar'), [tenders[row.cara], row.kode_bank].filter(Boolean).join(' ')],
    [t('Kartu atau kode setuju'), slipOf(row)],
    [t('Transaksi'), <Unbroken key="no" text={`${t(jenis)} ${row.dokumen}`} />],
    [t('Pelanggan'), row.nama_customer],
    [t('Diterima oleh'), `${row.user_id}, ${cellText(row.pada, 'datetime')}`],
    [
      t('Status'),
      <Tag key="status" tone={STATUS_TONES[row.status]}>
        {t(NON_CASH[row.status])}
      </Tag>,
    ],
    [t('Tanggal mutasi'), row.tgl_mutasi && dayText(row.tgl_mutasi)],
    [t('No referensi'), row.no_referensi],
    [t('Menurut mutasi'), row.jumlah_mutasi === null ? null : rupiahText(row.jumlah_mutasi)],
    [t('Keterangan'), row.keterangan],
    [
      t('Dicocokkan oleh'),
      row.dicocokkan_oleh && `${row.dicocokkan_oleh}, ${cellText(row.dicocokkan_pada, 'datetime')}`,
    ],
    [t('Dibatalkan dengan'), row.dibatalkan],
    [t('No pencairan'), row.no_cair],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

interface UntickDialogProps {
  readonly row: NonCashRow
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The payment waits again; a supervisor approves it. */
function UntickDialog({ row, onClose, onDone }: UntickDialogProps) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onDone })
  const { nomor, baris } = row
  const title = t('Batalkan pencocokan {nomor}', { nomor })
  const more = { nomor, baris, dicocokkan_pada: row.dicocokkan_pada ?? '' }
  const sums = rupiahText(row.jumlah)
  return (
    <UndoDialog
      busy={busy}
      isKnown
      onClose={onClose}
      hint={t('Pembayaran ini menunggu dicocokkan lagi.')}
      undo={{
        title,
        kategori: 'BATAL_COCOK',
        nomor,
        path: 'validasi-non-cash/batal',
        lines: [{ label: t('Jumlah'), value: <b>{sums}</b> }],
        sums,
        more,
        draft: `batal-cocok/${nomor}/${baris}`,
        send: async (body, draft) => {
          const input = { body: { ...body, ...more } }
          const done = await run({ route: calls.untick, input, what: title, draft })
          if (done === null) return
          onDone()
          notify.toast(t('Pembayaran ini menunggu dicocokkan lagi.'), 'success')
        },
      }}
    />
  )
}
