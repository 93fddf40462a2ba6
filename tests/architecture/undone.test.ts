import { MASTERS } from '@kencana/contract/masters/registry'
import { expect, it } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { readTree } from '../../tools/tidy/tree.ts'

// What cannot be undone says before it is done what is open and what will happen, and Enter alone
// does not do it. Every command stands here: with what takes it back, or with where it is asked.
// A restore stands nowhere: it fills an empty database alone (operations/restore).

const CHANGES_NOTHING = ['read', 'stream', 'open', 'file']
const LOOKS = /\/(pratinjau|coba|taksir|cari-lama|uji|bynota|bynota\/single)$/
const own = new Set<string>(MASTERS.map(({ resource }) => resource))

/** Commands of a master are those of all of them. */
const named = (method: string, path: string): string => {
  const [first = '', ...rest] = path.split('/')
  return `${method} ${[own.has(first) ? '{master}' : first, ...rest].join('/')}`
}

const writes = endpoints
  .filter(({ kind, route }) => route.method !== 'GET' && !CHANGES_NOTHING.includes(kind))
  .filter(({ route }) => !LOOKS.test(route.path))
  .map(({ route }) => named(route.method, route.path))

/** By the same command with what was there before: a history or a version keeps it. */
const AGAIN = 'again'
/** Nothing is lost by it: it lapses, is said anew, or whoever it meets goes on at once. */
const LAPSES = 'lapses'

const BACK: Readonly<Record<string, string>> = {
  'POST {master}': 'DELETE {master}/{kode}',
  'PUT {master}/{kode}': AGAIN,
  'DELETE {master}/{kode}': 'POST {master}/{kode}/reactivate',
  'POST {master}/{kode}/reactivate': 'DELETE {master}/{kode}',
  'POST para-harga-beli/create': 'DELETE para-harga-beli/delete/{kode_harga}',
  'PUT para-harga-beli/update/{kode_harga}': AGAIN,
  'DELETE para-harga-beli/delete/{kode_harga}': 'POST {master}/{kode}/reactivate',
  'PUT para-system': AGAIN,
  'PUT para-akun-transaksi/{trx}/{type}': AGAIN,
  'PUT settingtoko': AGAIN,
  'POST settingtoko/logo': AGAIN,
  'POST settingtoko/portal/hasil': AGAIN,
  'DELETE settingtoko/logo': 'POST settingtoko/logo',
  'PUT whatsapp-setting': AGAIN,
  'PUT marketplace-setting': AGAIN,
  'PUT redirect-to-grosir': AGAIN,
  'POST aturan-beli': AGAIN,
  'POST harga-emas': AGAIN,
  'POST harga-emas/rencana/{id}/tarik': 'POST harga-emas',
  'POST setting-nota/{jenis}': 'POST setting-nota/{jenis}/pulihkan',
  'POST setting-nota/{jenis}/pulihkan': AGAIN,
  'POST setting-nota/{jenis}/sebar': 'POST setting-nota/{jenis}/pulihkan',
  'POST setting-nota-slip/{jenis}': 'POST setting-nota-slip/{jenis}/pulihkan',
  'POST setting-nota-slip/{jenis}/pulihkan': AGAIN,
  'POST setting-nota-slip/{jenis}/sebar': 'POST setting-nota-slip/{jenis}/pulihkan',
  'POST berita': 'POST berita/{id}/tarik',
  'PUT berita/{id}': AGAIN,
  'POST berita/{id}/tarik': AGAIN,
  'POST berita/{id}/baca': LAPSES,
  'POST users': 'POST users/{user_id}/nonaktif',
  'PUT users/{user_id}': AGAIN,
  'PUT users/{user_id}/akses': AGAIN,
  'POST users/{user_id}/nonaktif': 'POST users/{user_id}/aktif',
  'POST users/{user_id}/aktif': 'POST users/{user_id}/nonaktif',
  'PUT users/change-password': AGAIN,
  'POST users/logout': LAPSES,
  'POST authorization': LAPSES,
  'POST authorization/fingerprint': LAPSES,
  'POST authorization/fingerprint/tantangan': LAPSES,
  'POST sidik-alat': 'POST sidik-alat/{id}/cabut',
  'POST sidik-jari': 'POST sidik-jari/{id}/hapus',
  'POST operasi/pesan/kirim-lagi': LAPSES,
  'POST export-csv': 'POST export-csv/{id}/batal',
  'POST export-csv/{id}/batal': 'POST export-csv',
  'PUT pelanggan': AGAIN,
  'POST barang': 'POST barang/hancur',
  'POST barang/banyak': 'POST barang/hancur',
  'POST barang/upload-banyak': 'POST barang/hancur',
  'PUT barang/{kode_barcode}': AGAIN,
  'POST barang/upload-image': AGAIN,
  'POST barang/pindah': AGAIN,
  'POST barang/pindah-baki': AGAIN,
  'PUT barang/{kode_barcode}/marketplace': 'DELETE barang/{kode_barcode}/marketplace',
  'DELETE barang/{kode_barcode}/marketplace': 'PUT barang/{kode_barcode}/marketplace',
  'POST timbang-baki/start': LAPSES,
  'PUT timbang-baki/{id}': 'POST timbang-baki/start',
  'POST timbang-baki/reset': 'POST timbang-baki/start',
  'POST sortir': 'POST sortir/{no_sortir}/batal',
  'POST pindah-sortir': AGAIN,
  'POST kirim-cuci': 'POST kirim-cuci/{no_kirim}/batal',
  'POST terima-cuci': 'POST kirim-cuci/{no_kirim}/batal',
  'POST terima-sepuhan': 'POST kirim-cuci/{no_kirim}/batal',
  'POST lebur': 'POST lebur/{no_lebur}/batal',
  'POST lebur/{no_lebur}/jual': 'POST lebur/{no_lebur}/batal',
  'POST lebur/{no_lebur}/serah': 'POST lebur/{no_lebur}/batal',
  'POST stock-cuci-manual/masuk': 'POST stock-cuci-manual/keluar',
  'POST stock-cuci-manual/keluar': 'POST stock-cuci-manual/masuk',
  'POST stock-cuci-manual/kirim': 'POST stock-cuci-manual/terima',
  'POST stock-cuci-manual/terima': 'POST stock-cuci-manual/kirim',
  'POST penjualan': 'POST penjualan/{no_faktur_jual}/batal',
  'POST penjualan/tertahan': 'DELETE penjualan/tertahan/{id}',
  'DELETE penjualan/tertahan/{id}': 'POST penjualan/tertahan',
  'POST validasi-penjualan/{no_ajuan}/setuju': 'POST penjualan/{no_faktur_jual}/batal',
  'POST pembelian': 'POST pembelian/{no_faktur_beli}/batal',
  'POST tukar-tambah': 'POST tukar-tambah/{no_tukar_tambah}/batal',
  'POST hutang': 'POST hutang/{no_faktur_hutang}/batal',
  'POST hutang/{no_faktur_hutang}/tebus': 'POST hutang/{no_faktur_hutang}/batal-lunas',
  'POST hutang/{no_faktur_hutang}/perpanjang': 'POST hutang/{no_faktur_hutang}/batal',
  'POST titipan': 'POST titipan/{no_titipan}/batal',
  'POST titipan/{no_titipan}/tambah': 'POST titipan/{no_titipan}/batal',
  'POST titipan/{no_titipan}/kembali': 'POST titipan/{no_titipan}/batal',
  'POST pengalihan-saldo': 'POST titipan/{no_titipan}/batal',
  'POST cash/mutasi-uang-bank': 'POST cash/mutasi-uang-bank/{no_mutasi}/batal',
  'POST cash/mutasi-uang-cash': 'POST cash/mutasi-uang-cash/{no_mutasi}/batal',
  'POST uang-kas': 'POST uang-kas/{no_kas}/batal',
  'POST uang-bank': 'POST uang-bank/{no_kas}/batal',
  'POST gesek-tunai': 'POST gesek-tunai/{no_gesek}/batal',
  'POST kirim-uang': 'POST kirim-uang/{no_reff}/batal',
  'POST pencairan-non-cash': 'POST pencairan-non-cash/{no_cair}/batal',
  'POST piutang-penjualan': 'POST piutang-penjualan/{no_kurang_bayar}/batal',
  'POST piutang-penjualan/{no_kurang_bayar}/bayar':
    'POST piutang-penjualan/{no_kurang_bayar}/batal',
  'POST validasi-non-cash': 'POST validasi-non-cash/batal',
  'POST validasi-non-cash/batal': 'POST validasi-non-cash',
  'POST rekening-koran/unggah': 'POST rekening-koran/unggah/{no_unggah}/hapus',
  'POST rekening-koran/cocok': 'POST rekening-koran/batal',
  'POST rekening-koran/cocok-pasti': 'POST rekening-koran/batal',
  'POST rekening-koran/batal': 'POST rekening-koran/cocok',
  'POST ajuan-jurnal': 'POST ajuan-jurnal/{no_ajuan}/tarik',
  'POST ajuan-jurnal/{no_ajuan}/setuju': 'POST jurnal/{no_jurnal}/batal',
  // the money is of a drawer or of an account, each taken back by its own
  'POST ajuan-uang/{no_ajuan}/setuju': 'POST uang-kas/{no_kas}/batal',
  'POST jurnal/{no_jurnal}/balik': 'POST ajuan-jurnal/{no_ajuan}/tarik',
}

/** How it is asked: the way back first; a field for words first; an approval; by key alone. */
type Asks = 'no first' | 'words first' | 'approval' | 'by key'

const RECEIVED = ['features/kirim-uang/receive-dialog.tsx', 'words first', '<KirimFacts'] as const
const UNDO = ['engines/document-frame/undo/use-undo.tsx', 'approval', 'lines'] as const
const CHECK = ['engines/document-frame/check/check-screen.tsx', 'by key', 'facts(row)'] as const
const TAKEN_BACK = [
  'engines/document-frame/submitted/withdraw.tsx',
  'no first',
  'text: asked',
] as const
const DESTROY = ['features/barang/pindah/destroy-pieces.tsx', 'approval', 'sumsOf'] as const

/** Where, how, and by what of that file it is said what is open, or what will happen. */
const FINAL: Readonly<Record<string, readonly [at: string, asks: Asks, says: string]>> = {
  'POST periode': ['features/periode/due-month.tsx', 'no first', '<OpenThings'],
  'POST periode/{no_tutup}/buka': ['features/periode/month-drawer.tsx', 'words first', 'Koreksi'],
  'POST tutup-toko': ['features/tutup-toko/tutup/confirm-closing.tsx', 'no first', 'day.terbuka'],
  'POST tutup-toko/buka': ['features/tutup-toko/terakhir/reopen-dialog.tsx', 'words first', '<p>'],
  'POST pelanggan/lupakan': ['features/pelanggan/forget-dialog.tsx', 'words first', '<StillOpen'],
  'POST saldo-awal/berkas/{jenis}': ['features/saldo-awal/try-dialog.tsx', 'no first', '<SumFacts'],
  'POST {master}/import': ['engines/master-screen/plan/import-dialog.tsx', 'no first', 'PlanRows'],
  'POST {master}/kirim': ['engines/master-screen/send/send-dialog.tsx', 'no first', 'StorePlans'],
  'POST users/{user_id}/reset-password': ['features/users/user-acts.tsx', 'no first', 'lama tidak'],
  'POST users/{user_id}/akhiri-sesi': ['features/users/user-acts.tsx', 'no first', 'di layarnya'],
  'POST users/akhiri-semua-sesi': [
    'features/users/data-users-screen.tsx',
    'no first',
    'toko: where',
  ],
  'POST sidik-alat/{id}/cabut': [
    'features/sidik/fingerprint-panels.tsx',
    'no first',
    'ikut dihapus',
  ],
  'POST sidik-jari/{id}/hapus': ['features/sidik/fingerprint-panels.tsx', 'no first', 'milik'],
  'POST rekening-koran/unggah/{no_unggah}/hapus': [
    'features/rekening-koran/berkas/files-dialog.tsx',
    'words first',
    'hilang dari rekening koran',
  ],
  'POST ajuan-jurnal/{no_ajuan}/tarik': TAKEN_BACK,
  'POST ajuan-uang/{no_ajuan}/tarik': TAKEN_BACK,
  'POST ajuan-uang/{no_ajuan}/tolak': [
    'engines/document-frame/submitted/decision.tsx',
    'by key',
    'hint',
  ],
  'POST ajuan-jurnal/{no_ajuan}/tolak': [
    'engines/document-frame/submitted/decision.tsx',
    'by key',
    'hint',
  ],
  'POST ajuan-penjualan/{no_ajuan}/tarik': TAKEN_BACK,
  'POST validasi-penjualan/{no_ajuan}/tolak': [
    'engines/document-frame/submitted/decision.tsx',
    'by key',
    'hint',
  ],
  'POST validasi-hutang': CHECK,
  'POST validasi-pembelian': CHECK,
  'POST validasi-titipan': CHECK,
  'POST barang/hancur': DESTROY,
  'POST pembelian/hancur': DESTROY,
  'POST hutang/{no_faktur_hutang}/lelang': [
    'features/hutang/lelang/auction-dialog.tsx',
    'words first',
    '<Waterfall',
  ],
  'POST hutang/{no_faktur_hutang}/kelebihan': [
    'features/hutang/lelang/surplus-dialog.tsx',
    'words first',
    '<SoldFor',
  ],
  'POST hutang/{no_faktur_hutang}/pemberitahuan': [
    'features/hutang/lihat/notice-dialog.tsx',
    'words first',
    'Beri tahu pelanggan',
  ],
  'POST kirim-uang/{no_reff}/reception': RECEIVED,
  'PUT kirim-uang/{no_reff}/reception': RECEIVED,
  'POST transaksi-besar/{nomor}/lapor': [
    'features/transaksi-besar/report-act.tsx',
    'words first',
    'hanya mencatat',
  ],
  'POST chat/send': ['features/layanan/send-nota.tsx', 'words first', 'template_wa'],
  'POST penjualan/{no_faktur_jual}/batal': UNDO,
  'POST pembelian/{no_faktur_beli}/batal': UNDO,
  'POST sortir/{no_sortir}/batal': UNDO,
  'POST kirim-cuci/{no_kirim}/batal': UNDO,
  'POST lebur/{no_lebur}/batal': UNDO,
  'POST wasting-sepuhan': ['features/cuci/close-dialog.tsx', 'words first', 'dicatat hilang'],
  'POST validasi-susut/{no_susut}': [
    'features/susut/judge-dialog.tsx',
    'words first',
    'Validasi susut',
  ],
  'POST tukar-tambah/{no_tukar_tambah}/batal': UNDO,
  'POST hutang/{no_faktur_hutang}/batal': UNDO,
  'POST hutang/{no_faktur_hutang}/batal-lunas': UNDO,
  'POST titipan/{no_titipan}/batal': UNDO,
  'POST cash/mutasi-uang-bank/{no_mutasi}/batal': UNDO,
  'POST cash/mutasi-uang-cash/{no_mutasi}/batal': UNDO,
  'POST uang-kas/{no_kas}/batal': UNDO,
  'POST uang-bank/{no_kas}/batal': UNDO,
  'POST gesek-tunai/{no_gesek}/batal': UNDO,
  'POST kirim-uang/{no_reff}/batal': UNDO,
  'POST saldo-awal/{no_saldo_awal}/batal': UNDO,
  'POST pencairan-non-cash/{no_cair}/batal': UNDO,
  'POST piutang-penjualan/{no_kurang_bayar}/batal': UNDO,
  'POST jurnal/{no_jurnal}/batal': UNDO,
}

const tree = readTree('.')
const screen = (at: string): string => tree.files.get(`apps/web/src/${at}`)?.text ?? ''

/** A question of the kit whose way back has the cursor; a button never asks for it. */
const SIGNS: Readonly<Record<Asks, RegExp>> = {
  'no first': /<ConfirmDialog|danger(: (true|row\.aktif)|\b)|variant="default" onClick/,
  'words first': /<(TextField|MoneyInput|SelectField|EntryDialog)\b/,
  approval: /<AuthorizationDialog/,
  'by key': /useKeys|<Verdict/,
}
const BUTTON = /<Button\b(?:(?!<\/Button)[\s\S])*/g
const isActFirst = (text: string): boolean =>
  (text.match(BUTTON) ?? []).some(
    one => /data-autofocus|autoFocus/.test(one) && !/choose/.test(one),
  )

it('every command is taken back by one that is there, or asks before it is done', () => {
  const judged = [...Object.keys(BACK), ...Object.keys(FINAL)]
  expect(writes.filter(write => !judged.includes(write))).toEqual([])
  expect(judged.filter(write => !writes.includes(write))).toEqual([])
  expect(new Set(judged).size).toBe(judged.length)
  const gone = Object.values(BACK).filter(
    back => back !== AGAIN && back !== LAPSES && !writes.includes(back),
  )
  expect(gone).toEqual([])
})

it.each(Object.entries(FINAL))(
  '%s says what it does, and its act is not first',
  (_, [at, asks, says]) => {
    expect(screen(at)).toMatch(SIGNS[asks])
    expect(screen(at)).toContain(says)
    expect(isActFirst(screen(at))).toBe(false)
  },
)

/** Questions whose Ya has the cursor: nothing is gone by a yes that was not meant. */
const YES_FIRST: Readonly<Record<string, string>> = {
  'features/barang/pindah/move-tray-screen.tsx': 'the pieces move back',
  'features/setting-nota/use-designer.ts': 'the version before comes back',
  'features/pajak/file-panel.tsx': 'a file is made anew',
  'features/timbang-baki/use-timbang.ts': 'what was weighed stays in the report',
  'lib/day/begun-day.ts': 'Simpan was pressed; the day is told',
  'shell/frame/dialogs/told-dialogs.tsx': 'the page is read anew',
  'shell/frame/user/user-items.tsx': 'who goes comes in again',
  'shell/login/login-page.tsx': 'the password is asked for again',
}

it('a question puts the cursor on Ya only where it is named', () => {
  const found = tree.code
    .filter(({ path, isTest }) => path.startsWith('apps/web/src/') && !isTest)
    .filter(({ path }) => path !== 'apps/web/src/kit/dialogs/notify.ts')
    .filter(({ text }) =>
      [...text.matchAll(/\bconfirm\(\{((?:[^{}]|\{[^{}]*\})*)\}\)/g)].some(
        ([, asked = '']) => !/\bdanger\b/.test(asked),
      ),
    )
    .map(({ path }) => path.slice('apps/web/src/'.length))
  expect(found.sort()).toEqual(Object.keys(YES_FIRST).sort())
})

it('the way back of a dialog with content has the cursor, whatever it holds', () => {
  const text = screen('kit/dialogs/confirm-dialog.tsx')
  expect(text).toMatch(/onClick=\{props\.onNo\}[^>]*data-autofocus/)
})
