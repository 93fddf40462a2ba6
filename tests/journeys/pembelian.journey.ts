import { expect, type Page, test } from '@playwright/test'
import { handOf } from './hand.ts'
import { intercept, letThrough } from './intercept.ts'
import { looks } from './looks.ts'
import { burst, handIsBack } from './scanner.ts'
import {
  amount,
  approve,
  atWork,
  behindFoot,
  byHand,
  main,
  open,
  paperOf,
  scan,
  scanField,
  seriousFindings,
} from './shop.ts'
import { grams, type Piece, type SoldBefore, soldBefore } from './sold-before.ts'

// Customers of SBY bring gold back, by scanner, scale and keyboard. What they bring was sold here a
// moment before, by calls.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let shop: SoldBefore

test.beforeAll(async ({ browser }) => {
  kasir = await atWork(browser, 'KASIR-SBY', '/transaksi-pembelian')
  shop = await soldBefore(kasir)
})
test.afterAll(() => kasir?.context().close())

const side = () => kasir.getByRole('complementary', { name: 'Pembelian' })
const row = (number = 1) => kasir.getByRole('listitem', { name: `Barang ${number}` })
const card = () => kasir.getByRole('status', { name: 'Pembelian tersimpan' })
const scanned = () => kasir.getByLabel('Pindai atau ketik nomor nota')

/** Figures a piece is valued at, once they stand there. */
async function valued(number = 1): Promise<{ target: number; tertinggi: number }> {
  const figures = row(number).getByText(/^Target \S/)
  await expect(figures).toBeVisible()
  await expect(row(number).locator('[data-stale]')).toHaveCount(0)
  const ceiling = row(number)
    .getByText(/^Tertinggi \S/)
    .first()
  return { target: amount(await figures.innerText()), tertinggi: amount(await ceiling.innerText()) }
}

/** F10; the number is what the card says it is. */
async function saved(): Promise<string> {
  await expect(card()).toBeVisible({ timeout: 15_000 })
  const nomor = await card().getByRole('heading').innerText()
  expect(nomor).toMatch(/^FB-SBY-\d{6}-\d{4}$/)
  return nomor
}

/** Types into a list until one choice is left, and takes it. */
async function choose(text: string): Promise<void> {
  await byHand(kasir, text)
  await expect(kasir.getByRole('option', { name: text }).first()).toBeVisible()
  await kasir.keyboard.press('Enter')
}

async function next(): Promise<void> {
  await kasir.keyboard.press('Enter')
  await expect(scanned()).toBeFocused()
  await expect(card()).toHaveCount(0)
}

let first: { nomor: string; barang: Piece[] }
/** Barcode of the piece that went back into a tray. */
let back = ''

test('who sells here is asked once', async () => {
  first = await shop.sold('Ibu Ratna', 1)
  await kasir.keyboard.press('F4')
  await expect(side().getByLabel('Sales')).toBeFocused()
  await kasir.keyboard.press('ArrowDown')
  await kasir.keyboard.press('ArrowDown')
  await kasir.keyboard.press('Enter')
  await expect(side().getByLabel('Sales')).not.toHaveValue('')
})

test('a piece with its nota: a scan, its weight, save, in at most six keys', async () => {
  const [piece] = first.barang as [Piece]
  expect(grams(piece)).toHaveLength(5)
  const hand = handOf(kasir)
  await hand.scan(first.nomor)
  await expect(row()).toContainText(first.nomor)
  await expect(row().getByLabel('Berat timbang')).toBeFocused()
  await expect(side().getByLabel('Nama', { exact: false }).first()).toHaveValue('Ibu Ratna')
  await handIsBack(kasir)
  await hand.write(grams(piece))
  const { target, tertinggi } = await valued()
  expect(target).toBeGreaterThan(0)
  expect(target).toBeLessThanOrEqual(tertinggi)
  await expect(row().getByLabel('Harga beli')).toHaveValue(new RegExp(target.toLocaleString('en')))
  await expect(row()).toContainText(/versi \d+/)
  await expect.poll(() => behindFoot(side()), 'at 768 px all of it is seen').toBe(0)
  await expect(row().getByLabel('Cara hitung').first()).toContainText('Harga nota')
  await expect(side()).toContainText('keluar dari laci')
  expect(await seriousFindings(kasir)).toEqual([])
  const slip = (await paperOf(kasir, /\/slip$/, () => hand.press('F10'))).join(' ')
  const nomor = await saved()
  expect(hand.presses()).toBeLessThanOrEqual(7)
  expect(slip).toContain(nomor)
  expect(slip).toContain(target.toLocaleString('en'))
  await expect(card()).toContainText(target.toLocaleString('en'))
  const kept = await shop.told<{ barang: { asal_barcode: string; ke: string }[] }>(
    'GET',
    `pembelian/${nomor}`,
  )
  expect(kept.barang).toMatchObject([{ asal_barcode: piece.kode_barcode, ke: 'BLN' }])
  await next()
})

test('the same nota a second time is told by which purchase it was taken', async () => {
  await burst(kasir, first.nomor)
  await expect(main(kasir).getByRole('alert')).toContainText(/sudah dibeli dengan FB-SBY-/)
  await expect(row()).toHaveCount(0)
  await burst(kasir, 'FJ-SBY-200101-0001')
  await expect(main(kasir).getByRole('alert')).toContainText('tidak ditemukan')
})

test('of a nota with two pieces one is chosen and weighed; damage makes it scrap', async () => {
  const { nomor, barang } = await shop.sold('Pak Joko', 2)
  const [, piece] = barang as [Piece, Piece]
  await burst(kasir, nomor)
  const dialog = kasir.getByRole('dialog', { name: `Barang mana dari nota ${nomor}?` })
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
  await handIsBack(kasir)
  await kasir.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('button', { name: /^Ambil \D/ }), 'by its name').toBeVisible()
  await kasir.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row()).toContainText(piece.kode_barcode)
  await expect(row().getByLabel('Berat timbang')).toBeFocused()
  await burst(kasir, grams(piece))
  await expect(row().getByLabel('Berat timbang')).toHaveValue(grams(piece))
  const intact = await valued()
  await row().getByLabel('Kondisi').focus()
  await choose('Putus')
  await expect(row().getByRole('list', { name: 'Kerusakan' })).toContainText('Putus')
  await expect.poll(async () => (await valued()).target).toBeLessThan(intact.target)
  await expect(row()).toContainText('Rosok')
  await kasir.keyboard.press('F10')
  await saved()
  await next()
})

test('above the ceiling a supervisor is asked; the typed price stands', async () => {
  const { nomor, barang } = await shop.sold('Ibu Tuti', 1)
  const [piece] = barang as [Piece]
  await burst(kasir, nomor)
  await expect(row().getByLabel('Berat timbang')).toBeFocused()
  await burst(kasir, grams(piece))
  const { tertinggi } = await valued()
  await kasir.keyboard.press('F2')
  await expect(row().getByLabel('Harga beli')).toBeFocused()
  const price = tertinggi + 50_000
  await byHand(kasir, String(price))
  await expect(row()).toContainText('di atas harga tertinggi')
  await expect(side()).toContainText('1 barang perlu otorisasi supervisor')
  await kasir.keyboard.press('F10')
  await expect(kasir.getByRole('dialog', { name: 'Otorisasi Supervisor' })).toContainText(
    price.toLocaleString('en'),
  )
  await approve(kasir)
  await saved()
  await expect(card()).toContainText(price.toLocaleString('en'))
  await next()
})

test('sold by a credit card: cash is said to need a supervisor, a transfer not', async () => {
  const card = { cara: 'KREDIT', kode_bank: 'BCA', kartu_akhir: '4417', kode_setuju: '771203' }
  const { nomor, barang } = await shop.sold('Bu Lina', 1, {}, card)
  const [piece] = barang as [Piece]
  await burst(kasir, nomor)
  await expect(row()).toContainText('dibayar kartu kredit')
  await expect(row().getByLabel('Berat timbang')).toBeFocused()
  await burst(kasir, grams(piece))
  const { target } = await valued()
  await expect(side()).toContainText('tunai di atas Rp 0 perlu otorisasi, transfer tidak perlu')
  await kasir.keyboard.press('F10')
  const asked = kasir.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  await expect(asked).toContainText(`dibayar kartu kredit ${target.toLocaleString('en')}`)
  await kasir.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await kasir.keyboard.press('Alt+4')
  await expect(side().getByLabel('Jumlah Transfer')).toBeFocused()
  await expect(side()).not.toContainText('perlu otorisasi')
  await kasir.keyboard.press('Enter')
  await choose('BCA')
  await kasir.keyboard.press('F10')
  const kept = await shop.told<{ pembayaran: object[] }>('GET', `pembelian/${await saved()}`)
  expect(kept.pembayaran).toMatchObject([{ cara: 'TRANSFER', jumlah: target }])
  await next()
})

test('without a nota: identity is asked for, and the weight of the board decides', async () => {
  await kasir.keyboard.press('Alt+b')
  await expect(row().getByLabel('Nama Barang')).toBeFocused()
  await byHand(kasir, 'Gelang bekas')
  await kasir.keyboard.press('Enter')
  for (const text of ['Gelang', '700']) {
    await byHand(kasir, text)
    await expect(kasir.getByRole('option').first()).toBeVisible()
    await kasir.keyboard.press('Enter')
    await kasir.keyboard.press('Enter')
  }
  await expect(row().getByLabel('Kadar'), 'a group is of one kadar').toHaveValue(/700|17 K/)
  await kasir.keyboard.press('Tab')
  await expect(row().getByLabel('Berat timbang')).toBeFocused()
  await byHand(kasir, '5.25')
  await kasir.keyboard.press('Alt+Delete')
  await expect(row()).toHaveCount(0)
  await kasir.keyboard.press('Alt+z')
  await expect(row().getByLabel('Berat timbang'), 'as it was').toHaveValue('5.250')
  await expect(row().getByRole('button', { name: 'Hapus barang 1' })).toHaveAttribute(
    'tabindex',
    '-1',
  )
  const { target, tertinggi } = await valued()
  expect(target).toBeLessThan(tertinggi)
  await expect(row().getByLabel('Cara hitung')).toHaveCount(2)
  await expect(side()).toContainText('Barang tanpa nota dibeli dengan identitas penjual.')
  await kasir.keyboard.press('F3')
  await byHand(kasir, 'Pak Slamet')
  await kasir.keyboard.press('F10')
  await expect(side().getByLabel('Nomor identitas')).toBeFocused()
  await expect(row().getByLabel('Kondisi')).toHaveValue(/Utuh/)
  await expect(row().getByText('Harus Diisi')).toHaveCount(0)
  await byHand(kasir, '3578014507890001')
  await kasir.keyboard.press('F10')
  const kept = await shop.told<{ penjual: { no_identitas: string } }>(
    'GET',
    `pembelian/${await saved()}`,
  )
  expect(kept.penjual.no_identitas).toMatch(/0001$/)
  await next()
})

test('an intact piece goes straight into a tray, and what it costs into a deposit', async () => {
  const { nomor, barang } = await shop.sold('Ibu Wati', 1)
  const [piece] = barang as [Piece]
  await burst(kasir, nomor)
  await expect(row().getByLabel('Berat timbang')).toBeFocused()
  await burst(kasir, grams(piece))
  // Of dear gold what is cut when it is bought is less than the tax when it is sold again.
  const price = (await valued()).target - 500_000
  await kasir.keyboard.press('F2')
  await byHand(kasir, String(price))
  await row().getByLabel('Masuk ke').focus()
  await kasir.keyboard.press('ArrowDown')
  await kasir.keyboard.press('ArrowDown')
  await kasir.keyboard.press('Enter')
  await expect(row().getByLabel('Masuk ke')).not.toHaveValue('')
  await kasir.keyboard.press('Alt+6')
  await expect(side().getByLabel('Jumlah Saldo titipan')).toBeFocused()
  await byHand(kasir, '1000000')
  await expect(side()).toContainText((price - 1_000_000).toLocaleString('en'))
  await expect(side()).toContainText('Titipan baru atas nama Ibu Wati')
  await kasir.keyboard.press('F10')
  const kept = await shop.told<{
    barang: { kode_barcode: string; ke: string }[]
    pembayaran: { cara: string; jumlah: number }[]
  }>('GET', `pembelian/${await saved()}`)
  expect(kept.pembayaran).toMatchObject([
    { cara: 'TUNAI', jumlah: price - 1_000_000 },
    { cara: 'SALDO', jumlah: 1_000_000 },
  ])
  expect(kept.barang).toMatchObject([{ ke: 'BAKI' }])
  const [line] = kept.barang
  const again = await shop.told<{ status: string }>('GET', `barang/${line?.kode_barcode}`)
  expect(again.status).toBe('ADA')
  back = line?.kode_barcode ?? ''
  await handIsBack(kasir)
  const label = await paperOf(kasir, /barang\/cetak/, () => kasir.keyboard.press('Alt+l'))
  expect(label.join('\n')).toContain(back)
  await next()
})

test('what went back into a tray is sold again by its new barcode', async () => {
  await open(kasir, '/transaksi-penjualan')
  await kasir.keyboard.press('F4')
  await expect(kasir.getByLabel('Sales', { exact: true })).toBeFocused()
  await choose('Bambang')
  await expect(scanField(kasir)).toBeFocused()
  await scan(kasir, back)
  await expect(main(kasir).getByRole('row').filter({ hasText: back })).toBeVisible()
  await kasir.keyboard.press('Alt+1')
  await expect(kasir.getByLabel('Jumlah Tunai')).toBeFocused()
  await kasir.keyboard.press('F10')
  await expect(kasir.getByRole('status', { name: 'Penjualan tersimpan' })).toBeVisible()
  const { status } = await shop.told<{ status: string }>('GET', `barang/${back}`)
  expect(status).toBe('TERJUAL')
  await open(kasir, '/transaksi-pembelian')
})

test('the deposit that is open takes the money of the next piece, too', async () => {
  const { nomor, barang } = await shop.sold('Ibu Wati', 1)
  await burst(kasir, nomor)
  await expect(row().getByLabel('Berat timbang')).toBeFocused()
  await burst(kasir, grams(barang[0] as Piece))
  const { target } = await valued()
  await kasir.keyboard.press('Alt+6')
  await expect(side().getByLabel('Jumlah Saldo titipan')).toBeFocused()
  await kasir.keyboard.press('Alt+6')
  const dialog = kasir.getByRole('dialog', { name: 'Saldo titipan' })
  await dialog.getByRole('textbox').fill('Ibu Wati')
  await expect(dialog.getByRole('list').getByRole('button')).toHaveCount(1)
  await kasir.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(side()).toContainText(/FD-SBY-|FB-SBY-/)
  await kasir.keyboard.press('F10')
  const { pembayaran } = await shop.told<{ pembayaran: { no_bon: string; jumlah: number }[] }>(
    'GET',
    `pembelian/${await saved()}`,
  )
  expect(pembayaran).toMatchObject([{ cara: 'SALDO', jumlah: target }])
  const bon = await shop.told<{ saldo: number }>('GET', `titipan/${pembayaran[0]?.no_bon}`)
  expect(bon.saldo).toBe(target + 1_000_000)
  await next()
})

test('an answer that is lost is asked for again: bought once', async () => {
  const { nomor, barang } = await shop.sold('Ibu Lilis', 1)
  await burst(kasir, nomor)
  await expect(row().getByLabel('Berat timbang')).toBeFocused()
  await burst(kasir, grams(barang[0] as Piece))
  await valued()
  let lost = 0
  await intercept(kasir, /\/api\/v1\/pembelian$/, async route => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await kasir.keyboard.press('F10')
  const number = await saved()
  const { barang: lines } = await shop.told<{ barang: { dibeli: string | null }[] }>(
    'GET',
    `pembelian/nota/${nomor}`,
  )
  expect(lines).toMatchObject([{ dibeli: number }])
  expect(lost).toBe(1)
  await letThrough(kasir, /\/api\/v1\/pembelian$/)
  await next()
})

test('bought by another till meanwhile: the line says so, what was typed stays', async () => {
  const { nomor, barang } = await shop.sold('Ibu Yanti', 1)
  const [piece] = barang as [Piece]
  await burst(kasir, nomor)
  await expect(row().getByLabel('Berat timbang')).toBeFocused()
  await burst(kasir, grams(piece))
  const { target } = await valued()
  const line = await shop.told<{ barang: Record<string, string>[] }>(
    'GET',
    `pembelian/nota/${nomor}`,
  )
  const { nama_barang, kode_dept, kode_group, kode_kadar } = line.barang[0] ?? {}
  await shop.told('POST', 'pembelian', {
    kode_sales: shop.sales,
    penjual: { nama: 'Ibu Yanti' },
    barang: [
      {
        ...{ no_faktur_jual: nomor, kode_barcode: piece.kode_barcode },
        ...{ nama_barang, kode_dept, kode_group, kode_kadar },
        ...{ berat: piece.berat, kode_kondisi: 'UTUH', harga_beli: target, ke: 'BLN' },
      },
    ],
    pembayaran: [{ cara: 'TUNAI', jumlah: target }],
    total: target,
  })
  await kasir.keyboard.press('F10')
  const said = kasir.getByRole('alertdialog')
  await expect(said).toContainText('sudah dibeli kembali dengan FB-SBY-')
  await kasir.keyboard.press('Enter')
  await expect(said).toBeHidden()
  await expect(row().getByRole('alert').first()).toContainText('sudah dibeli kembali')
  await expect(side().getByLabel('Nama', { exact: false }).first()).toHaveValue('Ibu Yanti')
  await row().getByLabel('Berat timbang').focus()
  await kasir.keyboard.press('Alt+Delete')
  await expect(row()).toHaveCount(0)
})

test('what was typed outlives a reload', async () => {
  await kasir.keyboard.press('Alt+b')
  await byHand(kasir, 'Kalung bekas')
  await open(kasir, '/transaksi-pembelian')
  await expect(row().getByLabel('Nama Barang')).toHaveValue('Kalung bekas')
  expect(await looks(kasir)).toEqual([])
  await kasir.keyboard.press('Alt+k')
  await kasir.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).press('Enter')
  await expect(row()).toHaveCount(0)
})
