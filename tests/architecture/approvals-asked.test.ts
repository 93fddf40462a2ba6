import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foundInWeb, judgedIn } from './judged-places.ts'

// A supervisor is called over and types a password: nobody asks for that before what can be known
// is checked (A15). Either the server was sent the command and said that an approval is all it
// lacks, or the command was sent without one first, only to hear whether the rules refuse it.

/** Opened by the server's BUTUH_OTORISASI, which comes after every rule. */
const SAID = 'the server said so'
/** `useRefusedFirst`: the command goes out without an approval, and opens this by what it lacks. */
const LOOKED = 'looked first'

const JUDGED: Readonly<Record<string, readonly string[]>> = {
  'engines/chain/send-dialog.tsx': [SAID],
  'engines/counter/counter-approval.tsx': [SAID],
  'engines/document-frame/entry/use-approved-command.tsx': [SAID],
  'engines/document-frame/paper/paper-button.tsx': [SAID],
  'engines/document-frame/undo/use-undo.tsx': [LOOKED],
  'features/barang/pindah/destroy-pieces.tsx': [LOOKED],
  'features/harga-emas/price-board-screen.tsx': [SAID],
  'features/harga-emas/pusat/planned-panel.tsx': [SAID],
  'features/tutup-toko/tutup/closing-lacks.tsx': [SAID],
}

const WEB = /^apps\/web\/src\/(.*)$/

test('each approval is asked for where it is known to be all that lacks', () => {
  expect(foundInWeb(WEB, /<AuthorizationDialog\b/g).sort()).toEqual(judgedIn(JUDGED).sort())
})

test('who says that it looked first does', () => {
  const looks = Object.keys(JUDGED).filter(file => JUDGED[file]?.includes(LOOKED))
  const sources = looks.map(file => readFileSync(`apps/web/src/${file}`, 'utf8'))
  expect(looks).not.toEqual([])
  expect(sources.filter(text => !/= useRefusedFirst\(\)/.test(text))).toEqual([])
  // Nothing else opens by a look of its own.
  expect(foundInWeb(WEB, /= useRefusedFirst\(\)/g)).toEqual(looks.map(file => `${file} 1`))
})
