import { deductionText } from '@kencana/contract/areas/nota/deduction-text'
import type { KeptDeduction } from '@kencana/contract/areas/nota/pembeli'
import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { Sums } from '../../engines/document-frame/detail/sums.tsx'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { PaperButton } from '../../engines/document-frame/paper/paper-button.tsx'
import { Working } from '../../engines/document-frame/working.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { gramText, rupiahText } from '../../kit/text/figure-texts.ts'
import { Fine, Money } from '../../kit/text/figures.tsx'
import { slipOf } from './papers.ts'
import classes from './penjualan.module.css'

/** One sale whole: who, what, how each price came about, how it was paid, and whether it stands. */
export function SaleDetail({ sale }: { sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  return (
    <div className={classes.detail}>
      {sale.batal !== null && <Cancelled batal={sale.batal} />}
      <About sale={sale} />
      <ol className={classes.pieces} aria-label={t('Barang di nota')}>
        {sale.barang.map(line => (
          <li key={line.baris} className={classes.piece}>
            <div className={classes.pieceHead}>
              <span>
                <b>{line.nama_barang}</b>
                <br />
                <span className={classes.quiet}>
                  {line.kode_barcode} · {line.kadar}‰ · {t('Baki {kode}', { kode: line.kode_baki })}
                </span>
              </span>
              <span>
                <b>
                  <Money value={line.harga_jual} />
                </b>
                <br />
                <span className={classes.quiet}>
                  {gramText(line.berat)} g
                  {line.berat_nota !== line.berat &&
                    ` · ${t('nota {berat}', { berat: gramText(line.berat_nota) })}`}
                </span>
              </span>
            </div>
            <p className={classes.quiet}>
              {t('Potongan beli kembali: {potongan}', {
                potongan: deduction(line.potongan_beli, t),
              })}
              {line.pajak !== null && ` · ${t('Pajak {kode}', { kode: line.pajak.kode_pajak })}`}
            </p>
            <Working steps={line.kerja} label={t('Harga jual')} total={line.harga_jual} />
          </li>
        ))}
      </ol>
      <Amounts sale={sale} />
    </div>
  )
}

const deduction = (kept: KeptDeduction, t: TFunction): string => {
  const { teks, facts } = deductionText(kept)
  return t(teks, facts)
}

function Cancelled({ batal }: { batal: NonNullable<PenjualanAnswer['batal']> }) {
  const { t } = useTranslation()
  return (
    <div className={classes.cancelled} role="note">
      <b>{t('Dibatalkan dengan {nomor}', { nomor: batal.no_batal })}</b>
      {cellText(batal.pada, 'datetime')} · {batal.user_id}
      {batal.penyetuju !== null && ` · ${t('disetujui {user_id}', { user_id: batal.penyetuju })}`}
      {batal.alasan !== null && ` · ${batal.alasan}`}
    </div>
  )
}

function About({ sale }: { sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  const { nama, telp, alamat } = sale.customer
  const more = [telp, alamat].filter(text => text !== null).join(' · ')
  const beside = (value: ReactNode, quiet: string) => (
    <>
      {value} <span className={classes.quiet}>{quiet}</span>
    </>
  )
  const printed = t('dicetak {kali}×', { kali: sale.dicetak })
  const approved = t('disetujui {user_id}', { user_id: sale.user_id })
  const approval =
    sale.ajuan === null ? [] : [{ label: t('Ajuan'), value: beside(sale.ajuan.no_ajuan, approved) }]
  return (
    <Facts
      facts={[
        {
          label: t('Tanggal'),
          value: beside(sale.tgl_system, cellText(sale.pada, 'datetime').slice(-5)),
        },
        { label: t('Pelanggan'), value: beside(nama ?? t('Umum'), more) },
        {
          label: t('Sales'),
          value: beside(sale.kode_sales ?? '–', sale.ajuan?.user_id ?? sale.user_id),
        },
        ...approval,
        { label: t('Status'), value: beside(<SaleStatus status={sale.status} />, printed) },
      ]}
    />
  )
}

/** Prints the slip of a cancelled sale; a copy is approved by a supervisor. */
export function CancelledSlip({ sale }: { readonly sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  if (sale.batal === null) return null
  const paper = slipOf(sale.no_faktur_jual, sale.batal.no_batal, t)
  return <PaperButton paper={paper} facts={rupiahText(sale.total + sale.pph22)} />
}

type Status = PenjualanAnswer['status']

/** The state of a sale in words. */
export const saleStatus = (status: Status, t: TFunction): string =>
  status === 'BATAL' ? t('Batal') : t('Selesai')

/** A sale stands or is cancelled. */
export function SaleStatus({ status }: { status: Status }) {
  const { t } = useTranslation()
  return <Tag tone={status === 'BATAL' ? 'bad' : 'ok'}>{saleStatus(status, t)}</Tag>
}

function Amounts({ sale }: { sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  const { subtotal, diskon, ppn, pph22, kembali } = sale
  const weights = (
    <>
      {gramText(sale.berat)} g · <Fine value={sale.murni} unit />
    </>
  )
  return (
    <Sums
      sums={[
        { label: t('Berat asli · emas murni'), value: weights },
        { label: t('Subtotal'), value: subtotal },
        diskon > 0 ? { label: t('Potongan nota'), value: diskon, isLess: true } : null,
        ppn > 0 ? { label: t('Termasuk PPN'), value: ppn } : null,
        pph22 > 0 ? { label: t('PPh 22, ditambahkan'), value: pph22 } : null,
        { label: t('Total'), value: sale.total + pph22, isTotal: true },
        ...tenderSums(sale.pembayaran, useTenderNames()),
        kembali > 0 ? { label: t('Kembali'), value: kembali, isLess: true } : null,
      ]}
    />
  )
}

/** How it was paid, way by way. */
export const tenderSums = (
  pembayaran: PenjualanAnswer['pembayaran'],
  names: ReturnType<typeof useTenderNames>,
) =>
  pembayaran.map(({ cara, no_bon, kode_bank, no_rekening, kartu_akhir, jumlah }) => {
    const way = [names[cara], no_bon, kode_bank, no_rekening].filter(part => part !== null)
    return {
      label: way.join(' ') + (kartu_akhir === null ? '' : ` ··${kartu_akhir}`),
      value: jumlah,
    }
  })
