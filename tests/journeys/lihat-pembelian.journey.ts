import { expect, type Page, test } from '@playwright/test'
import { ownerOf, type Send } from './next-day.ts'
import { approve, atWork, main, open, paperOf, scan, seriousFindings } from './shop.ts'

// What BDG bought is looked up, checked, taken back and destroyed by its supervisor.
test.describe.configure({ mode: 'serial' })

interface Bought {
  readonly nomor: string
  /** Barcode it has now, and the one it was sold under. */
  readonly baru: string
  readonly lama: string
  readonly nota: string
  readonly harga: number
}

let send: Send
let spv: Page
/** Notas whose piece was not bought back, newest first. */
let notas: string[] = []
let first: Bought
let second: Bought

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  send = await ownerOf(await playwright.request.newContext({ baseURL: baseURL ?? '' }), 'BDG')
  type Sales = { data: { no_faktur_jual: string }[] }
  const { data } = await send<Sales>('GET', 'penjualan?tgl_from=2026-01-01&status=SELESAI&limit=60')
  notas = data.map(({ no_faktur_jual }) => no_faktur_jual)
  first = await buyBack('Ibu Kartika')
  second = await buyBack('Bapak Darma')
  spv = await atWork(browser, 'SPV-BDG', '/SubMenuPembelian')
})
test.afterAll(() => spv?.context().close())

interface Line {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly kode_dept: string
  readonly kode_group: string
  readonly kode_kadar: string
  readonly berat: number
  readonly dibeli: string | null
}
interface Valued {
  readonly target: number
  readonly butuh: readonly unknown[]
}

/** Buys a piece of a nota back at its target; the next nota where this one asks for a grant. */
async function buyBack(nama: string): Promise<Bought> {
  const nota = notas.shift() ?? ''
  const { barang: lines } = await send<{ barang: Line[] }>('GET', `pembelian/nota/${nota}`)
  const line = lines.find(({ dibeli }) => dibeli === null)
  if (line === undefined) return buyBack(nama)
  const { kode_barcode, nama_barang, kode_dept, kode_group, kode_kadar, berat } = line
  const known = { kode_barcode, kode_dept, kode_group, kode_kadar, berat }
  const asked = { ...known, no_faktur_jual: nota, kode_kondisi: 'UTUH' }
  const { barang } = await send<{ barang: Valued[] }>('POST', 'pembelian/taksir', {
    barang: [asked],
  })
  const target = barang[0]?.target ?? 0
  if (target === 0 || barang[0]?.butuh.length !== 0) return buyBack(nama)
  const body = {
    kode_sales: (await send<{ kode_sales: string }>('GET', `penjualan/${nota}`)).kode_sales,
    penjual: {
      nama,
      telp: '0813 2200 7711',
      jenis_identitas: 'KTP',
      no_identitas: '3273015502700001',
    },
    barang: [{ ...asked, nama_barang, harga_beli: target, ke: 'BLN' }],
    pembayaran: [{ cara: 'TRANSFER', jumlah: target, kode_bank: 'BCA', no_rekening: '5270123456' }],
    total: target,
  }
  type Answer = { no_faktur_beli: string; barang: string[] }
  const { no_faktur_beli: nomor, barang: made } = await send<Answer>('POST', 'pembelian', body)
  return { nomor, baru: made[0] ?? '', lama: kode_barcode, nota, harga: target }
}

const figure = (rupiah: number) => rupiah.toLocaleString('en-US')
const drawer = (nomor: string) => spv.getByRole('dialog', { name: nomor })

test('a purchase is looked up: seller, rule, working, money, journal, slip', async () => {
  await main(spv).getByRole('link', { name: 'Lihat Pembelian' }).press('Enter')
  const row = main(spv).getByRole('table').getByRole('row').filter({ hasText: first.nomor })
  await expect(row).toContainText('Ibu Kartika')
  await expect(row).toContainText(figure(first.harga))
  await row.press('Enter')
  const shown = drawer(first.nomor)
  await expect(shown).toContainText('KTP 3273015502700001')
  await expect(shown).toContainText(`barcode lama ${first.lama}`)
  await expect(shown).toContainText(/Aturan .+ · target/)
  await expect(shown).toContainText(`target Rp ${figure(first.harga)}`)
  await expect(shown.getByLabel('Cara hitung')).toContainText(figure(first.harga))
  await expect(shown).toContainText('Transfer BCA 5270123456')
  await expect(shown.getByRole('table', { name: 'Jurnal' })).toContainText('1202')
  expect(await seriousFindings(spv)).toEqual([])
  const slip = await paperOf(spv, /\/slip/, () => spv.keyboard.press('F9'))
  expect(slip[0]).toContain(first.nomor)
  expect(slip[0]).toContain('Ibu Kartika')
  await expect(shown.getByRole('button', { name: 'Cetak ulang slip' })).toBeVisible()
  await shown.getByRole('link', { name: first.nota }).press('Enter')
  await expect(spv.getByRole('dialog', { name: first.nota })).toContainText(first.lama)
})

test('it is sent to its customer, after number and message were seen', async () => {
  await open(spv, `/lihat-pembelian?no_faktur_beli=${first.nomor}`)
  await drawer(first.nomor).getByRole('button', { name: 'Kirim WhatsApp' }).press('Enter')
  const message = spv.getByRole('dialog', { name: `Kirim nota ${first.nomor}` })
  await expect(message.getByLabel('Nomor WhatsApp')).toHaveValue('6281322007711')
  await expect(message.getByLabel('Pesan')).toHaveValue(
    new RegExp(`Nota pembelian ${first.nomor} .*dibayarkan Rp ${figure(first.harga)}`, 's'),
  )
  expect(await seriousFindings(spv)).toEqual([])
  await spv.keyboard.press('Escape')
  await expect(message).toHaveCount(0)
})

test('the bought piece names the one that was sold, and its purchase', async () => {
  await open(spv, '/data-barang?status=BLN')
  await expect(main(spv).getByLabel('Status')).toHaveValue('BLN')
  await expect(main(spv).getByRole('table')).toContainText('Barang beli')
  await open(spv, `/data-barang?barcode=${first.baru}`)
  const piece = spv.getByRole('complementary', { name: `Barang ${first.baru}` })
  await expect(piece).toContainText('Dibeli')
  await piece.getByRole('link', { name: first.lama }).press('Enter')
  const old = spv.getByRole('complementary', { name: `Barang ${first.lama}` })
  await expect(old).toContainText('Terjual')
  await open(spv, `/data-barang?barcode=${first.baru}`)
  await piece.getByRole('link', { name: first.nomor }).press('Enter')
  await expect(drawer(first.nomor)).toContainText('Ibu Kartika')
})

test('it is checked by another than its writer, by one key', async () => {
  await open(spv, '/validasi-jual-beli')
  await expect(spv.getByLabel('Cari dokumen')).toBeFocused()
  await spv.keyboard.type(first.nomor.toLowerCase())
  await spv.keyboard.press('Enter')
  await expect(main(spv)).toContainText(`barcode lama ${first.lama}`)
  expect(await seriousFindings(spv)).toEqual([])
  await spv.keyboard.press('F10')
  await expect(main(spv)).toContainText('Belum ada dokumen dipilih')
  const rows = main(spv).getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: first.nomor })).toHaveCount(0)
  await open(spv, `/lihat-pembelian?no_faktur_beli=${first.nomor}`)
  const checks = drawer(first.nomor).getByRole('list', { name: 'Pemeriksaan' })
  await expect(checks).toContainText('SPV-BDG')
})

test('bought pieces become scrap; one for sale is refused by name', async () => {
  type Pieces = { data: { kode_barcode: string }[] }
  const { data } = await send<Pieces>('GET', 'barang?limit=1')
  const forSale = data[0]?.kode_barcode ?? ''
  await open(spv, '/hancur-pembelian')
  await scan(spv, forSale)
  await expect(main(spv).getByRole('alert')).toContainText(`${forSale} tidak tersedia`)
  await spv.getByRole('button', { name: 'Sudah dibaca' }).click()
  await scan(spv, second.baru)
  await expect(main(spv).getByRole('table')).toContainText(second.baru)
  await spv.getByLabel('Alasan').fill('Dilebur')
  await spv.keyboard.press('F10')
  await approve(spv)
  await spv.getByRole('alertdialog').press('Enter')
  const button = spv.getByRole('button', { name: /Cetak slip HP-BDG/ })
  const slip = await paperOf(spv, /\/slip-barang\//, () => button.click())
  expect(slip[0]).toContain(second.baru)
  expect(slip[0]).toContain('Dilebur')
})

test('a purchase whose piece is gone is not taken back, the other one is', async () => {
  await open(spv, '/batal-pembelian')
  const field = spv.getByLabel('Cari pembelian')
  const find = async (typed: string) => {
    await expect(field).toBeFocused()
    await spv.keyboard.type(typed)
    await spv.keyboard.press('Enter')
  }
  const cancel = async (typed: string) => {
    await find(typed)
    await spv.getByLabel('Alasan pembatalan').fill('Penjual urung menjual')
    await spv.keyboard.press('F10')
    await approve(spv)
  }
  // Nothing is asked for that would be refused: the cursor stays, the next one is found.
  await find(second.nomor)
  const why = `Barang ${second.baru} sudah berpindah`
  await expect(main(spv).getByRole('note').filter({ hasText: why })).toBeVisible()
  await expect(spv.getByLabel('Alasan pembatalan')).toHaveCount(0)
  const told = spv.getByRole('alertdialog')
  // by what it was sold as: just one purchase of today
  await cancel(first.lama)
  await expect(told).toContainText(`Pembelian ${first.nomor} dibatalkan`)
  await spv.keyboard.press('Enter')
  await open(spv, `/lihat-pembelian?no_faktur_beli=${first.nomor}`)
  await expect(drawer(first.nomor).getByRole('note')).toContainText('Penjual urung menjual')
})

test('on a telephone, in the dark too', async () => {
  await spv.setViewportSize({ width: 390, height: 844 })
  await spv.emulateMedia({ colorScheme: 'dark' })
  const one = `/lihat-pembelian?no_faktur_beli=${second.nomor}`
  const others = [
    '/lihat-pembelian',
    '/batal-pembelian',
    '/hancur-pembelian',
    '/validasi-jual-beli',
  ]
  for (const path of [one, ...others]) {
    await open(spv, path)
    if (path === one) await expect(drawer(second.nomor)).toContainText('Bapak Darma')
    expect(await seriousFindings(spv), path).toEqual([])
    const wide = await spv.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, path).toBeLessThanOrEqual(390)
  }
})
