import type { MasterDefinition } from '@kencana/contract/kit/master'
import { MASTERS } from '@kencana/contract/masters/registry'
import { MENU, menuNodes } from '@kencana/contract/menu'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { readTree } from '../../tools/tidy/tree.ts'
import { boughtBack, sentAway } from '../journeys/bought-pieces.ts'
import { hold, intercept } from '../journeys/intercept.ts'
import { burst, handIsBack } from '../journeys/scanner.ts'
import { atWork, byHand, main, open, scan, scanField } from '../journeys/shop.ts'
import { A_FIELD_OF } from './fields-of-figures.ts'
import {
  answered,
  atLeastOneOf,
  copyOver,
  figures,
  goTo,
  TRIED_OUT,
  walked,
  walkFigures,
} from './figures.ts'
import { openGoldRow } from './journal-rows.ts'

// What is typed, pasted or scanned into a field of figures, at the till and everywhere else.

let till: Page
let stock: string[] = []

test.beforeAll(async ({ browser }) => {
  till = await atWork(browser, 'KASIR-SBY', '/transaksi-penjualan')
  stock = await atLeastOneOf(till, 'barang?kode_kadar=750&limit=40')
})
test.afterAll(() => till?.context().close())

const lines = () => till.getByRole('table', { name: 'Barang di nota' })
const cash = () => till.getByLabel('Jumlah Tunai')
const sold = () => main(till).getByRole('status', { name: 'Penjualan tersimpan' })
const discount = () => till.getByLabel('Potongan nota')
const next = (): string => stock.pop() ?? ''

/** A scan while a field has the cursor: the piece is on the nota, the field as it was. */
async function scanInto(field: Locator): Promise<void> {
  const before = await field.inputValue()
  const piece = next()
  await field.focus()
  await burst(till, piece)
  await expect(lines()).toContainText(piece)
  await expect(field).toHaveValue(before)
  await handIsBack(till)
}

test('a scan goes onto the nota from every field of the till, and is never a figure', async () => {
  await expect(scanField(till)).toBeFocused()
  await scan(till, next())
  await expect(lines().getByRole('row')).toHaveCount(2)
  await till.keyboard.press('Alt+1')
  await expect(cash()).toBeFocused()
  await scanInto(cash())
  await scanInto(discount())
  await scanInto(till.getByLabel('Sales', { exact: true }))
  await till.keyboard.press('F2')
  const editor = till.getByRole('dialog', { name: 'Harga barang' })
  const piece = (await editor.locator('p').first().textContent()) ?? ''
  await scanInto(editor.getByLabel('Harga jual'))
  await expect(editor, 'the Enter of a scan submits nothing').toBeVisible()
  await expect(editor.locator('p').first(), 'still the line it was opened for').toHaveText(piece)
  await editor.getByRole('button', { name: 'Batal' }).click()
  await till.keyboard.press('F3')
  const payer = till.getByRole('dialog', { name: 'Pelanggan' })
  await scanInto(payer.getByLabel('Nama'))
  await expect(payer).toBeVisible()
  await payer.getByRole('button', { name: 'Tutup' }).click()
  await expect(lines().getByRole('row')).toHaveCount(7)
})

test('digits show at once, a quick hand stays a hand, and what is refused stays', async () => {
  await cash().focus()
  await till.keyboard.press('ControlOrMeta+a')
  await cash().evaluate((field: HTMLInputElement) => {
    const keep = () => field.setAttribute('data-at-keyup', field.value)
    field.addEventListener('keyup', keep, { once: true })
  })
  await till.keyboard.press('1')
  await expect(cash()).toHaveAttribute('data-at-keyup', 'Rp. 1 ,-')
  await byHand(till, '500000')
  await till.keyboard.press('Enter')
  await expect(cash()).toHaveValue('Rp. 1,500,000 ,-')
  await expect(scanField(till)).toBeFocused()
  await scan(till, '99999999')
  const refused = till.getByRole('alert').filter({ hasText: '99999999' })
  await expect(refused).toBeVisible()
  const good = next()
  await scan(till, good)
  await expect(lines()).toContainText(good)
  await expect(refused, 'until it has been read').toBeVisible()
  await refused.getByRole('button', { name: 'Sudah dibaca' }).click()
  await expect(refused).toBeHidden()
})

test('F10 that comes before the scanned piece is kept', async () => {
  const late = next()
  const answer = await hold(till, `**/api/v1/barang/${late}`)
  let asked = 0
  await intercept(till, '**/api/v1/penjualan', async route => {
    if (route.request().method() === 'POST') asked += 1
    await route.abort()
  })
  await till.keyboard.press('F4')
  await byHand(till, 'a')
  await till.getByRole('option').first().click()
  // Exact cash: what is due for the late piece has to be in it as well.
  await cash().focus()
  await till.keyboard.press('Alt+Delete')
  await till.keyboard.press('Alt+1')
  await till.keyboard.press('Enter')
  await scan(till, late)
  await till.keyboard.press('F10')
  const waits = till.getByText(`Menunggu ${late}, lalu nota disimpan`)
  await expect(waits).toBeVisible()
  await till.keyboard.press('F2')
  await expect(waits, 'something else is done meanwhile').toBeHidden()
  await expect(till.getByText('Tekan F10 lagi')).toBeVisible()
  await till.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await till.keyboard.press('F10')
  await expect(waits).toBeVisible()
  expect(asked).toBe(0)
  answer()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await till.unrouteAll({ behavior: 'ignoreErrors' })
  // The command is sent again until it is answered: what comes next begins on a nota of its own.
  await expect(sold()).toBeVisible({ timeout: 20_000 })
  await till.keyboard.press('Enter')
  await expect(sold()).toBeHidden()
})

test('money is pasted in the forms people use, and what can be two figures is asked', async () => {
  await open(till, '/transaksi-penjualan')
  const field = discount()
  await copyOver(field, 'Rp. 1.000.000,00')
  await expect(field).toHaveValue('Rp. 1,000,000 ,-')
  await copyOver(field, '1000000')
  await expect(field, 'over itself').toHaveValue('Rp. 1,000,000 ,-')
  await copyOver(field, 'satu juta')
  await expect(till.getByText('“satu juta” bukan angka yang jelas')).toBeVisible()
  await expect(till.getByRole('alertdialog')).toHaveCount(0)
  await expect(field).toHaveValue('Rp. 1,000,000 ,-')
  await copyOver(field, '1.500,000')
  const question = till.getByRole('alertdialog')
  await expect(question).toContainText('dapat berarti dua angka')
  await question.getByRole('button', { name: 'Rp. 1,500 ,-' }).click()
  await expect(field).toHaveValue('Rp. 1,500 ,-')
  await field.focus()
  await till.keyboard.press('ControlOrMeta+a')
  await byHand(till, '2,5')
  await till.keyboard.press('F10')
  await expect(main(till).getByText('“2,5” bukan bilangan bulat')).toBeVisible()
  await till.keyboard.press('ControlOrMeta+a')
  await till.keyboard.press('Backspace')
  await expect(field).toHaveValue('')
})

/** What a screen shows only when it is asked to: each is opened, walked and closed again. */
const MORE: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  '/data-barang': async page => {
    await main(page).locator('tr[data-opens]').first().click()
    await page.getByRole('button', { name: 'Ubah', exact: true }).first().click()
    await expect(page.getByRole('dialog').getByLabel('Mode Harga')).toBeVisible()
    return inDialog(page, 'a piece that is edited')
  },
  '/transaksi-penjualan': async page => {
    const [piece = ''] = await atLeastOneOf(page, 'barang?kode_kadar=750&limit=40')
    await scan(page, piece)
    await expect(main(page).getByRole('table', { name: 'Barang di nota' })).toContainText(piece)
    await everyWayToPay(page, main(page))
    const tenders = await walkFigures(page, main(page), 'a nota that is paid')
    await page.keyboard.press('F2')
    await expect(page.getByRole('dialog', { name: 'Harga barang' })).toBeVisible()
    const price = await inDialog(page, 'the price of a piece')
    await main(page).getByRole('button', { name: 'Kosongkan' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()
    await expect(main(page)).toContainText('Belum ada barang')
    return tenders + price
  },
  '/transaksi-pembelian': async page => {
    await expect(page.getByLabel('Pindai atau ketik nomor nota')).toBeFocused()
    await page.keyboard.press('Alt+b')
    await expect(main(page).getByLabel('Berat timbang')).toBeVisible()
    for (const way of [4, 6]) await page.keyboard.press(`Alt+${way}`)
    await expect(main(page).getByLabel(/^Jumlah /)).toHaveCount(2)
    const count = await walkFigures(page, main(page), 'gold that is bought')
    await page.keyboard.press('Alt+k')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()
    await expect(main(page).getByLabel('Berat timbang')).toHaveCount(0)
    return count
  },
  '/parameter-aturan-beli': async page => {
    await main(page).getByRole('list', { name: 'Daftar aturan' }).getByText('C2-TUA').click()
    const rule = page.getByRole('dialog', { name: 'Ubah aturan C2-TUA' })
    await expect(rule.getByLabel('Persen dari harga')).toBeVisible()
    return inDialog(page, 'a rule of buying')
  },
  '/lihat-hutang': async page => {
    await main(page).locator('tr[data-opens]', { hasText: 'Aktif' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tebus/ })
      .click()
    await everyWayToPay(page, page.getByRole('dialog', { name: /^Tebus / }))
    const redeemed = await inDialog(page, 'a loan that is redeemed')
    await page.getByRole('button', { name: 'Perpanjang' }).click()
    await expect(page.getByLabel('Jumlah pinjaman baru')).toBeVisible()
    return redeemed + (await inDialog(page, 'a loan that is renewed'))
  },
  '/piutang-penjualan': async page => {
    await page.keyboard.press('F6')
    return inDialog(page, 'a short payment that is written down')
  },
  '/lihat-titipan': async page => {
    await page.keyboard.press('F12')
    const taking = page.getByRole('dialog', { name: 'Terima titipan' })
    await taking.getByLabel('Jumlah titipan').fill('500000')
    await everyWayToPay(page, taking)
    const taken = await inDialog(page, 'a deposit that is taken')
    await main(page).locator('tr[data-opens]', { hasText: 'Terbuka' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Kembalikan/ })
      .click()
    await expect(page.getByLabel('Jumlah dikembalikan')).toBeVisible()
    return taken + (await inDialog(page, 'a deposit that is given back'))
  },
  '/mutasi-uang-bank': page => inOpened(page, 'money between two accounts'),
  '/uang-kas': page => inOpened(page, 'money of a drawer'),
  '/kirim-uang-pusat': page => inOpened(page, 'money to another store'),
  '/gesek-tunai': page => inOpened(page, 'cash against a card', 'Digesek Rp'),
  '/harga-emas-pusat': async page => {
    await expect(page.getByRole('contentinfo')).toContainText('F6')
    await page.keyboard.press('F6')
    await page.getByRole('dialog').getByLabel('Cara').selectOption('RUPIAH')
    const moved = await inDialog(page, 'prices that move')
    await main(page)
      .getByRole('button', { name: /^Ubah .* di semua toko$/ })
      .first()
      .click()
    await expect(page.getByLabel('Harga Jual', { exact: true })).toBeVisible()
    return moved + (await inDialog(page, 'a price of all stores'))
  },
  '/validasi-non-cash': async page => {
    await main(page).locator('tr[data-opens]').first().click()
    await expect(page.getByRole('dialog').getByLabel('Menurut mutasi')).toBeVisible()
    return inDialog(page, 'a payment that is found')
  },
  '/jurnal-umum': page => openGoldRow(page).then(() => inDialog(page, 'a journal by hand')),
  '/sortir-pembelian': async page => {
    const [piece] = await boughtBack(page, 1)
    await burst(page, piece?.kode_barcode ?? '')
    await expect(main(page).getByLabel('Berat sortir')).toBeFocused()
    return walkFigures(page, main(page), 'a bought piece that is sorted')
  },
  '/terima-barang-cuci': async page => {
    await burst(page, await sentAway(page))
    await expect(main(page).getByLabel('Berat kembali')).toBeFocused()
    return walkFigures(page, main(page), 'a piece that a craftsman gives back')
  },
  '/timbang-baki': async page => {
    await burst(page, 'A01')
    await expect(main(page).getByLabel('Berat timbang')).toBeFocused()
    return walkFigures(page, main(page), 'a tray on the scale')
  },
  '/setting-nota': async page => {
    await page.locator('[data-element="terima-kasih"]').click()
    await expect(main(page).getByLabel('X', { exact: true })).toBeVisible()
    return walkFigures(page, main(page), 'an element of a paper')
  },
}

/** A row for every way to pay, each with its amount. */
async function everyWayToPay(page: Page, part: Locator): Promise<void> {
  await expect(part.getByRole('button', { name: /^Tunai/ })).toBeEnabled()
  for (const way of [1, 2, 3, 4, 5]) await page.keyboard.press(`Alt+${way}`)
  await expect(part.getByLabel(/^Jumlah (?!pinjaman|titipan)/)).toHaveCount(5)
}

/** Opens what F6 opens, walks and leaves it. */
async function inOpened(page: Page, where: string, label = 'Jumlah Rp'): Promise<number> {
  await expect(page.getByRole('contentinfo'), 'the key is told once it works').toContainText('F6')
  await page.keyboard.press('F6')
  await expect(page.getByRole('dialog').getByLabel(label)).toBeVisible()
  return inDialog(page, where)
}

/** Walks the topmost dialog and leaves it. */
async function inDialog(page: Page, where: string): Promise<number> {
  const open = page.getByRole('dialog')
  const [dialog, others] = [open.last(), (await open.count()) - 1]
  const count = await walkFigures(page, dialog, where)
  expect(count, where).toBeGreaterThan(0)
  const leave = dialog.getByRole('button', { name: /^(Batal|Tutup)$/ }).last()
  await leave.click()
  await expect(open).toHaveCount(others)
  return count
}

const WEB = 'apps/web/src/'
const OF_FIGURES = /<(?:Money|Weight|Number|Figure)Input\b/

/** Reports are lists with filters: no figure is typed there. Masters are walked with their form. */
const SCREENS = [...new Set(menuNodes(MENU).flatMap(node => node.path ?? []))].filter(
  path => !path.startsWith('/laporan-') && MASTERS.every(master => master.path !== path),
)
const figuresOf = ({ fields }: MasterDefinition) =>
  Object.values(fields).filter(field => 'min' in field).length

/** Screens known to have figures as soon as they stand: these are waited for; others are found. */
const KNOWN = [
  '/transaksi-penjualan',
  '/data-barang',
  '/tambah-data-barang',
  '/tambah-barang-banyak',
  '/transaksi-hutang',
  '/master-parameter-harga-emas',
  '/tutup-toko',
  '/pengalihan-saldo-uang',
  '/validasi-non-cash',
  '/pencairan-non-cash',
  '/setting-nota',
  '/setting-nota-slip',
  '/settingsystem',
]

/** Walks screens one after the other; the answer: those that were refused, those with figures. */
async function walkScreens(page: Page, paths: readonly string[]) {
  const waited = answered(page)
  const [refused, found]: [string[], string[]] = [[], []]
  for (const path of paths) {
    await goTo(page, path)
    if (await main(page).getByRole('heading', { name: 'Akses ditolak' }).count()) {
      refused.push(path)
      continue
    }
    await waited(path)
    if (KNOWN.includes(path))
      await expect(figures(main(page)).first(), path).toBeVisible({ timeout: 20_000 })
    const count = (await walkFigures(page, main(page), path)) + ((await MORE[path]?.(page)) ?? 0)
    if (count > 0) found.push(path)
  }
  return { refused, found }
}

const found: string[] = []
/** Some of the screens each: all at once take longer than a test may. */
const PARTS = [1, 2, 3]
for (const part of PARTS) {
  test(`comma, dot, paste and scan mean the same in every figure, ${part}`, async ({ browser }) => {
    let left = SCREENS.filter((_, at) => at % PARTS.length === part - 1)
    for (const user of ['SPV-SBY', 'OWNER', 'ADMIN-PUSAT']) {
      const page = await atWork(browser, user, '/home')
      const walked = await walkScreens(page, left)
      await page.context().close()
      left = walked.refused
      found.push(...walked.found)
    }
    expect(left, 'screens that nobody sees').toEqual([])
  })
}

test('… and in the form of every master, and beside it', async ({ browser }) => {
  const page = await atWork(browser, 'OWNER', '/home')
  const waited = answered(page)
  const hasFigures = (one: MasterDefinition) => !one.readOnly && figuresOf(one) > 0
  for (const master of MASTERS.filter(one => hasFigures(one) || one.path in TRIED_OUT)) {
    const beside = TRIED_OUT[master.path]
    await goTo(page, master.path)
    await waited(master.path)
    if (beside !== undefined) await expect(main(page).getByLabel(beside)).toBeVisible()
    await walkFigures(page, main(page), master.path)
    if (!hasFigures(master)) continue
    await page.keyboard.press('Insert')
    const form = page.getByRole('dialog')
    await expect(form.locator('[data-figure-field]'), master.path).toHaveCount(figuresOf(master))
    await walkFigures(page, form, `${master.path}, its form`)
    await form.getByRole('button', { name: 'Batal' }).click()
    await expect(form).toHaveCount(0)
  }
  await page.context().close()
})

test('no source of figures was left out', () => {
  expect(found).toEqual(expect.arrayContaining([...KNOWN, ...Object.keys(MORE)]))
  const sources = [...readTree(process.cwd()).files.values()]
    .filter(({ path, text }) => path.startsWith(WEB) && OF_FIGURES.test(text))
    .map(({ path }) => path.slice(WEB.length))
  const known = Object.keys(A_FIELD_OF).sort()
  expect(sources.filter(path => !path.startsWith('kit/')).sort()).toEqual(known)
  const names = [...walked]
  const missed = Object.entries(A_FIELD_OF).filter(([, name]) => !names.some(one => name.test(one)))
  expect(missed, names.join(' | ')).toEqual([])
})
