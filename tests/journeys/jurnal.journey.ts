import { expect, type Page, test } from '@playwright/test'
import { approve, atWork, byHand, main, open, seriousFindings } from './shop.ts'

// Journals by hand and closed months: written by the owner, approved by the supervisor of JKT.
test.describe.configure({ mode: 'serial' })

let owner: Page
let spv: Page
let no_ajuan = ''
let no_jurnal = ''

test.beforeAll(async ({ browser }) => {
  owner = await atWork(browser, 'OWNER', '/jurnal-umum?atas_nama=JKT')
  spv = await atWork(browser, 'SPV-JKT', '/validasi-jurnal')
})
test.afterAll(async () => {
  await owner?.context().close()
  await spv?.context().close()
})

const form = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const writing = () => form(owner, 'Tulis jurnal')

/** Chooses an account of a row by what is typed. */
async function account(row: number, text: string): Promise<void> {
  const field = writing().getByRole('combobox', { name: `Akun ${row}`, exact: true })
  await field.fill(text)
  await expect(owner.getByRole('option', { name: new RegExp(text) }).first()).toBeVisible()
  await owner.keyboard.press('Enter')
}

async function figure(label: string, figures: string): Promise<void> {
  await writing().getByLabel(label, { exact: true }).focus()
  await byHand(owner, figures)
}

test('rows say what is wrong with them, and nothing is sent out of balance', async () => {
  await owner.keyboard.press('F6')
  await expect(writing().getByLabel('Keterangan')).toBeFocused()
  await owner.keyboard.press('F10')
  await expect(writing().getByText('Harus Diisi')).toBeVisible()
  await writing().getByLabel('Keterangan').fill('Gaji yang belum dibayar')
  await writing().getByRole('combobox', { name: 'Akun 1', exact: true }).fill('1101')
  await expect(owner.getByRole('option', { name: /1101 .*mengikuti laci/ })).toBeDisabled()
  // Of those that begin alike, what no journal may touch stands last.
  await writing().getByRole('combobox', { name: 'Akun 1', exact: true }).fill('11')
  const refused = async () => {
    const listed = owner.getByRole('option', { name: /^11/ })
    const all = await listed.evaluateAll(rows => rows.map(row => row.ariaDisabled === 'true'))
    return { all, some: new Set(all).size }
  }
  await expect.poll(async () => (await refused()).some).toBe(2)
  const { all } = await refused()
  expect(all).toEqual(all.toSorted((a, b) => Number(a) - Number(b)))
  await account(1, '1101')
  await figure('Debit 1', '4000000')
  await owner.keyboard.press('F10')
  await expect(
    writing().getByText('Kas mengikuti laci: pakai Uang Kas atau Mutasi Uang'),
  ).toBeVisible()
  await account(1, 'Beban Gaji')
  await expect(writing().getByText('Kas mengikuti laci')).toHaveCount(0)
  await expect(writing().getByLabel('Emas masuk 1')).toBeDisabled()
  await account(2, '2101')
  await figure('Kredit 2', '3999999')
  await expect(writing().getByText('Selisih Rp 1, emas 0.000 g')).toBeVisible()
  await figure('Emas keluar 2', '1.5')
  await account(3, '3102')
  await figure('Emas masuk 3', '1.5')
  await owner.keyboard.press('F10')
  await expect(writing().getByText('Selisih Rp 1, emas 0.000 g')).toBeVisible()
  expect(await seriousFindings(owner)).toEqual([])
})

test('what balances in both is submitted, and waits', async () => {
  await writing().getByLabel('Kredit 2', { exact: true }).fill('')
  await figure('Kredit 2', '4000000')
  await expect(writing().getByText('Seimbang: Rp 4,000,000, emas 1.500 g')).toBeVisible()
  await owner.keyboard.press('F10')
  await expect(writing()).toBeHidden()
  await expect(form(owner, 'Jurnal diajukan').getByRole('link')).toBeVisible()
  const told = owner.getByText(/^JA-JKT-\d{6}-\d+ diajukan, menunggu persetujuan$/)
  await expect(told).toBeVisible()
  no_ajuan = /JA-JKT-\d{6}-\d+/.exec(await told.innerText())?.[0] ?? ''
  await owner.keyboard.press('Enter')
  await expect(main(owner).getByText(no_ajuan)).toHaveCount(0)
})

test('another reads it and books it by F10; refusing wants to know why', async () => {
  await open(spv, `/validasi-jurnal?no_ajuan=${no_ajuan}`)
  await expect(main(spv).getByRole('table', { name: 'Jurnal', exact: true })).toContainText(
    'Beban Gaji',
  )
  await spv.keyboard.press('F7')
  await expect(main(spv).getByText('Harus Diisi')).toBeVisible()
  await spv.keyboard.press('F10')
  const told = spv.getByText(new RegExp(`^${no_ajuan} masuk buku: JU-JKT-\\d{6}-\\d+$`))
  await expect(told).toBeVisible()
  no_jurnal = /JU-JKT-\d{6}-\d+/.exec(await told.innerText())?.[0] ?? ''
  await open(owner, '/jurnal-umum?atas_nama=JKT')
  await expect(main(owner).getByRole('row').filter({ hasText: no_jurnal })).toContainText('SPV-JKT')
})

test('its writer does not approve it, and takes one back that waits', async () => {
  await owner.keyboard.press('F6')
  await writing().getByLabel('Keterangan').fill('Salah tulis')
  await account(1, '5139')
  await figure('Debit 1', '1000')
  await account(2, '2101')
  await figure('Kredit 2', '1000')
  await owner.keyboard.press('F10')
  await expect(writing()).toBeHidden()
  await open(owner, '/validasi-jurnal?atas_nama=JKT')
  await main(owner).getByRole('row').filter({ hasText: 'Salah tulis' }).click()
  await expect(main(owner).getByText('Jurnal ini Anda tulis sendiri.')).toBeVisible()
  await open(owner, '/jurnal-umum?atas_nama=JKT')
  await owner.keyboard.press('Alt+a')
  const own = form(owner, 'Ajuan jurnal')
  await own.getByRole('row').filter({ hasText: 'Salah tulis' }).click()
  await own.getByRole('button', { name: 'Tarik ajuan' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()
  await expect(owner.getByText(/^Ajuan JA-JKT-\d{6}-\d+ ditarik$/)).toBeVisible()
  await owner.keyboard.press('Escape')
})

test('on its day it is taken back, with a reason and an approval', async () => {
  await open(spv, `/jurnal-umum?no_jurnal=${no_jurnal}`)
  const drawer = spv.getByRole('dialog', { name: `Jurnal Umum ${no_jurnal}` })
  await expect(drawer).toContainText('Beban Gaji')
  await spv.keyboard.press('Alt+x')
  await spv.getByLabel('Alasan pembatalan').fill('Salah akun')
  await spv.keyboard.press('F10')
  await approve(spv)
  await expect(spv.getByText(/^Jurnal umum JU-JKT-\d{6}-\d+ dibatalkan$/)).toBeVisible()
})

test('a month is closed with its balance, told why not, and opened by the owner', async () => {
  await open(owner, '/tutup-periode?atas_nama=JKT')
  const act = main(owner).getByRole('button', { name: /^Tutup / })
  await expect(act).toBeEnabled()
  const month = /Tutup (\S+ \d{4})/.exec(await act.innerText())?.[1] ?? ''
  await owner.keyboard.press('F10')
  // It says what is open, and Enter alone does not close the month.
  const asked = owner.getByRole('dialog', { name: `Tutup ${month}?` })
  await expect(asked).toContainText(/Yang masih terbuka|Tidak ada yang masih terbuka/)
  await expect(asked.getByRole('button', { name: 'Periksa lagi' })).toBeFocused()
  await asked.getByRole('button', { name: `Tutup ${month}` }).click()
  await expect(owner.getByText(/^\S+ \d{4} ditutup$/)).toBeVisible()
  await owner.keyboard.press('Escape')
  const rows = main(owner).getByRole('row').filter({ hasText: month })
  await rows.filter({ hasText: 'Tertutup' }).click()
  const drawer = owner.getByRole('dialog', { name: /^Tutup Periode TP-JKT-/ })
  await expect(drawer.getByRole('table', { name: 'Neraca saldo yang disimpan' })).toContainText(
    '1101',
  )
  expect(await seriousFindings(owner)).toEqual([])
  await owner.keyboard.press('Alt+x')
  await expect(form(owner, `Buka ${month} lagi`)).toBeVisible()
  await owner.keyboard.press('F10')
  await expect(owner.getByText('Harus Diisi')).toBeVisible()
  await owner.getByLabel('Alasan').fill('Salah hitung')
  await owner.keyboard.press('F10')
  await expect(main(owner).getByText('Dibuka lagi').first()).toBeVisible()
  await open(spv, '/tutup-periode')
  await expect(main(spv).getByRole('heading', { name: 'Akses ditolak' })).toBeVisible()
})

test('a store that keeps up shows its closed months and the journals of them', async () => {
  await open(owner, '/tutup-periode?atas_nama=BDG')
  const closed = main(owner).getByRole('row').filter({ hasText: 'Tertutup' })
  await closed.first().click()
  const drawer = owner.getByRole('dialog', { name: /^Tutup Periode TP-BDG-/ })
  await expect(drawer.getByRole('table', { name: 'Neraca saldo yang disimpan' })).toContainText(
    '1101',
  )
  const from = new Date(Date.now() - 45 * 86_400_000).toISOString().slice(0, 10)
  await open(owner, `/jurnal-umum?atas_nama=BDG&tgl_from=${from}`)
  await expect(main(owner).getByRole('row').filter({ hasText: 'Sewa toko' })).not.toHaveCount(0)
})

test('a journal of an earlier day is turned round: another approves its mirror', async () => {
  // Whichever of them: each is of an earlier day.
  await main(owner).getByRole('row').filter({ hasText: 'Sewa toko' }).last().click()
  await expect(form(owner, /^Jurnal Umum JU-BDG-/)).toContainText('Sewa toko')
  await owner.keyboard.press('Alt+x')
  const turning = form(owner, /^Balik jurnal JU-BDG-/)
  await expect(turning.getByLabel('Keterangan')).toBeFocused()
  await owner.keyboard.press('F10')
  await expect(turning).toContainText('Harus Diisi')
  await byHand(owner, 'Sewa dibayar dua kali')
  await owner.keyboard.press('Enter')
  await expect(form(owner, 'Jurnal diajukan').getByRole('link')).toBeVisible()
  await owner.keyboard.press('Escape')
})

test('all of it fits a telephone', async () => {
  await owner.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/jurnal-umum', '/validasi-jurnal', '/tutup-periode']) {
    await open(owner, `${path}?atas_nama=JKT`)
    const wide = await owner.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, path).toBeLessThanOrEqual(360)
  }
})
