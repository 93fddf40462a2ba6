import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm, notify } from '../../../kit/dialogs/notify.ts'
import { call } from '../../../lib/api.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { moduleOn } from '../../../lib/session.ts'
import classes from '../barang.module.css'
import { type BarangDetail, calls } from '../barang-calls.ts'
import { OfferPiece } from './offer-piece.tsx'

interface OfferSectionProps {
  readonly piece: BarangDetail
  readonly mayEdit: boolean
  readonly onChanged: () => void
}

/** Where a piece is offered online, and what there is to do about it. */
export function OfferSection({ piece, mayEdit, onChanged }: OfferSectionProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { tawaran, status } = piece
  if (!moduleOn('MARKETPLACE_MODULE') || (tawaran === null && status !== 'ADA')) return null
  return (
    <section className={classes.section}>
      <h3>{t('Marketplace')}</h3>
      <Offer piece={piece} />
      {mayEdit && (
        <div className={classes.offerActs}>
          {status === 'ADA' && (
            <Button size="xs" variant="default" onClick={() => setOpen(true)}>
              {tawaran === null ? t('Tawarkan') : t('Ubah Tawaran')}
            </Button>
          )}
          {tawaran !== null && <Withdraw piece={piece} onDone={onChanged} />}
        </div>
      )}
      {open && (
        <OfferPiece
          piece={piece}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

function Offer({ piece }: { piece: BarangDetail }) {
  const { t } = useTranslation()
  const { tawaran, status, ada_gambar } = piece
  if (tawaran === null) {
    const missing = ada_gambar ? '' : t('Gambar wajib ada sebelum barang dijual di marketplace')
    return <p className={classes.hint}>{missing || t('Belum ditawarkan di marketplace')}</p>
  }
  const { nama_marketplace, nama_akun_toko, nama_kurir, deskripsi } = tawaran
  const at = nama_akun_toko === null ? nama_marketplace : `${nama_marketplace} · ${nama_akun_toko}`
  return (
    <>
      {status !== 'ADA' && (
        <p role="alert" className={classes.offerGone}>
          {t('Barang sudah keluar, turunkan dari {marketplace}', { marketplace: nama_marketplace })}
        </p>
      )}
      <dl className={classes.facts}>
        <dt>{t('Marketplace')}</dt>
        <dd>{at}</dd>
        <dt>{t('Kurir')}</dt>
        <dd>{nama_kurir}</dd>
      </dl>
      <p className={classes.offerText}>{deskripsi}</p>
    </>
  )
}

function Withdraw({ piece, onDone }: { piece: BarangDetail; onDone: () => void }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const { kode_barcode, tawaran } = piece
  const withdraw = async () => {
    const text = t('Turunkan barang ini dari marketplace?')
    if (!(await confirm({ text, yes: t('Turunkan'), danger: true }))) return
    setBusy(true)
    try {
      const query = { versi: tawaran?.versi ?? 1 }
      await call(calls.withdraw, { params: { kode_barcode }, query })
      notify.toast(t('Barang tidak ditawarkan lagi'), 'success')
      onDone()
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="xs" variant="subtle" color="red" loading={busy} onClick={() => void withdraw()}>
      {t('Turunkan')}
    </Button>
  )
}
