import { expect, type Page, test } from '@playwright/test'
import { intercept } from './intercept.ts'
import { approve, atWork, byHand, logIn, main, open, seriousFindings, watchErrors } from './shop.ts'

// Card payments of BDG, found on the machine's slip by the supervisor at the keyboard alone.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let spv: Page
let errors: string[] = []
const numbers: string[] = []
/** What their slips begin with; no other payment does. */
const CODE = 'UJI771'

test.beforeAll(async ({ browser }) => {
  kasir = await (await browser.newContext()).newPage()
  await logIn(kasir, 'KASIR-BDG')
  for (const jumlah of [300_000, 450_000, 250_000]) numbers.push(await depositByCard(jumlah))
  spv = await atWork(browser, 'SPV-BDG', '/SubMenuValidasi')
  errors = watchErrors(spv)
})
test.afterAll(async () => {
  for (const page of [kasir, spv]) await page?.context().close()
})

async function depositByCard(jumlah: number): Promise<string> {
  const kode_setuju = `${CODE}${String(jumlah)}`
  const body = {
    customer: { nama: 'Ibu Lestari', telp: '0812 7000 4412' },
    pembayaran: [{ cara: 'DEBIT', kode_bank: 'BCA', kartu_akhir: '4021', kode_setuju, jumlah }],
    total: jumlah,
  }
  return kasir.evaluate(async said => {
    const { token } = JSON.parse(localStorage.getItem('userdata') ?? '{}') as { token: string }
    const answer = await fetch('/api/v1/titipan', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(said),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return ((await answer.json()) as { no_titipan: string }).no_titipan
  }, body)
}

const rows = () => main(spv).getByRole('table').locator('tbody').getByRole('row')
const rowOf = (nomor: string) => rows().filter({ hasText: nomor })
const bar = () => main(spv).getByRole('region', { name: 'Pencocokan' })

test('two of three are picked by Space beside the statement’s total, and kept by F10', async () => {
  await main(spv).getByRole('link', { name: 'Validasi Non Cash' }).press('Enter')
  // The arrows go at once.
  await expect(rows().first()).toBeFocused()
  expect(await seriousFindings(spv)).toEqual([])
  await main(spv).getByRole('searchbox').press('Control+a')
  await spv.keyboard.type(CODE)
  await expect(rows()).toHaveCount(3)
  await rowOf(numbers[0] ?? '').focus()
  await spv.keyboard.press('Space')
  await spv.keyboard.press('ArrowDown')
  await spv.keyboard.press('Space')
  await expect(bar().getByRole('status')).toContainText('750,000')
  await bar().getByLabel('Total mutasi').focus()
  await byHand(spv, '740000')
  await expect(bar()).toContainText('-10,000')
  await bar().getByLabel('Total mutasi').focus()
  await spv.keyboard.press('Control+a')
  await byHand(spv, '750000')
  await spv.keyboard.press('F10')
  // What it is matched with is asked for, and nothing else.
  await expect(bar().getByLabel('No referensi')).toBeFocused()
  await byHand(spv, 'BATCH 118')
  await spv.keyboard.press('F10')
  await expect(rows()).toHaveCount(1)
  await expect(rowOf(numbers[2] ?? '')).toBeVisible()
})

test('one with another amount wants words; somebody who was faster is named', async () => {
  await rowOf(numbers[2] ?? '').focus()
  await spv.keyboard.press('Enter')
  const drawer = spv.getByRole('dialog', { name: numbers[2] ?? '' })
  await drawer.getByLabel('No referensi').fill('BATCH 118')
  await drawer.getByLabel('Menurut mutasi').fill('245000')
  await spv.keyboard.press('F10')
  await expect(drawer).toContainText('Harus Diisi')
  await drawer.getByLabel('Keterangan').fill('Tergesek kurang 5.000')
  expect(await seriousFindings(spv)).toEqual([])
  await spv.keyboard.press('F10')
  await expect(drawer).toBeHidden()
  await main(spv).getByLabel('Status').selectOption('SELISIH')
  await expect(rowOf(numbers[2] ?? '')).toContainText('Beda jumlah')
})

test('a tick is taken back with an approval, and the payment waits again', async () => {
  await main(spv).getByLabel('Status').selectOption('COCOK')
  await rowOf(numbers[0] ?? '').focus()
  await spv.keyboard.press('Enter')
  const drawer = spv.getByRole('dialog', { name: numbers[0] ?? '' })
  await expect(drawer).toContainText('BATCH 118')
  await spv.keyboard.press('Alt+X')
  await spv.getByLabel('Alasan pembatalan').fill('Salah batch')
  // Who may approve is told late: a quick hand has pressed F10 by then, and is heard.
  await intercept(spv, '**/authorization/penyetuju', async route => {
    await new Promise(done => setTimeout(done, 2_000))
    await route.continue()
  })
  await spv.keyboard.press('F10')
  await approve(spv)
  await spv.unrouteAll({ behavior: 'wait' })
  await expect(rowOf(numbers[0] ?? '')).toHaveCount(0)
  await main(spv).getByLabel('Status').selectOption('BELUM')
  await expect(rowOf(numbers[0] ?? '')).toContainText('Belum dicocokkan')
})

test('what another ticked meanwhile can be laid back; refused, what was typed stays', async ({
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage()
  await logIn(owner, 'OWNER')
  numbers.push(await depositByCard(200_000))
  const [, , , first = '', second = ''] = [...numbers, await depositByCard(220_000)]
  /** Looked for by its number, which nobody has read before: what stands is read anew. */
  const pick = async (nomor: string) => {
    await main(spv).getByLabel('Status').selectOption('BELUM')
    await main(spv).getByRole('searchbox').fill(nomor)
    await expect(rows()).toHaveCount(1)
    await rowOf(nomor).focus()
    await spv.keyboard.press('Space')
  }
  await pick(first)
  await expect(bar().getByRole('status')).toContainText('200,000')
  await tickBy(owner, first)
  await main(spv).getByLabel('Status').selectOption('ALL')
  await expect(rowOf(first)).toContainText('Cocok')
  await expect(bar().getByRole('status')).toContainText('200,000')
  await rowOf(first).focus()
  await spv.keyboard.press('Space')
  await expect(bar()).toHaveCount(0)

  await pick(second)
  await expect(bar().getByRole('status')).toContainText('220,000')
  await bar().getByLabel('Total mutasi').focus()
  await byHand(spv, '220000')
  await bar().getByLabel('No referensi').fill('BATCH 119')
  await tickBy(owner, second)
  await spv.keyboard.press('F10')
  await expect(main(spv).getByRole('alert')).toContainText('sudah dicocokkan OWNER')
  await main(spv).getByRole('button', { name: 'Tutup' }).click()
  await expect(bar().getByRole('status')).toHaveText('Rp 0')
  await expect(bar().getByLabel('Total mutasi')).toHaveValue(/220,000/)
  await expect(bar().getByLabel('No referensi')).toHaveValue('BATCH 119')
  await main(spv).getByRole('searchbox').fill(CODE)
  await owner.context().close()
})

/** Finds a payment of BDG from another machine. */
const tickBy = (who: Page, nomor: string) =>
  who.evaluate(async nomor => {
    const { token } = JSON.parse(localStorage.getItem('userdata') ?? '{}') as { token: string }
    const answer = await fetch('/toko/BDG/api/v1/validasi-non-cash', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        tgl_mutasi: new Date().toISOString().slice(0, 10),
        no_referensi: 'LAIN',
        baris: [{ nomor, baris: 1 }],
      }),
    })
    const said = (await answer.json()) as { cocok?: number }
    if (said.cocok !== 1) throw new Error(JSON.stringify(said))
  }, nomor)

test('the closing tells what waits, and leads there', async () => {
  await open(kasir, '/tutup-toko')
  const told = main(kasir).getByRole('listitem').filter({ hasText: 'Kartu debit belum dicocokkan' })
  await expect(told).toContainText(/[\d,]+.*sejak \w{3}, \d{1,2} \w{3} \d{4}/)
})

test('the report leads from a payment to its document', async () => {
  await open(spv, '/laporan-non-cash')
  const link = main(spv).getByRole('link', { name: numbers[0] ?? '' })
  await link.focus()
  await spv.keyboard.press('Enter')
  await expect(spv.getByRole('dialog', { name: numbers[0] ?? '' })).toContainText('Ibu Lestari')
})

test('on a telephone, in the dark, everything is there and nothing is wider', async () => {
  await spv.setViewportSize({ width: 390, height: 844 })
  await spv.emulateMedia({ colorScheme: 'dark' })
  await open(spv, '/validasi-non-cash')
  await expect(rows().first()).toBeVisible()
  await rows().first().getByRole('checkbox').check()
  await expect(bar()).toBeVisible()
  expect(await seriousFindings(spv)).toEqual([])
  const wide = await spv.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  expect(errors).toEqual([])
})
