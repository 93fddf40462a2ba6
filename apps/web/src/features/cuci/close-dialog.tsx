import type { wastingSepuhan } from '@kencana/contract/areas/stok/cuci'
import { tutupBatch } from '@kencana/contract/entries/stok/wasting-sepuhan'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { gramText } from '../../kit/text/figure-texts.ts'
import { type Batch, CHANGES } from './calls.ts'

/** Closes a batch; another than who sent it, and a supervisor sees each piece that is lost. */
export const CloseDialog = entryDialog<typeof wastingSepuhan, { batch: Batch }>(
  tutupBatch,
  ({ batch }) => ({ draft: `wasting/${batch.no_kirim}` }),
  ({ batch, t, of, onClose }) => {
    const { no_kirim, sisa_pcs, nama_tukang } = batch
    const lost = batch.barang.filter(({ di_luar }) => di_luar)
    return (
      <EntryDialog
        {...of}
        size="sm"
        byEnter
        isFinal={sisa_pcs > 0}
        title={t('Tutup kiriman {nomor}', { nomor: no_kirim })}
        act={sisa_pcs > 0 ? t('Catat hilang dan tutup') : t('Tutup kiriman')}
        what={t('Tutup kiriman {nomor}', { nomor: no_kirim })}
        also={{ no_kirim, sisa_pcs }}
        said={
          sisa_pcs > 0
            ? t('{jumlah} barang dicatat hilang di {tukang} dan menunggu validasi susut.', {
                jumlah: sisa_pcs,
                tukang: nama_tukang,
              })
            : t('Semua barang sudah kembali.')
        }
        told={lost.map(piece => ({
          label: piece.kode_barcode,
          value: `${piece.nama_barang}, ${gramText(piece.berat)} g`,
        }))}
        changes={CHANGES}
        done={({ no_wasting }) => t('Kiriman ditutup dengan {nomor}', { nomor: no_wasting })}
        onLost={onClose}
      >
        {lost.length > 0 && (
          <ul>
            {lost.map(piece => (
              <li key={piece.kode_barcode}>
                {piece.kode_barcode} {piece.nama_barang}, {gramText(piece.berat)} g
              </li>
            ))}
          </ul>
        )}
      </EntryDialog>
    )
  },
)
