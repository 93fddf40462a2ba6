import { expect, test } from 'vitest'
import { foundInWeb, judgedIn } from './judged-places.ts'

// `showProblem` tells a no in the dialog of doc2, which closes by itself after three seconds. Who
// looked away must lose nothing by it: each place of a screen that tells one so is judged here. A
// no that is missed otherwise stays beside its act (`refused` of use-command, as in undo).

/** What was typed or chosen stays as it was; the same act says the same again. */
const STAYS = 'the form stays, the same act says it again'
/** The faults stand at their fields besides. */
const AT_FIELDS = 'faults stay at their fields, the form stays'
/** A file, a paper or a list was asked for: it is not there, and asking again says why. */
const FETCHED = 'nothing came, asking again says it'
/** One press upon a row: the row stands as it was. */
const UNDONE = 'the row stands as before, the same press says it again'
/** A question stands behind it until it is answered. */
const ASKED = 'a question follows and waits'
/** Somebody else was faster: what is shown is read anew, and says so. */
const OTHERS = 'what stands there now says it'

const JUDGED: Readonly<Record<string, readonly string[]>> = {
  // Without the reader a password is asked for.
  'engines/approval/use-finger.ts': [STAYS, STAYS],
  'engines/document-frame/entry/person/named-customer.ts': [FETCHED],
  // The card of what was saved stays, with the act that prints it again.
  'engines/document-frame/paper/use-paper-print.ts': [FETCHED, FETCHED],
  'engines/document-frame/pick/use-picked.ts': [FETCHED],
  'engines/document-frame/use-command.ts': [STAYS],
  'engines/entry/use-entry-sending.tsx': [AT_FIELDS],
  'engines/master-screen/form/use-save-row.ts': [STAYS, AT_FIELDS, OTHERS],
  'engines/master-screen/master-screen.tsx': [UNDONE, FETCHED],
  'engines/master-screen/plan/use-import.ts': [STAYS],
  'engines/master-screen/send/use-send.ts': [STAYS],
  'engines/piece-scan/piece-field.tsx': [STAYS],
  'engines/report-screen/report-files.tsx': [FETCHED],
  'engines/report-screen/rows/use-more.ts': [FETCHED],
  'aturan-beli/use-rules.ts': [ASKED],
  'barang/cetak/print-barcode-screen.tsx': [FETCHED],
  'barang/cetak/print-file.ts': [FETCHED],
  'barang/cetak/slip-button.tsx': [FETCHED],
  'barang/daftar/edit-piece.tsx': [AT_FIELDS],
  'barang/daftar/piece-picture.tsx': [UNDONE],
  'barang/marketplace/offer-piece.tsx': [AT_FIELDS],
  'barang/marketplace/offer-section.tsx': [UNDONE],
  'barang/tambah/upload-panel.tsx': [FETCHED],
  'berita/news-panel.tsx': [UNDONE],
  'berita/use-news.ts': [AT_FIELDS],
  'ekspor/export-screen.tsx': [STAYS],
  'ekspor/job-list.tsx': [FETCHED, UNDONE],
  'harga-emas/pusat/planned-panel.tsx': [UNDONE],
  'kirim-uang/receive-dialog.tsx': [STAYS],
  'layanan/send-nota.tsx': [STAYS],
  'layanan/use-service.ts': [AT_FIELDS, FETCHED],
  'operasi/stuck-messages.tsx': [UNDONE],
  'pajak/file-panel.tsx': [FETCHED],
  'pengaturan/system/use-save.ts': [AT_FIELDS],
  'pengaturan/toko/portals.tsx': [UNDONE],
  'pengaturan/toko/use-store.ts': [AT_FIELDS],
  // A deposit that changed: its new balance stands in the row.
  'penjualan/till/save/next-to-nota.ts': [STAYS],
  'penjualan/till/save/use-held.ts': [STAYS, UNDONE],
  // The file is chosen again, and refused again with the same words.
  'rekening-koran/berkas/use-koran-file.ts': [FETCHED],
  'ringkasan/awal/first-steps.tsx': [UNDONE],
  'saldo-awal/kind-panel.tsx': [FETCHED],
  'saldo-awal/label-buttons.tsx': [FETCHED],
  'saldo-awal/use-try.ts': [FETCHED],
  'setting-nota/designer-head.tsx': [FETCHED],
  'setting-nota/use-save.ts': [ASKED],
  'sidik/device-dialog.tsx': [STAYS],
  'sidik/enrol-dialog.tsx': [STAYS],
  'sidik/fingerprint-panels.tsx': [UNDONE],
  'titipan/calls.ts': [STAYS],
  'tutup-toko/terakhir/last-closing.tsx': [FETCHED],
  'users/akses/akses-editor.tsx': [FETCHED],
  'users/akses/use-akses.ts': [STAYS],
  'users/data-users-screen.tsx': [UNDONE],
  'users/use-save-user.ts': [AT_FIELDS],
  'users/user-acts.tsx': [UNDONE, UNDONE],
}

test('each no of a screen that closes by itself may be missed', () => {
  const place = /^apps\/web\/src\/(?:features\/|(?=shell\/|engines\/))(.*)$/
  expect(foundInWeb(place, /\bshowProblem\b/g).sort()).toEqual(judgedIn(JUDGED).sort())
})
