import type { jualLantak } from '@kencana/contract/areas/stok/lebur'
import { jualLantak as entry } from '@kencana/contract/entries/stok/lantak'
import { barSale } from '@kencana/domain/stok/lantak'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { type Bar, CHANGES } from './calls.ts'

const OF_TRADERS = ['npwp', 'dokumen_bebas', 'nomor_bebas', 'tgl_bebas'] as const
const OF_PAPER = ['nomor_bebas', 'tgl_bebas'] as const

/** Sells a bar; what is collected on top of its price is reckoned as it is typed. */
export const SellDialog = entryDialog<typeof jualLantak, { bar: Bar }>(
  entry,
  ({ bar }) => ({ draft: `jual-lantak/${bar.no_lebur}` }),
  ({ bar, form, t, of, onClose }) => {
    const { no_lebur, tarif } = bar
    const isFree = Boolean(form.dokumen_bebas)
    const sale =
      tarif === null
        ? null
        : barSale(
            Number(form.harga),
            tarif.rates,
            { jenis: form.jenis, bebas_pph22: isFree },
            tarif.ppn,
          )
    const isEndUser = form.jenis === 'KONSUMEN'
    return (
      <EntryDialog
        {...of}
        isStatic
        size="lg"
        title={t('Jual lantak {nomor}', { nomor: no_lebur })}
        act={t('Simpan penjualan')}
        what={t('Jual lantak {nomor}', { nomor: no_lebur })}
        params={{ no_lebur }}
        pairs={['nama', 'telp', 'jenis', 'npwp', 'nomor_bebas', 'tgl_bebas', 'harga', 'total']}
        hidden={isEndUser ? OF_TRADERS : isFree ? [] : OF_PAPER}
        inputs={{
          npwp: { isNeeded: true, inputMode: 'numeric' },
          nomor_bebas: { isNeeded: true },
          tgl_bebas: { isNeeded: true },
          total: sale === null ? {} : { proposed: sale.total_rp },
          pembayaran: { bulatkan: true },
        }}
        faults={({ jenis, npwp, dokumen_bebas, nomor_bebas, tgl_bebas }) => {
          const needs = jenis !== 'KONSUMEN'
          const free = needs && Boolean(dokumen_bebas)
          return {
            npwp: needs && String(npwp ?? '').trim() === '' ? t('Harus Diisi') : null,
            nomor_bebas: free && String(nomor_bebas ?? '').trim() === '' ? t('Harus Diisi') : null,
            tgl_bebas: free && !tgl_bebas ? t('Harus Diisi') : null,
          }
        }}
        blocked={tarif === null ? t('Tarif pajak belum ada, isi dulu di Parameter Pajak.') : null}
        {...(sale === null
          ? {}
          : {
              said: t('PPN di dalamnya {ppn}, PPh 22 {pph22}.', {
                ppn: rupiahText(sale.ppn_rp),
                pph22: rupiahText(sale.pph22_rp),
              }),
            })}
        changes={CHANGES}
        done={({ no_jual, kembali }) =>
          kembali === 0
            ? t('Penjualan {nomor} tersimpan', { nomor: no_jual })
            : t('Penjualan {nomor} tersimpan, kembali {kembali}', {
                nomor: no_jual,
                kembali: rupiahText(kembali),
              })
        }
        onLost={onClose}
      />
    )
  },
)
