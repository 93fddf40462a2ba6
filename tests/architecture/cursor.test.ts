import { expect, test } from 'vitest'
import { foundInWeb, judgedIn } from './judged-places.ts'

// A program that moves the cursor takes keys from whoever types. Each place where one does is
// judged here: why it may, or where the cursor goes back to (18 A, kind 3).

/** By a key or a press that asks for it: the person moves it. */
const ASKED = 'the key that asks for it'
/** An act was refused, its first fault is shown. */
const FAULT = 'first fault'
/** What opened has it; the kit gives it back (focus-inside). */
const OPENED = 'opened dialog, given back by the kit'
/** Done here: the next thing that is typed or pressed. */
const NEXT = 'next field'
const BACK = 'gives it back'
/** Nobody is typing: the body has it, or a key that no field would get. */
const NOBODY = 'only where no field has it'
const HANDLE = 'what its screen asks for'

const JUDGED: Readonly<Record<string, readonly string[]>> = {
  'kit/acts/first-fault.ts': [FAULT],
  'kit/acts/form.tsx': [FAULT],
  'kit/dialogs/dialog-host.tsx': [ASKED],
  'kit/dialogs/layer.tsx': [ASKED],
  'kit/dialogs/parts/focus-inside.ts': [OPENED, BACK, BACK],
  'kit/inputs/parts/use-figure.ts': [FAULT],
  'kit/inputs/scan-input.tsx': [HANDLE, NOBODY],
  'kit/keys/field-walk.ts': [ASKED, NEXT],
  'kit/keys/use-first-focus.ts': [NOBODY],
  'kit/keys/use-late-field.ts': [HANDLE, HANDLE],
  'kit/table/table-grid.tsx': [ASKED],
  'engines/approval/authorization-dialog.tsx': [FAULT, OPENED, OPENED, FAULT],
  'engines/approval/finger-state.tsx': [OPENED],
  'engines/chain/chain-grid.tsx': [ASKED],
  'engines/counter/counter-acts.tsx': [ASKED],
  'engines/document-frame/check/verdict.tsx': [FAULT],
  'engines/document-frame/done/done-acts.tsx': [OPENED, NEXT],
  'engines/document-frame/done/done-paper.tsx': [OPENED],
  'engines/document-frame/money/outs/most-input.tsx': [ASKED],
  'engines/document-frame/money/outs/payout-rows.tsx': [ASKED],
  'engines/document-frame/money/tender-rows.tsx': [ASKED, ASKED],
  'engines/document-frame/pick/pick-lines-dialog.tsx': [ASKED],
  'engines/document-frame/pick/pick-screen.tsx': [ASKED],
  'engines/document-frame/pick/use-picked.ts': [NEXT],
  'engines/document-frame/submitted/decision.tsx': [FAULT],
  'engines/entry/entry-dialog.tsx': [NEXT],
  'engines/master-screen/form/master-form.tsx': [FAULT],
  'engines/report-screen/columns/column-choice.tsx': [BACK],
  'engines/weigh-bench/use-bench.ts': [NEXT, NEXT],
  'features/aturan-beli/rule-list.tsx': [ASKED],
  'features/barang/tambah/add-barang-screen.tsx': [NEXT],
  'features/barang/tambah/grid.tsx': [ASKED],
  'features/hutang/lihat/perpanjang/renew-dialog.tsx': [NEXT],
  'features/hutang/lihat/tebus/redeem-dialog.tsx': [NEXT],
  'features/hutang/loket/pledge-rows.tsx': [ASKED],
  'features/non-cash/non-cash-screen.tsx': [NOBODY],
  'features/non-cash/tick-bar.tsx': [FAULT],
  'features/pembelian/counter/counter-screen.tsx': [NEXT],
  'features/pembelian/counter/piece/piece-rows.tsx': [ASKED],
  'features/pembelian/counter/piece/use-nota.ts': [NEXT],
  'features/penjualan/ajuan/ajuan-dialog.tsx': [ASKED],
  'features/penjualan/till/use-till.ts': [NEXT],
  'features/setting-nota/page/page-picture.tsx': [ASKED],
  'features/sortir/move-screen.tsx': [NEXT],

  'features/timbang-baki/timbang-screen.tsx': [NEXT],
  'features/tukar-tambah/till/trade-till.tsx': [ASKED],
  'features/tutup-toko/walked.tsx': [ASKED],
  'features/users/akses/akses-tree.tsx': [ASKED],
  // A record that was chosen opens, and has the cursor; Esc gives it back.
  'shell/frame/global-search.tsx': [OPENED, BACK, BACK, ASKED],
  'shell/frame/menu/menu-entry.tsx': [ASKED, BACK, ASKED],
  // The browser gives back what its own popover took.
  'shell/frame/user/user-menu.tsx': [ASKED, ASKED],
  'shell/login/early-login.ts': [BACK],
  'shell/login/login-page.tsx': [NEXT],
}

test('each place where a program moves the cursor is judged', () => {
  const found = foundInWeb(/^apps\/web\/src\/(.*)$/, /\.(?:focus|blur)\(/g)
  expect(found.sort()).toEqual(judgedIn(JUDGED).sort())
})
