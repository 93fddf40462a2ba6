import type { GesekAnswer } from '@kencana/contract/areas/uang/gesek-tunai'
import { cardText } from '@kencana/contract/names/card'
import { slipGesekTunai } from '@kencana/contract/papers/kinds/uang/slip-gesek-tunai'
import { latestDocument } from '../../engines/document/serve/find-document.ts'
import { storeFrame, storeValues } from '../../engines/paper/store-frame.ts'
import { jakartaMinute } from '../../platform/format.ts'
import { countedSlip } from '../cetak/index.ts'
import { showGesek } from './show-gesek.ts'
import { GESEK } from './swiped.ts'

const slip = countedSlip<GesekAnswer>({
  kind: slipGesekTunai,
  find: showGesek,
  latest: ctx => latestDocument(ctx, [GESEK.jenis]),
  nomor: given => given.no_gesek,
  at: given => new Date(given.pada),
  facts: async (ctx, given) => ({
    values: {
      ...storeValues(await storeFrame(ctx, null)),
      judul: 'SLIP GESEK TUNAI',
      nomor: given.no_gesek,
      tgl_system: given.tgl_system,
      jam: jakartaMinute(given.pada).slice(-5),
      // One that is printed later must not pass for money that was kept.
      status_slip: given.status === 'BATAL' ? 'DIBATALKAN' : null,
      customer: given.nama_customer,
      kartu: cardText(given),
      kode_setuju: given.kode_setuju,
      jumlah: given.jumlah,
      biaya: given.biaya,
      tunai: given.tunai,
      keterangan: given.keterangan,
      user_id: given.user_id,
    },
    lists: {},
  }),
})

export const printSlip = slip.print
export const slipSource = slip.source
