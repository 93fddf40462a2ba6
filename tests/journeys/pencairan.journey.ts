import { expect, type Page, test } from '@playwright/test'
import { approve, atWork, byHand, logIn, main, open, seriousFindings, watchErrors } from './shop.ts'

// Card money of BDG, paid out by its acquirer: chosen at the keyboard, the statement typed.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let owner: Page
let spv: Page
let errors: string[] = []
const numbers: string[] = []
/** What their slips begin with; no other payment does. */
const CODE = 'UJI884'

test.beforeAll(async ({ browser }) => {
  kasir = await (await browser.newContext()).newPage()
  owner = await (await browser.newContext()).newPage()
  await logIn(kasir, 'KASIR-BDG')
  await logIn(owner, 'OWNER')
  for (const jumlah of [300_000, 450_000, 250_000]) {
    const card = {
      cara: 'DEBIT',
      kode_bank: 'BCA',
      kartu_akhir: '4021',
      kode_setuju: `${CODE}${String(jumlah)}`,
    }
    const { no_titipan } = await sent<{ no_titipan: string }>(kasir, 'api/v1/titipan', {
      customer: { nama: 'Ibu Lestari', telp: '0812 7000 4412' },
      pembayaran: [{ ...card, jumlah }],
      total: jumlah,
    })
    numbers.push(no_titipan)
  }
  await sent(owner, 'toko/BDG/api/v1/validasi-non-cash', {
    tgl_mutasi: new Date().toISOString().slice(0, 10),
    no_referensi: 'BATCH 131',
    baris: numbers.slice(0, 2).map(nomor => ({ nomor, baris: 1 })),
  })
  spv = await atWork(browser, 'SPV-BDG', '/SubMenuUang')
  errors = watchErrors(spv)
})
test.afterAll(async () => {
  for (const page of [kasir, owner, spv]) await page?.context().close()
})

/** Sends a command as the one who is logged in there. */
const sent = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([path, body]) => {
      const { token } = JSON.parse(localStorage.getItem('userdata') ?? '{}') as { token: string }
      const answer = await fetch(`/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    },
    [path, body] as const,
  )

const rows = () => main(spv).getByRole('table').locator('tbody').getByRole('row')
const rowOf = (nomor: string) => rows().filter({ hasText: nomor })
const bar = () => main(spv).getByRole('region', { name: 'Pencairan non cash' })

/** What the statement says came in. */
async function stated(digits: string): Promise<void> {
  await bar().getByLabel('Uang masuk').focus()
  await spv.keyboard.press('Control+a')
  await byHand(spv, digits)
}

test('what was found is picked, the statement wins, and its difference wants words', async () => {
  await main(spv).getByRole('link', { name: 'Pencairan Non Cash' }).press('Enter')
  await main(spv).getByRole('button', { name: /^BCA/ }).click()
  await main(spv).getByRole('searchbox').fill(CODE)
  await expect(rows()).toHaveCount(3)
  expect(await seriousFindings(spv)).toEqual([])
  // What nobody has found yet has no box.
  await expect(rowOf(numbers[2] ?? '').getByRole('checkbox')).toHaveCount(0)
  for (const nomor of numbers.slice(0, 2)) {
    await rowOf(nomor).focus()
    await spv.keyboard.press('Space')
  }
  await expect(bar().getByRole('status')).toContainText('750,000')
  // Less one percent, which BCA keeps of debit cards.
  await expect(bar().getByLabel('Uang masuk')).toHaveValue(/742,500/)
  await stated('741000')
  await expect(bar()).toContainText('9,000')
  await spv.keyboard.press('F10')
  await expect(bar()).toContainText('Harus Diisi')
  await expect(bar()).toContainText('Tulis sebab selisih MDR')
  await bar().getByLabel('Masuk ke rekening').selectOption({ index: 1 })
  await bar().getByLabel('No referensi').fill('CR 0131')
  await bar().getByLabel('Sebab selisih').fill('Biaya mesin')
  // Far off the rate it is not for one alone to say; given up, what was typed stays.
  await stated('700000')
  await spv.keyboard.press('F10')
  const asked = spv.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  for (const said of ['Biaya non cash di luar tarif', 'Rp 700,000', 'Rp 50,000', 'Biaya mesin']) {
    await expect(asked).toContainText(said)
  }
  await asked.getByRole('button', { name: 'Batal' }).press('Enter')
  await stated('741000')
  await spv.keyboard.press('F10')
  await expect(rows()).toHaveCount(1)
  await expect(bar().getByRole('status')).toHaveText('Rp 0')
})

test('it is looked up with its payments and its journal, and taken back', async () => {
  await open(spv, '/lihat-pencairan')
  await main(spv).getByRole('searchbox').fill('CR 0131')
  await expect(rows()).toHaveCount(1)
  await rows().first().click()
  const drawer = spv.getByRole('dialog', { name: /Pencairan non cash CN-BDG/ })
  for (const said of [...numbers.slice(0, 2), '741,000', '9,000', 'Beban MDR', 'Piutang EDC']) {
    await expect(drawer).toContainText(said)
  }
  expect(await seriousFindings(spv)).toEqual([])
  await spv.keyboard.press('Alt+X')
  await spv.getByLabel('Alasan pembatalan').fill('Salah rekening')
  await spv.keyboard.press('F10')
  await approve(spv)
  await expect(rows().first()).toContainText('Batal')
  await open(spv, `/pencairan-non-cash?penerbit=BCA&q=${CODE}`)
  await expect(rows()).toHaveCount(3)
})

test('on a phone nothing is wider than it', async () => {
  await spv.setViewportSize({ width: 390, height: 844 })
  await expect(bar()).toBeVisible()
  expect(await seriousFindings(spv)).toEqual([])
  const wide = await spv.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  expect(errors).toEqual([])
})
