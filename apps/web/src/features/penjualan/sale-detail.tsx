import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deductionWords, promiseWords } from '../../engines/document-frame/detail/agreed.ts'
import { CancelledNote } from '../../engines/document-frame/detail/cancelled-note.tsx'
import { DocumentStatus } from '../../engines/document-frame/detail/document-status.tsx'
import { exchangeFact } from '../../engines/document-frame/detail/exchange-fact.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { Pieces } from '../../engines/document-frame/detail/pieces.tsx'
import { Sums } from '../../engines/document-frame/detail/sums.tsx'
import { tenderSums } from '../../engines/document-frame/detail/tender-sums.ts'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { PaperButton } from '../../engines/document-frame/paper/paper-button.tsx'
import { Working } from '../../engines/document-frame/working.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { dayText } from '../../kit/text/day-text.ts'
import { gramText, rupiahText } from '../../kit/text/figure-texts.ts'
import { Fine } from '../../kit/text/figures.tsx'
import { slipOf } from './papers.ts'
import classes from './penjualan.module.css'

/** One sale whole: who, what, how each price came about, how it was paid, and whether it stands. */
export function SaleDetail({ sale }: { sale: PenjualanAnswer }) {
  return (
    <div className={classes.detail}>
      {sale.batal !== null && <CancelledNote batal={sale.batal} />}
      <About sale={sale} />
      <SoldPieces of={sale.barang} />
      <Amounts sale={sale} />
    </div>
  )
}

/** The lines of a nota, each with how its price came about. */
export function SoldPieces({ of }: { of: PenjualanAnswer['barang'] }) {
  const { t } = useTranslation()
  return <Pieces label={t('Barang di nota')} of={of.map(line => pieceOf(line, t))} />
}

/** A line of the nota; how it is bought back, and its tax, stand beside its price. */
function pieceOf(line: PenjualanAnswer['barang'][number], t: TFunction) {
  const { baris, nama_barang, kode_barcode, kadar, kode_baki, berat, berat_nota } = line
  const bought = deductionWords(line.potongan_beli, t)
  const tax = line.pajak && ` · ${t('Pajak {kode}', { kode: line.pajak.kode_pajak })}`
  const promised = promiseWords(line.janji_tukar, t)
  const noted = berat_nota !== berat && ` · ${t('nota {berat}', { berat: gramText(berat_nota) })}`
  return {
    baris,
    nama_barang,
    about: `${kode_barcode} · ${kadar}‰ · ${t('Baki {kode}', { kode: kode_baki })}`,
    price: line.harga_jual,
    weight: `${gramText(berat)} g${noted || ''}`,
    notes: [`${bought}${tax ?? ''}`, promised],
    children: <Working steps={line.kerja} label={t('Harga jual')} total={line.harga_jual} />,
  }
}

function About({ sale }: { sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  const { nama, telp, alamat, identitas } = sale.customer
  const card = identitas && `${identitas.jenis_identitas} ${identitas.no_identitas}`
  const more = [telp, alamat, card].filter(text => text !== null).join(' · ')
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
          value: beside(dayText(sale.tgl_system), cellText(sale.pada, 'datetime').slice(-5)),
        },
        { label: t('Pelanggan'), value: beside(nama ?? t('Umum'), more) },
        {
          label: t('Sales'),
          value: beside(sale.kode_sales ?? '–', sale.ajuan?.user_id ?? sale.user_id),
        },
        ...approval,
        ...(sale.penyetuju === null ? [] : [{ label: t('Disetujui oleh'), value: sale.penyetuju }]),
        ...exchangeFact(sale.no_tukar_tambah, t),
        { label: t('Status'), value: beside(<DocumentStatus status={sale.status} />, printed) },
      ]}
    />
  )
}

/** Prints the slip of a cancelled sale; a copy is approved by a supervisor. */
export function CancelledSlip({ sale }: { readonly sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  if (sale.batal === null) return null
  const paper = slipOf(sale.no_faktur_jual, sale.batal.no_batal, t)
  return <PaperButton paper={paper} facts={rupiahText(sale.total + sale.pph22 + sale.pembulatan)} />
}

function Amounts({ sale }: { sale: PenjualanAnswer }) {
  const { t } = useTranslation()
  const { subtotal, kupon, ppn, pph22, pembulatan, kembali } = sale
  const diskon = sale.diskon - (kupon?.potongan ?? 0)
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
        kupon && {
          label: `${t('Kupon')} ${kupon.kode_kupon}`,
          value: kupon.potongan,
          isLess: true,
        },
        ppn > 0 ? { label: t('Termasuk PPN'), value: ppn } : null,
        pph22 > 0 ? { label: t('PPh 22, ditambahkan'), value: pph22 } : null,
        pembulatan > 0 ? { label: t('Pembulatan tunai'), value: pembulatan } : null,
        { label: t('Total'), value: sale.total + pph22 + pembulatan, isTotal: true },
        ...tenderSums(sale.pembayaran, useTenderNames()),
        kembali > 0 ? { label: t('Kembali'), value: kembali, isLess: true } : null,
      ]}
    />
  )
}
