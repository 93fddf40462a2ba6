import { laidDown } from '../../../engines/document/ajuan/end-ajuan.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import type { GrantUse } from '../../../engines/grants/use-grant.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { storeGates } from '../../../platform/http/module-gate.ts'
import type { Money } from '../money-book.ts'
import type { Agreed } from './ajuan.queries.ts'

const MODULE = 'VALIDASI_KEUANGAN_MODULE'

/** Whether the store has its money in and out validated by another. */
export const isValidated = async ({ db, kode_toko }: StoreCtx): Promise<boolean> =>
  (await storeGates(db, kode_toko, { modules: [MODULE], settings: [] })).isOn(MODULE)

interface Deciding {
  readonly tgl: string
  readonly nomor_akun: string
  readonly uses: GrantUse[]
}

/**
 * Money in or out, laid down for another to validate. What a supervisor had to approve is approved
 * by now; no drawer and no account is moved.
 */
export function submissionOf(money: Money, { tgl, nomor_akun, uses }: Deciding): DecidedDocument {
  const { arah, kode_transaksi, nama_transaksi, jumlah, keterangan, kind } = money
  const { otorisasi, penyetuju, tempat } = money
  const isi: Agreed = {
    ...{ jenis: kind.jenis, nama_transaksi, nomor_akun, tempat },
    ...{ otorisasi, penyetuju },
  }
  return laidDown(
    'ajuan_uang',
    {
      jenis: 'AJUAN_UANG',
      awalan: 'UA',
      tgl,
      dokumen: {
        total_rp: jumlah,
        otorisasi,
        penyetuju,
        keterangan,
        isi: { jenis: kind.jenis, arah, kode_transaksi },
      },
      otorisasi: uses,
      jawaban: {},
    },
    { arah, kode_transaksi, keterangan, total_rp: jumlah, isi },
  )
}
