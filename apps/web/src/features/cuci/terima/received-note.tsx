import { gramToMg } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../engines/document-frame/detail/facts.tsx'
import type { Answer } from '../../../engines/document-frame/use-command.ts'
import { BenchDone } from '../../../engines/weigh-bench/bench-done.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { Money, Weight } from '../../../kit/text/figures.tsx'
import type { calls, DiTukang } from '../calls.ts'

/** What was just taken back: how much is lost, and what the craftsman is owed. */
export function ReceivedNote({ done }: { done: Answer<typeof calls.washed> }) {
  const { t } = useTranslation()
  const said = [
    t('{jumlah} barang', { jumlah: done.pcs }),
    t('susut {berat} g', { berat: gramText(done.susut) }),
    ...(done.lebih > 0
      ? [t('{berat} g melebihi izin, menunggu validasi', { berat: gramText(done.lebih) })]
      : []),
    ...(done.ongkos > 0 ? [t('ongkos {jumlah}', { jumlah: rupiahText(done.ongkos) })] : []),
    ...(done.status === 'KEMBALI' ? [t('semua barang kiriman ini sudah kembali')] : []),
  ]
  return (
    <BenchDone
      title={t('Penerimaan {nomor} tersimpan', { nomor: done.no_terima })}
      said={said.join(' · ')}
      baki={done.baki}
      print={async (...of) => (await import('../../barang/index.ts')).printFile(...of)}
    />
  )
}

/** A piece as it was sent. */
export function SentPiece({ of: piece }: { of: DiTukang }) {
  const { t } = useTranslation()
  return (
    <Facts
      facts={[
        { label: t('Berat kirim'), value: <Weight value={gramToMg(piece.berat)} unit /> },
        { label: t('Kadar'), value: piece.nama_kadar },
        { label: t('Tukang'), value: piece.nama_tukang, more: [piece.no_kirim] },
        { label: t('Di tukang'), value: t('{jumlah} hari', { jumlah: piece.hari }) },
        ...(piece.modal_rp === null
          ? []
          : [{ label: t('Modal'), value: <Money value={piece.modal_rp} unit /> }]),
      ]}
    />
  )
}
