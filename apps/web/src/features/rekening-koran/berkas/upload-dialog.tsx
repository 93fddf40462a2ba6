import type { KoranTried, RekeningKoran } from '@kencana/contract/areas/uang/rekening-koran'
import { Button } from '@mantine/core'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { FaultList } from '../../../kit/layout/fault-list.tsx'
import { StatCard } from '../../../kit/layout/stat-card.tsx'
import { SkeletonTable } from '../../../kit/layout/states.tsx'
import { daysText } from '../../../kit/text/days-text.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { fieldError } from '../../../lib/problem/field-error.ts'
import { bankText } from '../columns.tsx'
import classes from '../rekening-koran.module.css'
import { ColumnMap } from './column-map.tsx'
import { useKoranFile } from './use-koran-file.ts'
import { columnNames } from './words.ts'

interface UploadDialogProps {
  readonly account: RekeningKoran
  readonly file: File
  readonly onClose: () => void
  readonly onLoaded: () => void
}

/** A statement in two steps: its columns and what it holds, then its lines for good. */
export function UploadDialog({ account, file, onClose, onLoaded }: UploadDialogProps) {
  const { t } = useTranslation()
  // the file is read once for each map, whatever the screen draws again meanwhile
  const close = useRef(onClose)
  close.current = onClose
  const closed = useCallback(() => close.current(), [])
  const read = useKoranFile(account.no_rekening, file, closed)
  const { tried, isReading, busy, load } = read
  const may = tried !== null && !isReading && isWhole(tried)
  const save = async () => {
    if (!may) return
    const done = await load()
    if (done === null) return
    onClose()
    onLoaded()
    void notify.success(
      t('{baru} baris baru dari {baris} baris', { baru: done.baru, baris: done.baris }),
    )
  }
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={`${t('Rekening Koran')} · ${account.kode_bank} ${account.no_rekening}`}
      footer={
        <Footer
          label={tried === null ? t('Muat') : t('Muat {jumlah} baris baru', { jumlah: tried.baru })}
          may={may}
          busy={busy}
          onSave={() => void save()}
          onClose={onClose}
        />
      }
    >
      <div className={classes.stack}>
        <p className={classes.fileName}>{file.name}</p>
        {tried === null && <SkeletonTable rows={6} columns={5} />}
        {tried !== null && (
          <>
            <ColumnMap tried={tried} peta={read.peta} busy={isReading} onMap={read.map} />
            <Found tried={tried} />
          </>
        )}
      </div>
    </StaticModal>
  )
}

const isWhole = ({ peta_salah, jumlah_salah, baris }: KoranTried): boolean =>
  peta_salah === null && jumlah_salah === 0 && baris > 0

/** What the file holds as it was read, and what is wrong with it. */
function Found({ tried }: { readonly tried: KoranTried }) {
  const { t } = useTranslation()
  const names = columnNames(t)
  if (tried.peta_salah !== null) {
    return (
      <p className={classes.bad} role="alert">
        {t(tried.peta_salah)}
      </p>
    )
  }
  return (
    <>
      <Sums tried={tried} />
      {tried.celah.length > 0 && <Gaps tried={tried} />}
      {tried.jumlah_salah > 0 && (
        <>
          <p className={classes.bad} role="status">
            {t('{jumlah} baris salah: tidak ada yang dimuat sebelum semuanya benar.', {
              jumlah: tried.jumlah_salah,
            })}
          </p>
          <FaultList
            faults={tried.salah.map(({ baris, kolom, nilai, teks }) => ({
              row: baris,
              label: names[kolom],
              cell: nilai,
              text: fieldError(t, teks),
            }))}
          />
        </>
      )}
    </>
  )
}

function Sums({ tried }: { readonly tried: KoranTried }) {
  const { t } = useTranslation()
  const { baris, baru, tertunda, tgl_dari, tgl_sampai, saldo_awal_sen, saldo_akhir_sen } = tried
  const later = tertunda === 0 ? '' : t('{jumlah} belum final', { jumlah: tertunda })
  return (
    <div className={classes.cards}>
      <StatCard
        label={t('Baris')}
        value={t('{baru} baru dari {baris}', { baru, baris })}
        note={[daysText(tgl_dari, tgl_sampai), later].filter(Boolean).join(', ')}
      />
      <StatCard label={t('Masuk')} value={bankText(tried.masuk_sen)} />
      <StatCard label={t('Keluar')} value={bankText(tried.keluar_sen)} />
      <StatCard
        label={t('Saldo akhir')}
        value={saldo_akhir_sen === null ? '–' : bankText(saldo_akhir_sen)}
        note={
          saldo_awal_sen === null
            ? t('berkas ini tidak memuat saldo')
            : t('dari {saldo}', { saldo: bankText(saldo_awal_sen) })
        }
      />
    </div>
  )
}

/** Where the bank's own balance does not follow: lines are missing there. */
function Gaps({ tried }: { readonly tried: KoranTried }) {
  const { t } = useTranslation()
  return (
    <div className={classes.odd} role="note">
      <b>{t('Saldo tidak bersambung, ada baris yang belum dimuat')}</b>
      <ul>
        {tried.celah.map(({ baris, seharusnya_sen, ada_sen }) => (
          <li key={baris}>
            {t('Baris {baris}: seharusnya {seharusnya}, di berkas {ada}', {
              baris,
              seharusnya: bankText(seharusnya_sen),
              ada: bankText(ada_sen),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FooterProps {
  readonly label: string
  readonly may: boolean
  readonly busy: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

function Footer({ label, may, busy, onSave, onClose }: FooterProps) {
  const { t } = useTranslation()
  useKeys({ F10: { run: onSave, label, enabled: may && !busy } })
  return (
    <>
      <Button variant="default" onClick={onClose} disabled={busy}>
        {t('Batal')}
      </Button>
      <Button
        onClick={onSave}
        disabled={!may}
        loading={busy}
        rightSection={<Kbd keys="F10" onBrand={may} />}
      >
        {label}
      </Button>
    </>
  )
}
