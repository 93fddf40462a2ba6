import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { expect, type Page, test } from '@playwright/test'
import { atWork, logIn, main, open, seriousFindings, watchErrors } from './shop.ts'

// A statement of a bank at SBY: mapped on the screen, matched with the books, undone, and what the
// books lack is booked from it.
test.describe.configure({ mode: 'serial' })

const REKENING = '7700112233'
let kasir: Page
let owner: Page
let spv: Page
let tgl = ''
let errors: string[] = []
const numbers: string[] = []

test.beforeAll(async ({ browser }) => {
  kasir = await (await browser.newContext()).newPage()
  owner = await (await browser.newContext()).newPage()
  await logIn(kasir, 'KASIR-SBY')
  await logIn(owner, 'OWNER')
  const account = { no_rekening: REKENING, nama_rekening: 'Toko Surabaya', kode_bank: 'BNI' }
  await sent(owner, 'toko/SBY/api/v1/rekening', account)
  for (const jumlah of [1_250_000, 300_000, 200_000]) {
    const { no_kas, tgl_system } = await sent<{ no_kas: string; tgl_system: string }>(
      kasir,
      'api/v1/uang-bank',
      {
        kode_transaksi: 'LAIN-MASUK',
        kode_bank: 'BNI',
        no_rekening: REKENING,
        jumlah,
        keterangan: `Setoran ${jumlah}`,
      },
    )
    numbers.push(no_kas)
    tgl = tgl_system
  }
  spv = await atWork(browser, 'SPV-SBY', `/rekening-koran?no_rekening=${REKENING}`)
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

const table = (name: string) => main(spv).getByRole('table', { name })
const bankRow = (text: string) =>
  table('Baris bank yang belum ada di buku').getByRole('row').filter({ hasText: text })
const bookRow = (text: string) =>
  table('Baris buku yang belum ada di bank').getByRole('row').filter({ hasText: text })
const step = (label: string) =>
  main(spv)
    .getByRole('region', { name: 'Ringkasan rekonsiliasi' })
    .getByText(label, { exact: true })
    .locator('..')
const dialog = () => spv.getByRole('dialog')
const told = (text: string | RegExp) => expect(spv.getByText(text).first()).toBeVisible()

/** Lines as a bank without names over its columns prints them. */
const file = () =>
  [
    `${tgl};K;SETOR TUNAI 1;1250000;11250000`,
    `${tgl};K;SETOR GABUNGAN;500000;11750000`,
    `${tgl};D;BIAYA ADMINISTRASI;15000;11735000`,
  ].join('\n')

async function choose(text: string) {
  await main(spv)
    .getByLabel('Pilih berkas rekening koran')
    .setInputFiles({ name: 'koran-bni.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('a file that names no column is mapped on the screen, and loaded whole', async () => {
  await choose(file())
  await told('Pilih satu kolom Tanggal')
  const load = dialog().getByRole('button', { name: /^Muat/ })
  await expect(load).toBeDisabled()
  const kinds = ['TANGGAL', 'ARAH', 'KETERANGAN', 'JUMLAH', 'SALDO']
  for (const [at, kind] of kinds.entries()) {
    await dialog()
      .getByLabel(`Kolom ${at + 1}`)
      .selectOption(kind)
  }
  await told('3 baru dari 3')
  expect(await seriousFindings(spv)).toEqual([])
  await expect(load).toBeEnabled()
  await spv.keyboard.press('F10')
  await told('3 baris baru dari 3 baris')
  await expect(bankRow('SETOR TUNAI 1')).toContainText(numbers[0] ?? '')
})

test('the same file again has nothing new, and its columns are known', async () => {
  await choose(file())
  await told('0 baru dari 3')
  await dialog().getByRole('button', { name: 'Batal' }).click()
  await expect(dialog()).toBeHidden()
})

test('what is certain is matched by one press, the rest by hand until it is whole', async () => {
  await expect(step('Belum ada di buku')).toContainText('3 baris bank')
  await main(spv).getByRole('button', { name: 'Cocokkan yang pasti (1)' }).click()
  await told(/1 baris dicocokkan/)
  await expect(bankRow('SETOR TUNAI 1')).toHaveCount(0)
  await bankRow('SETOR GABUNGAN').getByRole('checkbox').check()
  await bookRow(numbers[1] ?? '')
    .getByRole('checkbox')
    .check()
  const match = main(spv).getByRole('button', { name: 'Cocokkan', exact: true })
  await expect(match).toBeDisabled()
  await bookRow(numbers[2] ?? '')
    .getByRole('checkbox')
    .check()
  await expect(match).toBeEnabled()
  expect(await seriousFindings(spv)).toEqual([])
  await spv.keyboard.press('F10')
  await expect(bankRow('SETOR GABUNGAN')).toHaveCount(0)
  await expect(step('Belum ada di bank')).toContainText('0 baris buku')
  await expect(step('Saldo bank')).toContainText('11,735,000')
})

test('a match is undone with a reason', async () => {
  await main(spv).getByLabel('Lihat', { exact: true }).selectOption('COCOK')
  const row = table('Baris bank yang sudah cocok').getByRole('row').filter({ hasText: 'TUNAI 1' })
  await row.getByRole('button', { name: 'Lepas' }).click()
  const undoing = spv.getByRole('dialog', { name: 'Lepas kecocokan' })
  await expect(undoing.getByLabel('Alasan')).toBeFocused()
  await spv.keyboard.press('F10')
  await told('Harus Diisi')
  await undoing.getByLabel('Alasan').fill('Salah pasangan')
  await spv.keyboard.press('F10')
  await expect(row).toHaveCount(0)
  await main(spv).getByLabel('Lihat', { exact: true }).selectOption('BUKA')
  await expect(bankRow('SETOR TUNAI 1')).toBeVisible()
})

test('what the books lack is booked from its line, and then it is certain', async () => {
  await bankRow('BIAYA ADMINISTRASI').getByRole('button', { name: 'Catat di Uang Bank' }).click()
  const form = spv.getByRole('dialog', { name: 'Uang bank masuk atau keluar' })
  await expect(form.getByLabel('Jumlah Rp')).toHaveValue('Rp. 15,000 ,-')
  await expect(form.getByLabel('Keterangan')).toHaveValue(
    `Koran ${indonesianDay(tgl)}: BIAYA ADMINISTRASI`,
  )
  await expect(form.getByLabel('Rekening', { exact: true })).toHaveValue(REKENING)
  const kode = form.getByRole('combobox', { name: 'Kode Transaksi' })
  await kode.fill('Listrik')
  await expect(spv.getByRole('option', { name: /Listrik/ }).first()).toBeVisible()
  await spv.keyboard.press('Enter')
  await spv.keyboard.press('F10')
  await told(/tersimpan/)
  await open(spv, `/rekening-koran?no_rekening=${REKENING}`)
  await expect(bankRow('BIAYA ADMINISTRASI')).toContainText('Pasti')
  await main(spv).getByRole('button', { name: 'Cocokkan yang pasti (2)' }).click()
  await told(/2 baris dicocokkan/)
  await expect(step('Belum ada di buku')).toContainText('0 baris bank')
})

test('interest and its tax come to the sen, the books have whole rupiah', async () => {
  await choose(
    [file(), `${tgl};K;BUNGA;1234,56;11736234,56`, `${tgl};D;PAJAK BUNGA;246,91;11735987,65`].join(
      '\n',
    ),
  )
  await told('2 baru dari 5')
  await expect(dialog()).toContainText('Rp 11,735,987.65')
  await spv.keyboard.press('F10')
  await told('2 baris baru dari 5 baris')
  await expect(bankRow('PAJAK BUNGA')).toContainText('di bank -246.91')
  await expect(bankRow('PAJAK BUNGA')).toContainText('247')
  await expect(step('Saldo bank')).toContainText('11,735,987')
  await told(/Di bank Rp 11,735,987\.65/)
  expect(await seriousFindings(spv)).toEqual([])
  await bankRow('1,234.56').getByRole('button', { name: 'Catat di Uang Bank' }).click()
  const form = spv.getByRole('dialog', { name: 'Uang bank masuk atau keluar' })
  await expect(form.getByLabel('Jumlah Rp')).toHaveValue('Rp. 1,234 ,-')
})

test('a wrong file is taken out again with a reason', async () => {
  await open(spv, `/rekening-koran?no_rekening=${REKENING}`)
  await choose([file(), `${tgl};D;BUKAN REKENING INI;1;11735986`].join('\n'))
  await told('1 baru dari 4')
  await spv.keyboard.press('F10')
  await expect(bankRow('BUKAN REKENING INI')).toBeVisible()
  await main(spv).getByRole('button', { name: 'Berkas dimuat' }).click()
  const lines = spv.getByRole('cell', { name: '4', exact: true })
  const wrong = dialog().getByRole('row').filter({ has: lines })
  await wrong.getByRole('button', { name: 'Keluarkan' }).click()
  const dropping = spv.getByRole('dialog', { name: /^Keluarkan berkas koran-bni.csv/ })
  await expect(dropping.getByLabel('Alasan')).toBeFocused()
  await dropping.getByLabel('Alasan').fill('Salah rekening')
  await spv.keyboard.press('F10')
  await expect(dropping).toBeHidden()
  await spv.keyboard.press('Escape')
  await expect(bankRow('BUKAN REKENING INI')).toHaveCount(0)
})

test('the report leads back to the screen of its account and day', async () => {
  await open(spv, `/laporan-rekonsiliasi-bank?no_rekening=${REKENING}`)
  await expect(main(spv).getByRole('table').first()).toContainText('11,735,987')
  const link = main(spv)
    .getByRole('link', { name: indonesianDay(tgl) })
    .first()
  await link.focus()
  await spv.keyboard.press('Enter')
  await expect(main(spv).getByLabel('Rekening', { exact: true })).toHaveValue(REKENING)
  expect(errors).toEqual([])
})
