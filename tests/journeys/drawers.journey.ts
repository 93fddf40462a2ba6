import { expect, type Page, test } from '@playwright/test'
import { intercept } from './intercept.ts'
import { logIn, open, stands } from './shop.ts'

// What of a document is to be reported is asked beside the document. However late it is told, what
// stands in the drawer by then stays where a hand is about to be.

const TOLD = {
  ...{ nomor: 'FJ-JKT-261129-0001', tgl: '2026-11-29', status: 'TERBUKA', jumlah: 600_000_000 },
  ...{ batas: '2026-12-20', no_laporan: null, tgl_laporan: null, oleh: null },
}
const ASKED = /\/transaksi-besar\/F/

/** The number of the newest of a list. */
const newestOf = (page: Page, list: string, field: string): Promise<string> =>
  page.evaluate(
    async ([from, name]) => {
      const { token } = JSON.parse(localStorage.getItem('userdata') ?? '{}') as { token: string }
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`/api/v1/${from}?limit=1`, { headers })
      const { data } = (await answer.json()) as { data: Record<string, string>[] }
      return data[0]?.[name] ?? ''
    },
    [list, field] as const,
  )

for (const [screen, list, field] of [
  ['/lihat-penjualan', 'penjualan', 'no_faktur_jual'],
  ['/lihat-pembelian', 'pembelian', 'no_faktur_beli'],
  ['/lihat-titipan', 'titipan', 'no_titipan'],
  ['/lihat-hutang', 'hutang', 'no_faktur_hutang'],
] as const) {
  test(`${screen}: nothing in its drawer moves when what is to be reported comes late`, async ({
    page,
  }) => {
    await logIn(page, 'SPV-JKT')
    await open(page, screen)
    const nomor = await newestOf(page, list, field)
    expect(nomor).toMatch(/^F/)
    let tell = () => undefined as unknown
    const late = new Promise(resolve => {
      tell = () => resolve(null)
    })
    await intercept(page, ASKED, async route => {
      await late
      await route.fulfill({ json: [TOLD] })
    })
    const isAsked = page.waitForRequest(ASKED)
    const isRead = page.waitForResponse(new RegExp(`/${list}/${nomor}$`))
    await page.goto(`${screen}?${field}=${nomor}`)
    const drawer = page.getByRole('dialog')
    await Promise.all([isAsked, isRead])
    await stands(page)
    const things = await drawer.locator('button, a, input, dt, dd, th, td').elementHandles()
    const places = () => Promise.all(things.map(thing => thing.boundingBox()))
    const before = await places()
    expect(before).not.toEqual([])
    tell()
    await expect(drawer).toContainText('Laporan PPATK')
    await expect(drawer).toContainText('paling lambat')
    await stands(page)
    const after = await places()
    // what stood for the document until it came is gone
    expect(after.map((place, at) => place ?? before[at])).toEqual(before)
  })
}
