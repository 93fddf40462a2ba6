import type { SaldoAwalTried } from '@kencana/contract/areas/akuntansi/saldo-awal'
import { SALDO_AWAL_SHEETS } from '@kencana/contract/areas/akuntansi/sheets'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { JournalTable } from '../../engines/document-frame/journal-table.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { StaticModal } from '../../kit/dialogs/static-modal.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { FaultList, type SheetFault } from '../../kit/layout/fault-list.tsx'
import { SkeletonTable } from '../../kit/layout/states.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { fieldError } from '../../lib/problem/field-error.ts'
import type { Jenis } from './calls.ts'
import classes from './saldo-awal.module.css'
import { SumFacts, SumTable } from './sum-facts.tsx'
import { useTry, type Wrong } from './use-try.ts'
import { countText, wordsOf } from './words.ts'

interface TryDialogProps {
  readonly jenis: Jenis
  readonly file: File
  readonly onClose: () => void
}

/** A sheet in two steps: what it would bring in, then the same for good. */
export function TryDialog({ jenis, file, onClose }: TryDialogProps) {
  const { t } = useTranslation()
  const { tried, wrong, busy, load } = useTry(jenis, file, onClose)
  const { title } = wordsOf(jenis, t)
  const save = async () => {
    const done = await load()
    if (done === null) return
    onClose()
    void notify.success(
      t('{apa} dimuat, {nomor}', {
        apa: countText(jenis, done.jumlah, t),
        nomor: done.no_saldo_awal,
      }),
    )
  }
  const act =
    tried === null ? t('Muat') : t('Muat {apa}', { apa: countText(jenis, tried.jumlah, t) })
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={`${t('Saldo Awal')}: ${title}`}
      footer={
        <Footer
          act={act}
          busy={busy}
          mayLoad={tried !== null}
          onLoad={() => void save()}
          onClose={onClose}
        />
      }
    >
      <div className={classes.stack}>
        <p className={classes.fileName}>{file.name}</p>
        {busy && tried === null && <SkeletonTable rows={4} columns={4} />}
        <Faults jenis={jenis} wrong={wrong} />
        {tried !== null && <Tried jenis={jenis} tried={tried} />}
      </div>
    </StaticModal>
  )
}

interface FaultsProps {
  readonly jenis: Jenis
  readonly wrong: Wrong | null
}

/** What is wrong, by row and column of the sheet. */
function Faults({ jenis, wrong }: FaultsProps) {
  const { t } = useTranslation()
  if (wrong === null) return null
  const faults = Object.entries(wrong.errors).flatMap(([key, text]): SheetFault[] => {
    const [row = '', name = ''] = key.split('.')
    const field = SALDO_AWAL_SHEETS[jenis].find(one => one.key === name)
    const label = field === undefined ? '' : t(field.label)
    return [{ row: Number(row), label, cell: wrong.nilai[key], text: fieldError(t, text) }]
  })
  return (
    <>
      <p className={classes.bad} role="status">
        {t('Perbaiki baris yang salah di berkas, lalu pilih lagi. Belum ada yang disimpan.')}
      </p>
      <FaultList faults={faults} />
    </>
  )
}

/** Sums, what is unusual, and the journal it would be. */
function Tried({ jenis, tried }: { readonly jenis: Jenis; readonly tried: SaldoAwalTried }) {
  const { t } = useTranslation()
  const { janggal, peringatan, jurnal } = tried
  return (
    <>
      <SumFacts jenis={jenis} sums={tried} />
      <SumTable jenis={jenis} sums={tried} />
      {janggal > 0 && (
        <div className={classes.odd} role="note">
          <b>{t('{jumlah} hal yang tidak biasa, periksa sebelum dimuat', { jumlah: janggal })}</b>
          <ul>
            {peringatan.map(({ baris, teks, facts }) => (
              <li key={`${baris} ${teks}`}>
                {t('Baris {baris}', { baris })}: {t(teks, facts)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <JournalTable lines={jurnal} />
    </>
  )
}

interface FooterProps {
  readonly act: string
  readonly busy: boolean
  readonly mayLoad: boolean
  readonly onLoad: () => void
  readonly onClose: () => void
}

function Footer({ act, busy, mayLoad, onLoad, onClose }: FooterProps) {
  const { t } = useTranslation()
  useKeys({ F10: { run: onLoad, label: act, enabled: mayLoad && !busy } })
  return (
    <>
      <Button variant="default" onClick={onClose} disabled={busy && mayLoad}>
        {t('Batal')}
      </Button>
      <Button
        onClick={onLoad}
        disabled={!mayLoad}
        loading={busy && mayLoad}
        rightSection={<Kbd keys="F10" onBrand={mayLoad} />}
      >
        {act}
      </Button>
    </>
  )
}
