import type { AjuanRow } from '@kencana/contract/areas/nota/ajuan'
import { type KeyboardEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AjuanStatus } from '../../../engines/document-frame/detail/document-status.tsx'
import { PaperButton } from '../../../engines/document-frame/paper/paper-button.tsx'
import { Withdraw } from '../../../engines/document-frame/submitted/withdraw.tsx'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { EmptyState } from '../../../kit/layout/states.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { useSession } from '../../../lib/session.ts'
import { notaOf } from '../papers.ts'
import classes from './ajuan.module.css'
import { CHANGES, calls } from './calls.ts'
import type { useAjuan } from './use-ajuan.ts'

interface AjuanDialogProps {
  readonly ajuan: ReturnType<typeof useAjuan>
  readonly onClose: () => void
}

/** Alt+A: submitted sales of the day; one's own are printed once approved, or taken back. */
export function AjuanDialog({ ajuan, onClose }: AjuanDialogProps) {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const { rows, seen, reload } = ajuan
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(seen, [])
  const mine = (row: AjuanRow) => row.user_id === own
  const sorted = [...rows].sort((a, b) => place(a, mine(a)) - place(b, mine(b)))
  return (
    <LightModal onClose={onClose} title={t('Ajuan penjualan')} size="lg">
      {sorted.length === 0 ? (
        <EmptyState
          title={t('Belum ada ajuan hari ini')}
          hint={t('Penjualan yang disimpan menunggu di sini sampai disetujui orang lain.')}
        />
      ) : (
        <ul className={classes.list} onKeyDown={moveFocus}>
          {sorted.map(row => (
            <One key={row.no_ajuan} row={row} isOwn={mine(row)} onPrinted={reload} />
          ))}
        </ul>
      )}
    </LightModal>
  )
}

/** What one has to do comes first: notas to print, then what waits; then what is over. */
const place = ({ status, dicetak, batal }: AjuanRow, isOwn: boolean): number => {
  if (status === 'DISETUJUI' && dicetak === 0 && !batal) return isOwn ? 0 : 2
  if (status === 'MENUNGGU') return isOwn ? 1 : 3
  return 4
}

/** Arrows lead from act to act. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const acts = [...event.currentTarget.querySelectorAll('button')]
  const at = acts.findIndex(act => act === document.activeElement)
  event.preventDefault()
  acts[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
}

interface OneProps {
  readonly row: AjuanRow
  readonly isOwn: boolean
  readonly onPrinted: () => void
}

function One({ row, isOwn, onPrinted }: OneProps) {
  const { t } = useTranslation()
  const { no_ajuan, status, total, pcs, berat, no_faktur_jual } = row
  return (
    <li className={classes.one} data-due={place(row, isOwn) < 2 || undefined}>
      <div className={classes.head}>
        <b>{no_faktur_jual ?? no_ajuan}</b> <AjuanStatus status={status} />{' '}
        {row.batal && <Tag tone="bad">{t('Batal')}</Tag>}
        <span className={classes.quiet}>{row.diputus_oleh}</span>
      </div>
      <div className={classes.sum}>
        <Money value={total} unit />
      </div>
      <div className={classes.quiet}>
        {[
          row.nama_customer ?? t('Umum'),
          t('{jumlah} barang', { jumlah: pcs }),
          `${gramText(berat)} g`,
          cellText(row.pada, 'datetime'),
          row.user_id,
          row.alasan,
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      <div className={classes.acts}>
        {status === 'MENUNGGU' && isOwn && (
          <Withdraw
            no_ajuan={no_ajuan}
            label={t('Tarik')}
            asked={t('Tarik ajuan {nomor}? Barangnya dapat dijual lagi.', { nomor: no_ajuan })}
            of={rupiahText(total)}
            route={calls.withdraw}
            changes={CHANGES}
          />
        )}
        {no_faktur_jual !== null && <Nota nomor={no_faktur_jual} row={row} onPrinted={onPrinted} />}
      </div>
    </li>
  )
}

interface NotaProps {
  readonly nomor: string
  readonly row: AjuanRow
  readonly onPrinted: () => void
}

function Nota({ nomor, row, onPrinted }: NotaProps) {
  const { t } = useTranslation()
  return (
    <PaperButton
      paper={notaOf({ no_faktur_jual: nomor, dicetak: row.dicetak }, t)}
      facts={t('{jumlah} barang · {berat} g · {total}', {
        jumlah: row.pcs,
        berat: gramText(row.berat),
        total: rupiahText(row.total),
      })}
      onPrinted={onPrinted}
    />
  )
}
