import { dayText } from '../../../kit/text/day-text.ts'
import { placeIn } from '../../../lib/address/address.ts'
import { call } from '../../../lib/api.ts'
import type { Found, SearchProvider } from '../../../lib/search.ts'
import { calls } from '../calls.ts'
import { bankText } from '../columns.tsx'

const MOST = 2

/** Lines of bank statements for the header's search, by text, reference or amount. */
export const findLines: SearchProvider = async (typed, asked) => {
  const accounts = await call(calls.accounts, asked)
  const pages = await Promise.all(
    accounts
      .filter(({ baris }) => baris > 0)
      .map(async ({ no_rekening, kode_bank }) => {
        const query = { no_rekening, q: typed, limit: MOST, status: 'ALL' as const }
        const { data } = await call(calls.lines, { query, ...asked })
        return data.map(
          ({ sidik, tgl, keterangan, referensi, jumlah_sen, cocok }): Found => ({
            key: `${no_rekening} ${sidik}`,
            label: keterangan || referensi,
            note: `${kode_bank} · ${dayText(tgl)} · ${bankText(jumlah_sen)}`,
            icon: 'uang',
            ...placeIn('/rekening-koran', {
              no_rekening,
              tgl,
              ...(cocok === null ? {} : { lihat: 'COCOK' }),
              q: typed,
            }),
          }),
        )
      }),
  )
  return pages.flat().slice(0, MOST)
}
