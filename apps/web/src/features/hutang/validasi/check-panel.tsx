import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { gramText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call } from '../../../lib/api.ts'
import { COUNTER_KEYS, onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { useSession } from '../../../lib/session.ts'
import { CHANGES, calls } from '../calls.ts'
import classes from '../lelang/lelang.module.css'
import { PledgePiece } from '../lihat/loan-detail.tsx'
import { documentNames } from '../words.ts'
import { type CheckRow, Outcome } from './outcome.tsx'

interface CheckPanelProps {
  readonly row: CheckRow
  readonly onChecked: () => void
}

/** One document to hold against its packet, and the verdict by one key. */
export function CheckPanel({ row, onChecked }: CheckPanelProps) {
  const own = useSession()?.user_id
  const loan = useQuery({
    queryKey: ['hutang', 'satu', row.no_faktur_hutang],
    queryFn: ({ signal }) => {
      const params = { no_faktur_hutang: row.no_faktur_hutang }
      return call(calls.show, { params, signal })
    },
  })
  const panel = useRef<HTMLDivElement>(null)
  // On a phone it stands below the list that it was chosen from.
  useEffect(() => {
    if (window.matchMedia('(max-width: 900px)').matches) panel.current?.scrollIntoView()
  }, [])
  return (
    <div ref={panel} className={classes.chosen}>
      <Facts row={row} />
      {row.hasil !== null ? (
        <Checked row={row} />
      ) : row.user_id === own ? (
        <OwnDocument />
      ) : (
        <Verdict row={row} onChecked={onChecked} />
      )}
      {loan.error !== null ? (
        <ErrorState onRetry={() => void loan.refetch()} />
      ) : loan.data === undefined ? (
        <SkeletonTable rows={3} columns={2} />
      ) : (
        <Packet loan={loan.data} />
      )}
    </div>
  )
}

/** What must be found in the vault and on the paper. */
function Facts({ row }: { row: CheckRow }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('Letak paket')}</dt>
        <dd data-large>{row.lokasi ?? '–'}</dd>
      </div>
      <div>
        <dt>{t('Berat')}</dt>
        <dd data-large>{gramText(row.berat)} g</dd>
      </div>
      <div>
        <dt>{documentNames(t)[row.jenis] ?? row.jenis}</dt>
        <dd data-large>
          <Money value={row.total} unit />
        </dd>
      </div>
      <div>
        <dt>{t('Pelanggan')}</dt>
        <dd>{row.nama_customer}</dd>
      </div>
      <div>
        <dt>{t('Hutang')}</dt>
        <dd>{row.no_faktur_hutang}</dd>
      </div>
      <div>
        <dt>{t('Ditulis oleh')}</dt>
        <dd>
          {row.user_id} <span className={classes.quiet}>{cellText(row.pada, 'datetime')}</span>
        </dd>
      </div>
    </dl>
  )
}

function Packet({ loan }: { loan: HutangAnswer }) {
  const { t } = useTranslation()
  return (
    <ol className={classes.pieces} aria-label={t('Barang jaminan')}>
      {loan.barang.map(line => (
        <li key={line.baris}>
          <PledgePiece line={line} />
        </li>
      ))}
    </ol>
  )
}

function Checked({ row }: { row: CheckRow }) {
  const { t } = useTranslation()
  return (
    <p className={row.hasil === 'SESUAI' ? classes.quiet : classes.refused} role="note">
      <Outcome hasil={row.hasil} />{' '}
      {t('diperiksa {user_id}', { user_id: row.diperiksa_oleh ?? '–' })} ·{' '}
      {cellText(row.diperiksa_pada, 'datetime')}
      {row.keterangan !== null && ` · ${row.keterangan}`}
    </p>
  )
}

function OwnDocument() {
  const { t } = useTranslation()
  return (
    <p className={classes.told} role="note">
      {t('Dokumen ini Anda tulis sendiri. Mintalah orang lain memeriksanya.')}
    </p>
  )
}

/** F10 says it is right; F7 says it is not, and wants to know what. */
function Verdict({ row, onChecked }: CheckPanelProps) {
  const { t } = useTranslation()
  const note = useRef<HTMLInputElement>(null)
  const [keterangan, setKeterangan] = useState('')
  const [missing, setMissing] = useState(false)
  const { check, busy } = useCheck(row, onChecked)
  const right = () => void check('SESUAI', keterangan.trim())
  const wrong = () => {
    const said = keterangan.trim()
    setMissing(said === '')
    if (said === '') focusOn(note)
    else void check('TIDAK_SESUAI', said)
  }
  useKeys(
    onCounterKeys({
      simpan: { run: right, label: t('Sesuai') },
      tolak: { run: wrong, label: t('Tidak sesuai') },
    }),
  )
  return (
    <div className={classes.stack}>
      <TextField
        inputRef={note}
        label={t('Keterangan')}
        description={t('Wajib diisi bila tidak sesuai: apa yang berbeda.')}
        value={keterangan}
        onChange={text => {
          setKeterangan(text)
          setMissing(false)
        }}
        maxLength={200}
        error={missing ? t('Harus Diisi') : undefined}
      />
      <div className={classes.acts}>
        <Button onClick={right} loading={busy} rightSection={<Kbd keys="F10" onBrand />}>
          {t('Sesuai')}
        </Button>
        <Button
          variant="light"
          color="red"
          onClick={wrong}
          disabled={busy}
          rightSection={<Kbd keys={COUNTER_KEYS.tolak.key} />}
        >
          {t('Tidak sesuai')}
        </Button>
      </div>
    </div>
  )
}

const focusOn = (field: RefObject<HTMLInputElement | null>) => field.current?.focus()

/** Keeps the verdict on a document; somebody else's earlier one closes it, too. */
function useCheck({ nomor }: CheckRow, onChecked: () => void) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onChecked })
  const check = async (hasil: 'SESUAI' | 'TIDAK_SESUAI', keterangan: string) => {
    const body = { nomor, hasil, ...(keterangan === '' ? {} : { keterangan }) }
    const what = `${t('Validasi Hutang')} ${nomor}`
    const kept = await run({ route: calls.check, input: { body }, what })
    if (kept === null) return
    notify.toast(
      hasil === 'SESUAI' ? t('{nomor} sesuai', { nomor }) : t('{nomor} tidak sesuai', { nomor }),
      'success',
    )
    onChecked()
  }
  return { check, busy }
}
