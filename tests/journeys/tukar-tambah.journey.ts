import { expect, type Page, test } from '@playwright/test'
import { bringsOld, takesNew } from './exchanging.ts'
import { handOf } from './hand.ts'
import { hold, intercept, letThrough } from './intercept.ts'
import { looks } from './looks.ts'
import { closeDay, ownerOf } from './next-day.ts'
import { burst, handIsBack } from './scanner.ts'
import { amount, approve, atWork, byHand, main, open, paperOf, seriousFindings } from './shop.ts'
import { grams, type Piece, type SoldBefore, soldBefore } from './sold-before.ts'

// Customers of SBY bring old pieces and take new ones, at the till, by scanner, scale and keyboard.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let shop: SoldBefore

test.beforeAll(async ({ browser }) => {
  kasir = await atWork(browser, 'KASIR-SBY', '/transaksi-penjualan')
  shop = await soldBefore(kasir)
})
test.afterAll(() => kasir?.context().close())

const side = () => kasir.getByRole('complementary', { name: 'Pembayaran' })
const row = (number = 1) => kasir.getByRole('listitem', { name: `Barang ${number}` })
const tab = (name: string) => kasir.getByRole('tab', { name: new RegExp(`^${name}`) })
const card = () => kasir.getByRole('status', { name: 'Tukar tambah tersimpan' })
const oldField = () => kasir.getByLabel('Pindai atau ketik nomor nota')
const newField = () => kasir.getByLabel('Pindai atau cari barang')
const text = (rupiah: number) => rupiah.toLocaleString('en')

interface Kept {
  readonly total: number
  readonly tukar: number
  readonly jual: { no_faktur_jual: string; total: number; ppn: number; barang: object[] }
  readonly beli: {
    no_faktur_beli: string
    total: number
    pembayaran: { cara: string; jumlah: number }[]
    barang: { kode_barcode: string; asal_barcode: string; aturan: { kode: string } }[]
  }
}

/** Scans a nota onto the old side and weighs its piece; what the rules pay for it. */
async function brings(nomor: string, piece: Piece): Promise<number> {
  const row = await bringsOld(kasir, nomor, piece)
  await expect(row.locator('[data-stale]')).toHaveCount(0)
  return amount(await row.getByText(/^Target \S/).innerText())
}

/** Scans a new piece onto the new side. */
async function takes(piece: Piece): Promise<void> {
  shop.without(piece.kode_barcode)
  await takesNew(kasir, piece)
}

/** The number of what was saved, and what the server keeps of it. */
async function saved(): Promise<{ nomor: string; kept: Kept }> {
  await expect(card()).toBeVisible({ timeout: 15_000 })
  const nomor = await card().getByRole('heading').innerText()
  expect(nomor).toMatch(/^TK-SBY-\d{6}-\d{4}$/)
  return { nomor, kept: await shop.told<Kept>('GET', `tukar-tambah/${nomor}`) }
}

/** The business day that is open. */
async function today(): Promise<string> {
  return (await shop.told<{ tgl_system: string }>('GET', 'users/session')).tgl_system
}

/** Types into a list until its choice is left, and takes it. */
async function choose(name: string): Promise<void> {
  await kasir.keyboard.type(name)
  await expect(kasir.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible()
  await kasir.keyboard.press('Enter')
}

async function next(): Promise<void> {
  await kasir.keyboard.press('Enter')
  await expect(newField()).toBeFocused()
  await expect(card()).toHaveCount(0)
}

test('who sells here is asked once', async () => {
  await kasir.keyboard.press('F4')
  await expect(side().getByLabel('Sales')).toBeFocused()
  await choose('Bambang')
  await expect(side().getByLabel('Sales')).toHaveValue(/Bambang/)
})

let first: { nomor: string; kept: Kept }

test('a dearer piece for an old one: the customer pays on top, both sides gross', async () => {
  const { nomor, barang } = await shop.sold('Ibu Sari', 1)
  const [old] = barang as [Piece]
  const [dear] = shop.unsold() as [Piece]
  const target = await brings(nomor, old)
  await expect(side().getByLabel('Nama', { exact: false }).first()).toHaveValue('Ibu Sari')
  await takes(dear)
  const difference = dear.harga_jual - target
  expect(difference).toBeGreaterThan(0)
  await expect(tab('Barang lama')).toContainText(text(target))
  await expect(tab('Barang baru')).toContainText(text(dear.harga_jual))
  await expect(side()).toContainText('Dibayar pelanggan')
  await expect(side()).toContainText(text(difference))
  await kasir.keyboard.press('Alt+1')
  await expect(side().getByLabel('Jumlah Tunai')).toBeFocused()
  expect(await seriousFindings(kasir)).toEqual([])
  const slip = await paperOf(kasir, /\/slip$/, () => kasir.keyboard.press('F10'))
  first = await saved()
  const { kept } = first
  expect(kept).toMatchObject({ total: difference, tukar: target })
  expect(kept.jual.total).toBe(dear.harga_jual)
  expect(kept.jual.ppn).toBeGreaterThan(0)
  expect(kept.beli.barang).toMatchObject([{ asal_barcode: old.kode_barcode }])
  // Its flag for a second copy is on.
  expect(slip.filter(page => page.includes('TEMBUSAN')).length).toBeGreaterThan(0)
  for (const amountText of [text(dear.harga_jual), text(target), text(difference)]) {
    expect(slip[0]).toContain(amountText)
  }
  await next()
})

test('an old piece by its nota for a new one, the rest in cash: at most eight keys', async () => {
  for (const isOldFirst of [true, false]) {
    const { nomor, barang } = await shop.sold('Ibu Yuli', 1)
    const [old] = barang as [Piece]
    const [dear] = shop.unsold() as [Piece]
    shop.without(dear.kode_barcode)
    const hand = handOf(kasir)
    const brought = async () => {
      await hand.scan(nomor)
      await expect(row().getByLabel('Berat timbang')).toBeFocused()
      await handIsBack(kasir)
      await hand.write(grams(old))
      await expect(row().getByText(/^Target \S/)).toBeVisible()
    }
    const taken = async () => {
      await hand.scan(dear.kode_barcode)
      const line = main(kasir).getByRole('row').filter({ hasText: dear.kode_barcode })
      await expect(line).toBeVisible()
    }
    for (const act of isOldFirst ? [brought, taken] : [taken, brought]) await act()
    await expect(side()).toContainText('Dibayar pelanggan')
    await hand.press('F10')
    const { kept } = await saved()
    expect(hand.presses()).toBeLessThanOrEqual(8)
    expect(kept.total).toBe(dear.harga_jual - kept.beli.total)
    expect(kept.beli.barang).toMatchObject([{ asal_barcode: old.kode_barcode }])
    expect(kept.jual).toMatchObject({ pembayaran: [{ cara: 'TUKAR' }, { cara: 'TUNAI' }] })
    await next()
  }
})

test('a cheaper piece: the difference goes out, as cash and by transfer', async () => {
  const { nomor, barang } = await shop.sold('Pak Bagus', 1)
  const second = await shop.sold('Pak Bagus', 1)
  const cheap = shop.unsold().at(-1) as Piece
  const target = await brings(nomor, barang[0] as Piece)
  // Two old pieces are worth more than the cheapest new one.
  await oldField().focus()
  await burst(kasir, second.nomor)
  await expect(row(2).getByLabel('Berat timbang')).toBeFocused()
  await burst(kasir, grams(second.barang[0] as Piece))
  await expect(row(2).getByText(/^Target \S/)).toBeVisible()
  const more = amount(
    await row(2)
      .getByText(/^Target \S/)
      .innerText(),
  )
  await takes(cheap)
  const out = target + more - cheap.harga_jual
  expect(out).toBeGreaterThan(200_000)
  await expect(side()).toContainText('Dibayar ke pelanggan')
  await kasir.keyboard.press('Alt+4')
  await expect(side().getByLabel('Jumlah Transfer')).toBeFocused()
  await byHand(kasir, '100000')
  await kasir.keyboard.press('F10')
  await expect(side().getByText('Harus Diisi').first()).toBeVisible()
  await side().getByLabel('Bank', { exact: false }).first().focus()
  await choose('BCA')
  // What is left beside the new piece is bought: exchanging it all would pay more.
  await expect(side()).toContainText('Uang kembali di atas harga beli')
  await kasir.keyboard.press('F10')
  await approve(kasir)
  const { kept } = await saved()
  expect(kept.total).toBe(-out)
  expect(kept.beli.pembayaran).toMatchObject([
    { cara: 'TUKAR', jumlah: cheap.harga_jual },
    { cara: 'TUNAI', jumlah: out - 100_000 },
    { cara: 'TRANSFER', jumlah: 100_000 },
  ])
  await next()
})

test('a kept promise takes nothing off; a supervisor allows more than the ceiling', async () => {
  const { nomor, barang } = await shop.sold('Ibu Tika', 1, { janji_tukar: await today() })
  const [old] = barang as [Piece]
  const [dear] = shop.unsold() as [Piece]
  const target = await brings(nomor, old)
  expect(target).toBe(old.harga_jual)
  await kasir.keyboard.press('F2')
  await expect(row().getByLabel('Harga beli')).toBeFocused()
  await byHand(kasir, String(target + 50_000))
  await takes(dear)
  await kasir.keyboard.press('Alt+1')
  await expect(side()).toContainText('1 barang perlu otorisasi supervisor')
  await kasir.keyboard.press('F10')
  const dialog = kasir.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  await expect(dialog).toContainText(text(target + 50_000))
  await expect(dialog).toContainText(text(dear.harga_jual))
  await approve(kasir)
  const { kept } = await saved()
  expect(kept.beli.total).toBe(target + 50_000)
  expect(kept.beli.barang).toMatchObject([{ aturan: { kode: expect.stringMatching(/^G/) } }])
  await next()
})

test('an answer that is lost is asked for again: exchanged once', async () => {
  const { nomor, barang } = await shop.sold('Ibu Lia', 1)
  const [dear] = shop.unsold() as [Piece]
  await brings(nomor, barang[0] as Piece)
  await takes(dear)
  await kasir.keyboard.press('Alt+1')
  let lost = 0
  await intercept(kasir, /\/api\/v1\/tukar-tambah$/, async route => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await kasir.keyboard.press('F10')
  const { kept } = await saved()
  expect(lost).toBe(1)
  type Nota = { barang: { dibeli: string | null }[] }
  const { barang: lines } = await shop.told<Nota>('GET', `pembelian/nota/${nomor}`)
  expect(lines).toMatchObject([{ dibeli: kept.beli.no_faktur_beli }])
  await letThrough(kasir, /\/api\/v1\/tukar-tambah$/)
  await next()
})

test('F10 waits for a new piece that is still looked for', async () => {
  const { nomor, barang } = await shop.sold('Ibu Wati', 1)
  const [dear, late] = shop.unsold() as [Piece, Piece]
  await brings(nomor, barang[0] as Piece)
  await takes(dear)
  const answer = await hold(kasir, `**/api/v1/barang/${late.kode_barcode}`)
  shop.without(late.kode_barcode)
  await handIsBack(kasir)
  await burst(kasir, late.kode_barcode)
  await kasir.keyboard.press('Alt+t')
  await expect(oldField()).toBeFocused()
  await kasir.keyboard.press('F10')
  // On the side it belongs to.
  await expect(kasir.getByText(`Menunggu ${late.kode_barcode}, lalu nota disimpan`)).toBeVisible()
  answer()
  const { kept } = await saved()
  expect(kept.jual.barang).toHaveLength(2)
  await next()
})

test('a nota that is looked for asks for its pieces, though a new one is scanned', async () => {
  const { nomor } = await shop.sold('Ibu Wulan', 2)
  const [dear] = shop.unsold() as [Piece]
  await kasir.keyboard.press('Alt+t')
  await expect(oldField()).toBeFocused()
  const answer = await hold(kasir, `**/pembelian/nota/${nomor}`)
  await burst(kasir, nomor)
  await handIsBack(kasir)
  await burst(kasir, dear.kode_barcode)
  await expect(newField()).toBeVisible()
  answer()
  const asked = kasir.getByRole('dialog', { name: new RegExp(nomor) })
  await expect(asked).toBeVisible()
  await kasir.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await kasir.keyboard.press('Alt+k')
  await expect(tab('Barang lama')).toHaveCount(0)
  const line = main(kasir).getByRole('row').filter({ hasText: dear.kode_barcode })
  await expect(line).toBeVisible()
  await newField().press('Delete')
  await expect(line).toHaveCount(0)
})

test('both sides outlive a reload; without old pieces it is a plain nota again', async () => {
  const { nomor, barang } = await shop.sold('Ibu Rini', 1)
  await brings(nomor, barang[0] as Piece)
  await open(kasir, '/transaksi-penjualan')
  await expect(row()).toContainText(nomor)
  expect(await looks(kasir)).toEqual([])
  await kasir.keyboard.press('Alt+k')
  await kasir.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).press('Enter')
  await expect(tab('Barang lama')).toHaveCount(0)
  await expect(newField()).toBeVisible()
  await open(kasir, '/transaksi-penjualan')
  await expect(tab('Barang lama')).toHaveCount(0)
  await expect(newField()).toBeFocused()
  // What was thrown away comes back with no exchange that is begun later.
  await kasir.keyboard.press('Alt+t')
  await expect(oldField()).toBeFocused()
  await expect(row()).toHaveCount(0)
  await kasir.keyboard.press('Alt+k')
  await expect(tab('Barang lama')).toHaveCount(0)
})

test('found in its list, and taken back whole', async () => {
  const { nomor, kept } = first
  await open(kasir, `/lihat-tukar-tambah?no_tukar_tambah=${nomor}`)
  const drawer = kasir.getByRole('dialog', { name: `Tukar tambah ${nomor}`, exact: true })
  await expect(drawer).toContainText(kept.jual.no_faktur_jual)
  await expect(drawer).toContainText(kept.beli.no_faktur_beli)
  expect(await seriousFindings(kasir)).toEqual([])
  await kasir.keyboard.press('Alt+x')
  const undo = kasir.getByRole('dialog', { name: `Batalkan Tukar tambah ${nomor}` })
  await undo.getByLabel('Alasan pembatalan').fill('Pelanggan berubah pikiran')
  await kasir.keyboard.press('F10')
  await approve(kasir)
  await expect(drawer.getByText('Batal', { exact: true })).toBeVisible()
  const [line] = kept.beli.barang
  const gone = await shop.told<{ status: string }>('GET', `barang/${line?.kode_barcode}`)
  expect(gone.status).toBe('BATAL')
})

test('the side of a standing exchange says which exchange it belongs to', async () => {
  type List = { data: { no_faktur_jual: string; status: string; no_tukar_tambah: string }[] }
  const days = `tgl_from=${await today()}&tgl_to=${await today()}`
  const { data } = await shop.told<List>('GET', `tukar-tambah?status=SELESAI&limit=1&${days}`)
  const [standing] = data
  await open(kasir, '/batal-penjualan')
  const field = kasir.getByLabel('Cari penjualan')
  await field.fill(standing?.no_faktur_jual ?? '')
  await kasir.keyboard.press('Enter')
  await expect(main(kasir)).toContainText(
    `adalah bagian dari tukar tambah ${standing?.no_tukar_tambah}`,
  )
})

test('a promise that is late costs its penalty a gram, and the working says so', async ({
  request,
}) => {
  const { nomor, barang } = await shop.sold('Ibu Nani', 1, { janji_tukar: await today() })
  const [old] = barang as [Piece]
  const [dear] = shop.unsold() as [Piece]
  const [, tomorrow] = await closeDay(await ownerOf(request, 'SBY'))
  await open(kasir, '/transaksi-penjualan')
  // What is begun before the page has heard of the new day is asked about when it is saved.
  const shown = new Date(tomorrow).toLocaleDateString('id-ID', { day: 'numeric', month: 'short' })
  await expect(kasir.getByRole('banner')).toContainText(shown)
  const target = await brings(nomor, old)
  expect(target).toBeLessThan(old.harga_jual)
  await takes(dear)
  await kasir.keyboard.press('Alt+1')
  await expect(side().getByLabel('Jumlah Tunai')).toBeFocused()
  await kasir.keyboard.press('F10')
  const { kept } = await saved()
  expect(kept.beli.total).toBe(target)
  expect(kept.beli.barang).toMatchObject([{ aturan: { kode: 'F' } }])
})
