import { addDays } from '@kencana/domain/calendar'
import { expect, type Page, test } from '@playwright/test'
import { lend, letLend } from '../journeys/lent-before.ts'
import { fillDrawer, ownerOf } from '../journeys/next-day.ts'
import { readAs } from '../journeys/read-as.ts'
import { approve, atWork, byHand, open } from '../journeys/shop.ts'
import { askedOfDay, deafTo, hears, knows } from './day-before.ts'
import { pick } from './entry-person.ts'

// Commands that are typed on screens of their own, begun on the day before and found again after a
// reload: they are written on the open day when somebody says so, and not before.

const POKOK = 1_000_000

test.beforeAll(async ({ request }) => {
  const send = await ownerOf(request, 'SBY')
  await letLend(send, 'SBY')
  await fillDrawer(send)
})

interface Work {
  /** Where it is sent to. */
  readonly path: RegExp
  /** Opens it once more, with nothing typed. */
  readonly begin: (page: Page) => Promise<void>
  readonly type: (page: Page) => Promise<void>
  /** What was typed stands. */
  readonly stands: (page: Page) => Promise<void>
  /** Its saving, once the day is agreed to. */
  readonly approves?: true
  readonly done: (page: Page) => Promise<void>
}

/** Typed yesterday, kept over night, saved today after a question. */
async function keptOverNight(page: Page, work: Work): Promise<void> {
  page.on('dialog', leaving => void leaving.accept())
  const { tgl_system: kini } = await readAs<{ tgl_system: string }>(page, 'users/session')
  const kemarin = addDays(kini, -1)
  const sent: (string | undefined)[] = []
  page.on('request', request => {
    if (request.method() === 'GET' || !work.path.test(request.url())) return
    sent.push((request.postDataJSON() as { tgl_system?: string }).tgl_system)
  })
  await deafTo(page, kemarin)
  await work.begin(page)
  await knows(page, kemarin)
  await work.type(page)
  await work.stands(page)

  await hears(page)
  await page.reload()
  await work.begin(page)
  await knows(page, kini)
  const note = page.getByRole('note').filter({ hasText: 'belum disimpan dikembalikan' })
  await expect(note).toBeVisible()
  await work.stands(page)
  await askedOfDay(page, kemarin, 'Belum')
  await work.stands(page)
  expect(sent).toEqual([])
  await askedOfDay(page, kemarin, 'Simpan')
  if (work.approves) await approve(page)
  await work.done(page)
  expect(new Set(sent)).toEqual(new Set([kini]))
  await page.context().close()
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function openLoan(page: Page, nomor: string, key: string, act: string): Promise<void> {
  await open(page, `/lihat-hutang?no_faktur_hutang=${nomor}`)
  await expect(dialog(page, `Hutang ${nomor}`)).toContainText('Pelunasan')
  await page.keyboard.press(key)
  await expect(dialog(page, `${act} ${nomor}`)).toBeVisible()
}

test('a redemption of yesterday is asked for its day', async ({ browser, request }) => {
  const nomor = await lend(await ownerOf(request, 'SBY'), {
    nama: 'Ibu Wartini',
    jumlah_hutang: POKOK,
  })
  const cash = (page: Page) => dialog(page, `Tebus ${nomor}`).getByLabel('Jumlah Tunai')
  await keptOverNight(await atWork(browser, 'SPV-SBY', '/home'), {
    path: /\/tebus(\?|$)/,
    begin: page => openLoan(page, nomor, 'Alt+t', 'Tebus'),
    type: async page => {
      await page.keyboard.press('Alt+1')
      await expect(cash(page)).toBeFocused()
      await byHand(page, '1500000')
    },
    stands: page => expect(cash(page)).toHaveValue(/1,500,000/),
    done: page => expect(dialog(page, 'Penebusan tersimpan')).toBeVisible(),
  })
})

test('a renewal of yesterday is asked for its day', async ({ browser, request }) => {
  const nomor = await lend(await ownerOf(request, 'SBY'), {
    nama: 'Bapak Slamet',
    jumlah_hutang: POKOK,
  })
  const wanted = (page: Page) =>
    dialog(page, `Perpanjang ${nomor}`).getByLabel('Jumlah pinjaman baru')
  await keptOverNight(await atWork(browser, 'SPV-SBY', '/home'), {
    path: /\/perpanjang(\?|$)/,
    begin: page => openLoan(page, nomor, 'Alt+p', 'Perpanjang'),
    type: async page => {
      await expect(wanted(page)).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await byHand(page, '800000')
      const costs = dialog(page, `Perpanjang ${nomor}`).getByRole('status')
      await expect(costs).toContainText('Pilih cara pembayaran')
      await page.keyboard.press('Alt+1')
      await byHand(page, '300000')
    },
    stands: async page => {
      await expect(wanted(page)).toHaveValue(/800,000/)
      const costs = dialog(page, `Perpanjang ${nomor}`).getByRole('status')
      await expect(costs).toContainText('Pelanggan membayar')
    },
    done: page => expect(dialog(page, 'Perpanjangan tersimpan')).toBeVisible(),
  })
})

test('a journal of yesterday is asked for its day', async ({ browser }) => {
  const writing = (page: Page) => dialog(page, 'Tulis jurnal')
  const account = async (page: Page, row: number, text: string) => {
    await pick(writing(page).getByRole('combobox', { name: `Akun ${row}`, exact: true }), text)
  }
  const figure = async (page: Page, label: string) => {
    await writing(page).getByLabel(label, { exact: true }).focus()
    await byHand(page, '4000000')
  }
  await keptOverNight(await atWork(browser, 'OWNER', '/home'), {
    path: /\/ajuan-jurnal(\?|$)/,
    begin: async page => {
      await open(page, '/jurnal-umum')
      await expect(page.getByRole('contentinfo')).toContainText('F6')
      await page.keyboard.press('F6')
      await expect(writing(page).getByLabel('Keterangan')).toBeFocused()
    },
    type: async page => {
      await byHand(page, 'Gaji belum dibayar')
      await account(page, 1, 'Beban Gaji')
      await figure(page, 'Debit 1')
      await account(page, 2, '2101')
      await figure(page, 'Kredit 2')
    },
    stands: async page => {
      await expect(writing(page).getByText('Seimbang: Rp 4,000,000')).toBeVisible()
      await expect(writing(page).getByLabel('Keterangan')).toHaveValue('Gaji belum dibayar')
    },
    done: page => expect(writing(page)).toBeHidden(),
  })
})

test('a balance moved yesterday is asked for its day', async ({ browser, request }) => {
  const send = await ownerOf(request, 'SBY')
  const deposit = async (nama: string): Promise<string> => {
    const { no_titipan } = await send<{ no_titipan: string }>('POST', 'titipan', {
      customer: { nama, telp: '0819 4400 1122' },
      total: 500_000,
      pembayaran: [{ cara: 'TUNAI', jumlah: 500_000 }],
    })
    return no_titipan
  }
  const numbers = {
    'Dari titipan': await deposit('Ibu Mawar'),
    'Ke titipan': await deposit('Rudi'),
  }
  await keptOverNight(await atWork(browser, 'KASIR-SBY', '/home'), {
    path: /\/pengalihan-saldo(\?|$)/,
    begin: page => open(page, '/pengalihan-saldo-uang'),
    type: async page => {
      for (const [label, nomor] of Object.entries(numbers)) {
        await pick(page.getByLabel(label), nomor)
      }
      await page.getByLabel('Alasan').focus()
      await byHand(page, 'Untuk suaminya')
    },
    stands: async page => {
      await expect(page.getByLabel('Alasan')).toHaveValue('Untuk suaminya')
      await expect(page.getByLabel('Jumlah dialihkan')).toHaveValue(/500,000/)
    },
    approves: true,
    done: page => expect(page.getByRole('status', { name: 'Saldo dialihkan' })).toBeVisible(),
  })
})
